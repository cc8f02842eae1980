// A file that holds the first puzzles of a series, to be gone on with.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/appended_file.hpp"
#include "cli/arguments.hpp"

namespace retrace::cli {

class ResumedFile {
  public:
    // file().reason() says why it cannot be gone on with.
    ResumedFile(const Arguments& arguments, std::uint64_t seed);

    const AppendedFile& file() const { return file_; }
    bool has_none() const { return has_none_; }                           // of its lines
    const std::vector<std::uint64_t>& hashes() const { return hashes_; }  // of its puzzles

  private:
    bool take(std::string_view line);
    void compare_first(const Arguments& arguments, std::uint64_t seed);

    AppendedFile file_;
    bool has_none_ = false;
    std::string first_{};
    std::vector<std::uint64_t> hashes_{};
};

}  // namespace retrace::cli
