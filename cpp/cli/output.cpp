// Writes all of a buffer, whatever the descriptor is.
#include "cli/output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

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

}  // namespace

Output::Output(int descriptor) : descriptor_(descriptor), is_terminal_(::isatty(descriptor) == 1) {
    buffer_.reserve(kFull + 1024);
}

Output::Output(const std::atomic<bool>& given_up) : given_up_(&given_up) {}

void Output::flush() {
    if (given_up_ != nullptr) return;
    if (error_ == 0) error_ = write_all(descriptor_, buffer_);
    buffer_.clear();
}

ExitCode Output::finish() {
    flush();
    if (error_ == 0 || error_ == EPIPE || error_ == EBADF) return ExitCode::success;
    return fail("standard output", error_);
}

void tell(std::string_view line) {
    write_all(STDERR_FILENO, std::string(line) + '\n');
}

ExitCode fail(std::string_view what, int error) {
    tell("retrace: " + std::string(what) + ": " + std::generic_category().message(error));
    return ExitCode::bad_input;
}

}  // namespace retrace::cli
