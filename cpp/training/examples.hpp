// The examples that digits are drawn from: printed faces, faces that look written, and digits that people wrote.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "training/faces.hpp"
#include "training/hands.hpp"

namespace retrace::training {

struct Examples {
    std::vector<Face> faces;
    std::vector<Hand> scripts;
    std::vector<Hand> hands;
    std::vector<Hand> rules;  // written by rule
};

// From SET-faces.png, SET-scripts.png and SET-hands.png in a folder. Nothing where one cannot be read.
std::optional<Examples> read_examples(const std::string& folder, const std::string& set);

enum class Look : std::uint8_t { printed, written };

}  // namespace retrace::training
