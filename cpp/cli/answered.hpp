// The end of an answer to one puzzle.
#pragma once

#include <string>
#include <utility>

#include "cli/exit_code.hpp"

namespace retrace::cli {

struct Answered {
    Answered(ExitCode code) : exit_code(code) {}
    Answered(ExitCode code, std::string reason) : exit_code(code), refusal(std::move(reason)) {}

    ExitCode exit_code;
    std::string refusal;  // why the puzzle was refused, for standard error
    bool ends = false;    // nothing after it is to be answered
};

}  // namespace retrace::cli
