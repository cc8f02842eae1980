// Where this repository's files are that tests read. Their paths are compiled into one file, so that the others
// are the same in every clone, for a compiler's cache.
#pragma once

#include <string>

namespace retrace {

/// The path of a file of tests/puzzles.
std::string in_puzzles(const std::string& file);

/// The path of a file of docs.
std::string in_docs(const std::string& file);

/// The path of a file of cpp/training/faces; of the folder without a name.
std::string in_digits(const std::string& file);

/// The path of the built command.
std::string command_path();

/// The folder of this repository, and the one in which it is built.
std::string sources_folder();
std::string build_folder();

}  // namespace retrace
