// English has the system's own words. The system has Korean ones only where its language packs are installed.
#include "cli/system_error.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

#include "cli/words.hpp"

namespace retrace::cli {
namespace {

struct SystemError {
    int error;
    std::string_view korean;
};

// Those that opening, reading, locking and writing of files give.
constexpr std::array kSystemErrors{
    SystemError{EACCES, "권한이 없습니다"},
    SystemError{EAGAIN, "다른 프로세스가 쓰고 있습니다"},
    SystemError{EBADF, "닫혀 있습니다"},
    SystemError{EBUSY, "다른 프로세스가 쓰고 있습니다"},
    SystemError{EEXIST, "이미 있습니다"},
    SystemError{EFBIG, "파일이 너무 큽니다"},
    SystemError{EIO, "입출력 오류입니다"},
    SystemError{EISDIR, "폴더입니다"},
    SystemError{ELOOP, "심볼릭 링크가 돌고 돕니다"},
    SystemError{EMFILE, "열린 파일이 너무 많습니다"},
    SystemError{ENAMETOOLONG, "이름이 너무 깁니다"},
    SystemError{ENFILE, "시스템에 열린 파일이 너무 많습니다"},
    SystemError{ENODEV, "그런 장치가 없습니다"},
    SystemError{ENOENT, "그런 파일이나 폴더가 없습니다"},
    SystemError{ENOMEM, "메모리가 모자랍니다"},
    SystemError{ENOSPC, "디스크에 남은 공간이 없습니다"},
    SystemError{ENOTDIR, "폴더가 아닙니다"},
    SystemError{ENXIO, "그런 장치가 없습니다"},
    SystemError{EPERM, "허용되지 않은 작업입니다"},
    SystemError{EROFS, "읽기 전용 파일 시스템입니다"},
    SystemError{ETXTBSY, "실행 중인 파일입니다"},
};

}  // namespace

std::string words_of_system(int error) {
    std::string own = std::generic_category().message(error);
    const auto* const known =
        std::find_if(kSystemErrors.begin(), kSystemErrors.end(),
                     [error](const SystemError& each) { return each.error == error; });
    if (known == kSystemErrors.end()) return own;
    return said({own, known->korean});
}

}  // namespace retrace::cli
