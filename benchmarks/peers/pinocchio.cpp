// Pinocchio's side of driver.c. Symmetric results have their upper triangle only, as Pinocchio leaves them.
#include <pinocchio/multibody.hpp>
#include <pinocchio/serialization.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include <cstring>
#include <memory>

namespace {

using Row = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Given = Eigen::Map<const Eigen::VectorXd>;

pinocchio::Model model;
std::unique_ptr<pinocchio::Data> data;

Given given(const double *x) { return Given(x, model.nv); }

void inverse_dynamics(const double *q, const double *v, const double *a, double *out)
{
    Eigen::VectorXd::Map(out, model.nv) = pinocchio::rnea(model, *data, given(q), given(v), given(a));
}

void forward_dynamics(const double *q, const double *v, const double *tau, double *out)
{
    Eigen::VectorXd::Map(out, model.nv) = pinocchio::aba(model, *data, given(q), given(v), given(tau));
}

void mass_matrix(const double *q, const double *, const double *, double *out)
{
    Row::Map(out, model.nv, model.nv) = pinocchio::crba(model, *data, given(q));
}

void mass_matrix_inverse(const double *q, const double *, const double *, double *out)
{
    Row::Map(out, model.nv, model.nv) = pinocchio::computeMinverse(model, *data, given(q));
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
    return nullptr;
}

}
