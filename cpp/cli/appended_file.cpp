// Locks the file, so that two runs never write the same lines.
#include "cli/appended_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "cli/fault_position.hpp"
#include "cli/input_lines.hpp"
#include "cli/output.hpp"
#include "cli/system_error.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

constexpr mode_t kReadable = 0666;  // less what the umask takes

std::string error_text() {
    return words_of_system(errno);
}

}  // namespace

AppendedFile::AppendedFile(std::string_view path) : path_(path) {
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kReadable);
    struct stat facts {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &facts) != 0) {
        reason_ = error_text();
    } else if (!S_ISREG(facts.st_mode)) {
        reason_ = said("command/resume/no-file");
    } else if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        reason_ = said("command/resume/in-use");
    }
}

AppendedFile::~AppendedFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void AppendedFile::read(const std::function<bool(std::string_view)>& take,
                        const std::string& refusal) {
    if (!reason_.empty()) return;
    struct stat facts {};
    if (::fstat(descriptor_, &facts) != 0) reason_ = error_text();
    const auto size = static_cast<std::uint64_t>(facts.st_size);
    InputLines input(descriptor_);
    while (reason_.empty() && input.read_more()) {
        while (const auto line = input.take()) {
            const std::uint64_t end = bytes_ + line->text.size() + 1;
            if (end > size) break;  // the last one, cut off
            if (line->too_long || !take(line->text)) {
                reason_ = line->too_long ? line_too_long() : refusal;
                bad_line_ = lines_ + 1;
                return;
            }
            last_begins_ = std::exchange(bytes_, end);
            ++lines_;
        }
    }
    if (input.error() != 0) reason_ = reason_of(input.error());
}

void AppendedFile::drop_last() {
    bytes_ = last_begins_;
    --lines_;
}

void AppendedFile::cut() {
    if (!reason_.empty()) return;
    if (::ftruncate(descriptor_, static_cast<off_t>(bytes_)) != 0) reason_ = error_text();
}

void AppendedFile::put_back(std::string_view line) {
    struct stat facts {};
    if (::fstat(descriptor_, &facts) != 0 || facts.st_size != static_cast<off_t>(bytes_)) return;
    Output output(descriptor_);
    output.write_known(line);
    output.flush();
}

ExitCode AppendedFile::tell_reason() const {
    if (bad_line_ > 0) {
        tell_of(path_, {bad_line_, 1}, reason_);
    } else {
        tell("retrace: " + path_ + ": " + reason_);
    }
    return ExitCode::not_done;
}

}  // namespace retrace::cli
