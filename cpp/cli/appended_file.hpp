// A file of lines that an earlier run began, to be appended to.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "cli/exit_code.hpp"

namespace retrace::cli {

// Belongs to one process for as long as it is open.
class AppendedFile {
  public:
    // Makes the file where it is not there.
    explicit AppendedFile(std::string_view path);
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;
    ~AppendedFile();

    // Shows each whole line; where `take` refuses one, the reason is `refusal`.
    void read(const std::function<bool(std::string_view)>& take, const std::string& refusal);
    void refuse(std::string reason) { reason_ = std::move(reason); }
    // The last whole line is to be taken away, too.
    void drop_last();
    // Takes away what is dropped, and a last line that was not written to its end.
    void cut();
    // Writes a dropped line again where nothing was written since the cut.
    void put_back(std::string_view line);

    // Why it cannot be gone on with; empty where it can. It is then as it was.
    const std::string& reason() const { return reason_; }
    // Tells the reason on standard error.
    ExitCode tell_reason() const;

    int descriptor() const { return descriptor_; }  // writes go to its end
    std::uint64_t lines() const { return lines_; }

  private:
    std::string path_;
    std::string reason_{};
    std::uint64_t bad_line_ = 0;  // the line that is the reason; 0 where no line is
    int descriptor_ = -1;
    std::uint64_t lines_ = 0;
    std::uint64_t bytes_ = 0;        // of whole lines
    std::uint64_t last_begins_ = 0;  // bytes before the last one of them
};

}  // namespace retrace::cli
