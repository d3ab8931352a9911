// Pinocchio's algorithms recorded by CasADi, common subexpressions shared: writes them as C and counts their operations.
//
//     casadi MODEL FILE.c    prints: function mul add div trig
//
// A function gives one vector: its matrices row by row, one after the other; symmetric ones from their upper triangle,
// which is what Pinocchio computes.
#include <pinocchio/autodiff/casadi.hpp>
#include <pinocchio/multibody.hpp>
#include <pinocchio/serialization.hpp>

#include <pinocchio/algorithm/aba-derivatives.hpp>
#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include <filesystem>
#include <iostream>

using casadi::SX;
using Matrix = Eigen::Matrix<SX, Eigen::Dynamic, Eigen::Dynamic>;
using Vector = Eigen::Matrix<SX, Eigen::Dynamic, 1>;

static SX whole(const Matrix &M)
{
    std::vector<SX> entries;
    for (int row = 0; row < M.rows(); ++row)
        for (int column = 0; column < M.cols(); ++column)
            entries.push_back(M(row, column));
    return SX::vertcat(entries);
}

static SX symmetric(const Matrix &M)
{
    return whole(M.triangularView<Eigen::Upper>().toDenseMatrix().selfadjointView<Eigen::Upper>());
}

static casadi::Function made(const char *name, const std::vector<SX> &inputs, const std::vector<SX> &results)
{
    const casadi::Function f(name, inputs, {SX::densify(SX::cse(std::vector<SX>{SX::vertcat(results)})[0])});
    int mul = 0, add = 0, div = 0, trig = 0;
    for (casadi_int k = 0; k < f.n_instructions(); ++k) {
        switch (f.instruction_id(k)) {
        case casadi::OP_MUL: case casadi::OP_SQ: ++mul; break;
        case casadi::OP_ADD: case casadi::OP_SUB: case casadi::OP_TWICE: ++add; break;
        case casadi::OP_DIV: case casadi::OP_INV: ++div; break;
        case casadi::OP_SIN: case casadi::OP_COS: ++trig; break;
        default: break;
        }
    }
    std::cout << name << " " << mul << " " << add << " " << div << " " << trig << "\n";
    return f;
}

int main(int, char **words)
{
    pinocchio::Model plain;
    pinocchio::serialization::loadFromText(plain, words[1]);
    const auto model = plain.cast<SX>();
    const int n = model.nv;
    const SX q = SX::sym("q", model.nq), v = SX::sym("v", n), u = SX::sym("u", n);
    Vector Q(model.nq), V(n), U(n);
    for (int i = 0; i < model.nq; ++i) Q[i] = q(i);
    for (int i = 0; i < n; ++i) { V[i] = v(i); U[i] = u(i); }
    pinocchio::DataTpl<SX> data(model);
    const std::filesystem::path file = words[2];
    casadi::CodeGenerator written(file.filename().string());
    written.add(made("inverse_dynamics", {q, v, u}, {whole(pinocchio::rnea(model, data, Q, V, U))}));
    written.add(made("mass_matrix", {q, v, u}, {symmetric(pinocchio::crba(model, data, Q))}));
    written.add(made("forward_dynamics", {q, v, u}, {whole(pinocchio::aba(model, data, Q, V, U))}));
    written.add(made("mass_matrix_inverse", {q, v, u}, {symmetric(pinocchio::computeMinverse(model, data, Q))}));
    pinocchio::computeRNEADerivatives(model, data, Q, V, U);
    written.add(made("inverse_dynamics_derivatives", {q, v, u}, {whole(data.dtau_dq), whole(data.dtau_dv), symmetric(data.M)}));
    pinocchio::computeABADerivatives(model, data, Q, V, U);
    written.add(made("forward_dynamics_derivatives", {q, v, u}, {whole(data.ddq_dq), whole(data.ddq_dv), symmetric(data.Minv)}));
    written.generate(file.parent_path().string() + "/");
}
