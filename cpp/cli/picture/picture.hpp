// Reads a PNG, JPEG, WebP, GIF or AVIF file to grey levels.
#pragma once

#include <string>
#include <variant>

#include "cli/exit_code.hpp"
#include "scan/plane.hpp"

namespace retrace::cli {

struct PictureError {
    std::string reason;
    ExitCode exit_code = ExitCode::bad_input;
};

using PictureResult = std::variant<scan::Bytes, PictureError>;

// At the size that scanning works at. "-": standard input.
PictureResult read_picture(const std::string& file);

}  // namespace retrace::cli
