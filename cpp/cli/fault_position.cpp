// The form that compilers tell theirs in, so that editors find the line.
#include "cli/fault_position.hpp"

#include "cli/output.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {

std::string line_too_long() {
    return said("command/input/line-too-long");
}

std::string_view name_of_input(std::string_view file) {
    return file == "-" ? "<stdin>" : file;
}

void tell_of(std::string_view file, FaultPosition position, std::string_view reason) {
    std::string text(name_of_input(file));
    text += ':' + std::to_string(position.line);
    if (position.column > 0) text += ':' + std::to_string(position.column);
    text += ": ";
    text += reason;
    tell(text);
}

}  // namespace retrace::cli
