// Operations of Pinocchio's algorithms recorded by CasADi, common subexpressions shared.
//
//     casadi MODEL    prints: function mul add div trig
#include <pinocchio/autodiff/casadi.hpp>
#include <pinocchio/multibody.hpp>
#include <pinocchio/serialization.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include <iostream>

using casadi::SX;
using Matrix = Eigen::Matrix<SX, Eigen::Dynamic, Eigen::Dynamic>;
using Vector = Eigen::Matrix<SX, Eigen::Dynamic, 1>;

static SX upper(const Matrix &M)
{
    SX entries(0, 1);
    for (int row = 0; row < M.rows(); ++row)
        for (int column = M.cols() > 1 ? row : 0; column < M.cols(); ++column)
            entries = SX::vertcat({entries, M(row, column)});
    return entries;
}

static void count(const char *name, const std::vector<SX> &inputs, const Matrix &result)
{
    const casadi::Function f(name, inputs, {SX::cse(std::vector<SX>{upper(result)})[0]});
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
}

int main(int, char **words)
{
    pinocchio::Model plain;
    pinocchio::serialization::loadFromText(plain, words[1]);
    const auto model = plain.cast<SX>();
    const int n = model.nv;
    const SX q = SX::sym("q", n), v = SX::sym("v", n), u = SX::sym("u", n);
    Vector Q(n), V(n), U(n);
    for (int i = 0; i < n; ++i) { Q[i] = q(i); V[i] = v(i); U[i] = u(i); }
    pinocchio::DataTpl<SX> data(model);
    count("inverse_dynamics", {q, v, u}, pinocchio::rnea(model, data, Q, V, U));
    count("mass_matrix", {q}, pinocchio::crba(model, data, Q));
    count("forward_dynamics", {q, v, u}, pinocchio::aba(model, data, Q, V, U));
    count("mass_matrix_inverse", {q}, pinocchio::computeMinverse(model, data, Q));
}
