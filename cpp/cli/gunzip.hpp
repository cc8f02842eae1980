// A stream of bytes unpacked as gzip has packed it.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string_view>
#include <vector>

#ifdef RETRACE_WITH_ZLIB
#include <zlib.h>
#endif

namespace retrace::cli {

// Whether this build can unpack.
#ifdef RETRACE_WITH_ZLIB
inline constexpr bool kUnpacks = true;
#else
inline constexpr bool kUnpacks = false;
#endif

class Gunzip {
  public:
    // `head`: bytes of the file that have been read already.
    Gunzip(int descriptor, std::string_view head);
    Gunzip(const Gunzip&) = delete;
    Gunzip& operator=(const Gunzip&) = delete;
#ifdef RETRACE_WITH_ZLIB
    ~Gunzip();
#endif

    // As ::read; EBADMSG where the file is damaged or cut off.
    ssize_t read(char* to, std::size_t most);

#ifdef RETRACE_WITH_ZLIB
  private:
    bool refill();

    int descriptor_;
    std::vector<char> packed_;
    z_stream stream_{};
    bool is_within_ = true;  // a member has begun and not ended
    bool failed_ = false;
#endif
};

}  // namespace retrace::cli
