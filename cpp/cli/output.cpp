// Writes all of a buffer, whatever the descriptor is.
#include "cli/output.hpp"

#include "cli/file_kind.hpp"
#include "cli/system_error.hpp"
#include "cli/texts.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <mutex>
#include <utility>

namespace retrace::cli {
namespace {

// Returns 0, or errno.
int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            pollfd wait{descriptor, POLLOUT, 0};
            ::poll(&wait, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

// Back to the line's start, and nothing behind it.
constexpr std::string_view kToLineStart = "\r\x1b[K";

std::mutex telling;
bool is_status_shown = false;
bool is_line_open = false;  // an answer on the terminal has not come to its end

}  // namespace

Output::Output(int descriptor) : descriptor_(descriptor), is_terminal_(::isatty(descriptor) == 1) {
    buffer_.reserve(kFull + 1024);
}

Output::Output(const std::atomic<bool>& given_up) : given_up_(&given_up) {}

void Output::flush() {
    if (given_up_ != nullptr) return;
    if (is_terminal_ && !buffer_.empty()) {
        const std::scoped_lock lock(telling);
        if (std::exchange(is_status_shown, false)) write_all(STDERR_FILENO, kToLineStart);
        if (error_ == 0) error_ = write_all(descriptor_, buffer_);
        is_line_open = buffer_.back() != '\n';
    } else if (error_ == 0) {
        error_ = write_all(descriptor_, buffer_);
    }
    buffer_.clear();
}

ExitCode Output::finish() {
    if (interrupted) {
        // A line may have been cut; what stands before it is whole.
        const std::size_t end = buffer_.rfind('\n');
        if (end != std::string::npos) buffer_.resize(end + 1);
    }
    flush();
    if (error_ == 0 || error_ == EPIPE) return ExitCode::success;
    return fail(said("command/output/standard"), error_, ExitCode::not_written);
}

void tell(std::string_view line) {
    const std::scoped_lock lock(telling);
    const std::string_view before = std::exchange(is_status_shown, false) ? kToLineStart : "";
    write_all(STDERR_FILENO, std::string(before) + std::string(line) + '\n');
}

void show_status(std::string_view status) {
    const std::scoped_lock lock(telling);
    if (is_line_open || (status.empty() && !is_status_shown)) return;
    write_all(STDERR_FILENO, std::string(kToLineStart) + std::string(status));
    is_status_shown = !status.empty();
}

std::string reason_of(int error) {
    if (error == EBADMSG) return sentence_of("file-kinds/damaged");
    const FileKind kind = kind_of_error(error);
    return kind == FileKind::unknown ? words_of_system(error) : words_of(kind);
}

ExitCode fail(std::string_view what, int error, ExitCode exit_code) {
    tell("retrace: " + std::string(what) + ": " + reason_of(error));
    return exit_code;
}

}  // namespace retrace::cli
