// Standard output, buffered, or kept to be written later.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <utility>

#include "cli/exit_code.hpp"
#include "cli/interrupt.hpp"

namespace retrace::cli {

// Stops quietly when its reader has gone: writes after that do nothing.
class Output {
  public:
    explicit Output(int descriptor);

    // Keeps all that is written, for as long as anybody wants it.
    explicit Output(const std::atomic<bool>& given_up);
    std::string take() { return std::move(buffer_); }

    // Writes nothing after an interrupt, since the text may not be whole then.
    void write(std::string_view text) {
        if (!interrupted && !is_closed_) write_known(text);
    }

    // Writes a text that is known to be whole, after an interrupt, too.
    void write_known(std::string_view text) {
        buffer_ += text;
        if (buffer_.size() >= kFull) flush();
    }

    // A puzzle is answered: someone who sits before a terminal sees it now.
    void end_answer() {
        if (is_terminal_) flush();
    }

    void flush();

    bool is_open() const {
        return error_ == 0 && !is_closed_ && !interrupted && (given_up_ == nullptr || !*given_up_);
    }

    // Drops all that is written from now on.
    void close() {
        flush();
        is_closed_ = true;
    }

    // Writes what is left. Reports a failure, except that the reader has gone.
    ExitCode finish();

  private:
    static constexpr std::size_t kFull = std::size_t{1} << 16U;

    int descriptor_ = -1;
    bool is_terminal_ = false;
    const std::atomic<bool>* given_up_ = nullptr;  // where it is kept
    int error_ = 0;
    bool is_closed_ = false;
    std::string buffer_;
};

// Standard error, a line at once.
void tell(std::string_view line);

// Shows a line on a terminal's standard error in place of the one before; an empty text clears it.
void show_status(std::string_view status);

// Tells why the system could not do something with `what`, and gives the code.
ExitCode fail(std::string_view what, int error, ExitCode exit_code = ExitCode::not_done);

// An error of reading or writing, of errno or of file_kind.hpp, in the locale's language.
std::string reason_of(int error);

}  // namespace retrace::cli
