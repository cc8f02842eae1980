// A file that holds the first puzzles of a series, to be gone on with.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/arguments.hpp"

namespace retrace::cli {

// Belongs to one process for as long as it is open.
class ResumedFile {
  public:
    // Makes the file where it is not there; takes away a last line that was not written to its end. reason() is then empty.
    ResumedFile(const Arguments& arguments, std::uint64_t seed);
    ResumedFile(const ResumedFile&) = delete;
    ResumedFile& operator=(const ResumedFile&) = delete;
    ~ResumedFile();

    // Why it cannot be gone on with; empty where it can. It is then as it was.
    const std::string& reason() const { return reason_; }
    // The line that is the reason; 0 where no line is.
    std::uint64_t bad_line() const { return bad_line_; }

    int descriptor() const { return descriptor_; }  // writes go to its end
    std::uint64_t lines() const { return lines_; }
    bool has_none() const { return has_none_; }                           // of its lines
    const std::vector<std::uint64_t>& hashes() const { return hashes_; }  // of its puzzles

  private:
    void open(const std::string& path);
    void read();
    bool take(std::string_view line);
    void compare_first(const Arguments& arguments, std::uint64_t seed);

    std::string reason_;
    std::uint64_t bad_line_ = 0;
    int descriptor_ = -1;
    std::uint64_t lines_ = 0;
    std::uint64_t bytes_ = 0;  // of whole lines
    bool has_none_ = false;
    std::string first_;
    std::vector<std::uint64_t> hashes_;
};

}  // namespace retrace::cli
