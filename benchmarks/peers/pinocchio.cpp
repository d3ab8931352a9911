// Pinocchio's side of driver.c. Results stay in its data, where its users read them; `collect` copies them after the clock
// has stopped. Symmetric results have their upper triangle only, as Pinocchio leaves them.
#include <pinocchio/multibody.hpp>
#include <pinocchio/serialization.hpp>

#include <pinocchio/algorithm/aba-derivatives.hpp>
#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include <cstring>
#include <memory>

namespace {

using Row = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Given = Eigen::Map<const Eigen::VectorXd>;

pinocchio::Model model;
std::unique_ptr<pinocchio::Data> data;

Given given(const double *x) { return Given(x, model.nv); }

Given at(const double *q) { return Given(q, model.nq); }

void inverse_dynamics(const double *q, const double *v, const double *a, double *)
{
    pinocchio::rnea(model, *data, at(q), given(v), given(a));
}

void forward_dynamics(const double *q, const double *v, const double *tau, double *)
{
    pinocchio::aba(model, *data, at(q), given(v), given(tau));
}

void mass_matrix(const double *q, const double *, const double *, double *)
{
    pinocchio::crba(model, *data, at(q));
}

void mass_matrix_inverse(const double *q, const double *, const double *, double *)
{
    pinocchio::computeMinverse(model, *data, at(q));
}

void inverse_dynamics_derivatives(const double *q, const double *v, const double *a, double *)
{
    pinocchio::computeRNEADerivatives(model, *data, at(q), given(v), given(a));
}

void forward_dynamics_derivatives(const double *q, const double *v, const double *tau, double *)
{
    pinocchio::computeABADerivatives(model, *data, at(q), given(v), given(tau));
}

} // namespace

extern "C" {

typedef void function(const double *q, const double *v, const double *u, double *out);

void start(const char *file)
{
    pinocchio::serialization::loadFromText(model, file);
    data = std::make_unique<pinocchio::Data>(model);
}

function *function_named(const char *name)
{
    if (!std::strcmp(name, "inverse_dynamics")) return inverse_dynamics;
    if (!std::strcmp(name, "forward_dynamics")) return forward_dynamics;
    if (!std::strcmp(name, "mass_matrix")) return mass_matrix;
    if (!std::strcmp(name, "mass_matrix_inverse")) return mass_matrix_inverse;
    if (!std::strcmp(name, "inverse_dynamics_derivatives")) return inverse_dynamics_derivatives;
    if (!std::strcmp(name, "forward_dynamics_derivatives")) return forward_dynamics_derivatives;
    return nullptr;
}

void collect(const char *name, double *out)
{
    const int n = model.nv, size = n * n;
    if (!std::strcmp(name, "inverse_dynamics")) Eigen::VectorXd::Map(out, n) = data->tau;
    if (!std::strcmp(name, "forward_dynamics")) Eigen::VectorXd::Map(out, n) = data->ddq;
    if (!std::strcmp(name, "mass_matrix")) Row::Map(out, n, n) = data->M;
    if (!std::strcmp(name, "mass_matrix_inverse")) Row::Map(out, n, n) = data->Minv;
    if (!std::strcmp(name, "inverse_dynamics_derivatives")) {
        Row::Map(out, n, n) = data->dtau_dq;
        Row::Map(out + size, n, n) = data->dtau_dv;
        Row::Map(out + 2 * size, n, n) = data->M;
    }
    if (!std::strcmp(name, "forward_dynamics_derivatives")) {
        Row::Map(out, n, n) = data->ddq_dq;
        Row::Map(out + size, n, n) = data->ddq_dv;
        Row::Map(out + 2 * size, n, n) = data->Minv;
    }
}

}
