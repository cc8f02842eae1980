// English has the system's own words. The system has others only where its language packs are installed.
#include "cli/system_error.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

struct SystemError {
    int error;
    Text text;
};

// Those that opening, reading, locking and writing of files give.
constexpr std::array kSystemErrors{
    SystemError{EACCES, "command/errors/EACCES"},
    SystemError{EAGAIN, "command/errors/EAGAIN"},
    SystemError{EBADF, "command/errors/EBADF"},
    SystemError{EBUSY, "command/errors/EBUSY"},
    SystemError{EEXIST, "command/errors/EEXIST"},
    SystemError{EFBIG, "command/errors/EFBIG"},
    SystemError{EIO, "command/errors/EIO"},
    SystemError{EISDIR, "command/errors/EISDIR"},
    SystemError{ELOOP, "command/errors/ELOOP"},
    SystemError{EMFILE, "command/errors/EMFILE"},
    SystemError{ENAMETOOLONG, "command/errors/ENAMETOOLONG"},
    SystemError{ENFILE, "command/errors/ENFILE"},
    SystemError{ENODEV, "command/errors/ENODEV"},
    SystemError{ENOENT, "command/errors/ENOENT"},
    SystemError{ENOMEM, "command/errors/ENOMEM"},
    SystemError{ENOSPC, "command/errors/ENOSPC"},
    SystemError{ENOTDIR, "command/errors/ENOTDIR"},
    SystemError{ENXIO, "command/errors/ENXIO"},
    SystemError{EPERM, "command/errors/EPERM"},
    SystemError{EROFS, "command/errors/EROFS"},
    SystemError{ETXTBSY, "command/errors/ETXTBSY"},
};

}  // namespace

std::string words_of_system(int error) {
    const auto* const known = std::ranges::find(kSystemErrors, error, &SystemError::error);
    const bool is_ours = language() != 0 && known != kSystemErrors.end();
    return is_ours ? said(known->text) : std::generic_category().message(error);
}

}  // namespace retrace::cli
