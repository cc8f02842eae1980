// The form that compilers tell theirs in, so that editors find the place.
#include "cli/bad_place.hpp"

#include <string>

#include "cli/output.hpp"

namespace retrace::cli {

std::string_view name_of_input(std::string_view file) {
    return file == "-" ? "<stdin>" : file;
}

void tell_of(std::string_view file, Place place, std::string_view reason) {
    std::string text(name_of_input(file));
    text += ':' + std::to_string(place.line);
    if (place.column > 0) text += ':' + std::to_string(place.column);
    text += ": ";
    text += reason;
    tell(text);
}

}  // namespace retrace::cli
