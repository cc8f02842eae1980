// The progress of answers in files that are read.
#pragma once

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/arguments.hpp"
#include "cli/progress.hpp"

namespace retrace::cli {

// How far the answers are in all files, by bytes; nothing is known of what is no plain file.
class Way {
  public:
    explicit Way(const Arguments& arguments) {
        if (arguments.files.empty()) whole_ = size_of_file("-");
        for (const std::string_view file : arguments.files) whole_ += size_of_file(file);
    }

    void begin(std::string_view file) {
        before_ = before_ + size_;
        size_ = whole_ > 0 ? size_of_file(file) : 0;
        lines_ = 0;
        bytes_ = 0;
        read_ = 0;
        answered_ = 0;
        lines_each_ = 1;
    }

    // A line more was read.
    void read(std::string_view line) {
        bytes_ += static_cast<double>(line.size() + 1);
        ++read_;
        if (size_ > 0) lines_ = read_ * size_ / bytes_;
    }

    // So many puzzles and errors are in the lines read.
    void has(std::size_t results) {
        lines_each_ = read_ / static_cast<double>(std::max<std::size_t>(results, 1));
    }

    void answered(std::size_t count, std::size_t line) {
        progress_.add(count);
        answered_ = static_cast<double>(line);
        reach(static_cast<double>(line));
    }

    // So much of the answer that is worked on is done, and so many of what `counted` names.
    void works_on(double share, Text counted, std::uint64_t count) {
        progress_.count(counted, count);
        progress_.reach_in_answer(whole_ > 0 ? 0 : share);
        if (share > 0) reach(answered_ + share * lines_each_);
    }

  private:
    void reach(double line) {
        const double lines = lines_;
        if (lines > 0) {
            const double part = std::min(line / lines, 1.0);
            progress_.reach((before_ + part * size_) / whole_);
        }
    }

    static double size_of_file(std::string_view file) {
        struct stat facts {};
        // How long the text is that gzip has packed is not known.
        if (file.ends_with(".gz")) return 0;
        // Standard input may be a file, too, as in `retrace rate < FILE`.
        const int failed =
            file == "-" ? ::fstat(STDIN_FILENO, &facts) : ::stat(std::string(file).c_str(), &facts);
        const bool is_plain = failed == 0 && S_ISREG(facts.st_mode);
        return is_plain ? static_cast<double>(facts.st_size) : 0;
    }

    double whole_ = 0;
    double bytes_ = 0;                    // read of this file
    double read_ = 0;                     // lines of it
    std::atomic<double> answered_ = 0;    // the line of the puzzle answered last
    std::atomic<double> lines_each_ = 1;  // of a puzzle
    std::atomic<double> before_ = 0;      // bytes of the files that are done
    std::atomic<double> size_ = 0;
    std::atomic<double> lines_ = 0;  // that the file will have had, as far as can be told
    Progress progress_;
};

}  // namespace retrace::cli
