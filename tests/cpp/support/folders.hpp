// The paths of this repository's files that tests read. They are compiled into one file alone, so that a compiler's cache
// finds the other files the same in every clone.
#pragma once

#include <string>

namespace retrace {

/// The path of a file of tests/puzzles.
std::string in_puzzles(const std::string& file);

/// The path of a file of docs.
std::string in_docs(const std::string& file);

/// The path of a file of cpp/training/faces, or of the folder itself where the name is empty.
std::string in_digits(const std::string& file);

/// The path of the built command.
std::string command_path();

/// The folders of this repository and of its build.
std::string sources_folder();
std::string build_folder();

}  // namespace retrace
