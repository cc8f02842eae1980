// One example to train on: a digit as a bad photo shows it, or something that is none.
#pragma once

#include "scan/patch.hpp"
#include "training/examples.hpp"
#include "training/random.hpp"

namespace retrace::training {

struct Sample {
    scan::Patch patch;
    int label = 0;              // 1 to 9; 0: not a digit
    Look look = Look::printed;  // of a digit
};

Sample sample_of(const Examples& examples, Look look, Random& random);

}  // namespace retrace::training
