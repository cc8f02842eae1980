// Reads the whole file, since no puzzle to come may be like one in it.
#include "cli/resume.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/fault_position.hpp"
#include "cli/input_lines.hpp"
#include "cli/output.hpp"
#include "cli/words.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/canonical.hpp"
#include "sudoku/generate/generator.hpp"

namespace retrace::cli {
namespace {

constexpr std::string_view kNone = "none";
constexpr mode_t kReadable = 0666;  // less what the umask takes

std::string error_text() {
    return std::generic_category().message(errno);
}

}  // namespace

ResumedFile::ResumedFile(const Arguments& arguments, std::uint64_t seed) {
    open(std::string(arguments.resumed));
    if (reason_.empty()) read();
    if (reason_.empty() && lines_ > 0) compare_first(arguments, seed);
    if (reason_.empty() && ::ftruncate(descriptor_, static_cast<off_t>(bytes_)) != 0) {
        reason_ = error_text();
    }
}

ResumedFile::~ResumedFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void ResumedFile::open(const std::string& path) {
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kReadable);
    struct stat facts {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &facts) != 0) {
        reason_ = error_text();
    } else if (!S_ISREG(facts.st_mode)) {
        reason_ = said({"not a file that can be continued", "이어서 쓸 수 있는 파일이 아닙니다"});
    } else if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        reason_ =
            said({"another process is writing it", "다른 프로세스가 이 파일에 쓰고 있습니다"});
    }
}

void ResumedFile::read() {
    struct stat facts {};
    if (::fstat(descriptor_, &facts) != 0) reason_ = error_text();
    const auto size = static_cast<std::uint64_t>(facts.st_size);
    InputLines input(descriptor_);
    while (reason_.empty() && input.read_more()) {
        while (const auto line = input.take()) {
            const std::uint64_t end = bytes_ + line->text.size() + 1;
            if (end > size) break;  // the last one, cut off
            if (line->too_long || !take(line->text)) {
                reason_ = line->too_long
                              ? line_too_long()
                              : said({"not a puzzle of a series", "이어서 만들던 퍼즐이 아닙니다"});
                bad_line_ = lines_ + 1;
                return;
            }
            bytes_ = end;
            ++lines_;
        }
    }
    if (input.error() != 0) reason_ = reason_of(input.error());
}

bool ResumedFile::take(std::string_view line) {
    if (lines_ == 0) first_ = line;
    if (line == kNone) {
        has_none_ = true;
        return true;
    }
    const auto puzzle = Grid::from_line(line);
    const auto solution = puzzle ? engine::first_solution(*puzzle) : std::nullopt;
    if (!solution) return false;
    hashes_.push_back(generate::hash_of(generate::canonical_form(*puzzle, *solution)));
    return true;
}

// Without this check a series of another seed or order would be continued silently.
void ResumedFile::compare_first(const Arguments& arguments, std::uint64_t seed) {
    const auto generator = std::make_unique<generate::Generator>(
        arguments.wanted, generate::seed_in_series(seed, 1), arguments.tries);
    while (!generator->run(kSliceSteps)) continue;
    const Grid* puzzle = generator->puzzle();
    if ((puzzle != nullptr ? puzzle->to_line() : kNone) == first_) return;
    reason_ = said({"the file does not begin with the first puzzle of this seed and these options",
                    "파일의 첫 퍼즐이 이 시드와 이 옵션의 첫 퍼즐이 아닙니다"});
}

}  // namespace retrace::cli
