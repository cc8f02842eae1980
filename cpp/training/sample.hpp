// One example to train on: a digit as a bad photo shows it, or something that is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scan/patch.hpp"
#include "training/faces.hpp"
#include "training/hands.hpp"
#include "training/random.hpp"

namespace retrace::training {

// The examples that digits are drawn from: printed faces, faces that look written, and digits that people wrote.
struct Examples {
    std::vector<Face> faces;
    std::vector<Hand> scripts;
    std::vector<Hand> hands;
    std::vector<Hand> rules;  // written by rule
};

// From SET-faces.png, SET-scripts.png and SET-hands.png in a folder. Nothing where one cannot be read.
std::optional<Examples> read_examples(const std::string& folder, const std::string& set);

enum class Look : std::uint8_t { printed, written };

struct Sample {
    scan::Patch patch;
    int label = 0;              // 1 to 9; 0: not a digit
    Look look = Look::printed;  // of a digit
};

Sample sample_of(const Examples& examples, Look look, Random& random);

}  // namespace retrace::training
