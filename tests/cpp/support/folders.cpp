#include "support/folders.hpp"

namespace retrace {

std::string in_puzzles(const std::string& file) {
    return RETRACE_PUZZLES "/" + file;
}
std::string in_docs(const std::string& file) {
    return RETRACE_DOCS "/" + file;
}
std::string in_digits(const std::string& file) {
    return RETRACE_DIGITS "/" + file;
}
std::string command_path() {
    return RETRACE_COMMAND;
}
std::string sources_folder() {
    return RETRACE_SOURCES;
}
std::string build_folder() {
    return RETRACE_BUILD;
}

}  // namespace retrace
