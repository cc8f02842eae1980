// Unpacks by zlib; members that stand one behind another are one text.
#include "cli/gunzip.hpp"

#include <algorithm>
#include <cerrno>

#include "cli/descriptor.hpp"

namespace retrace::cli {

#ifdef RETRACE_WITH_ZLIB

namespace {
constexpr std::size_t kPacked = std::size_t{1} << 15U;
constexpr int kGzip = 16 + MAX_WBITS;
}  // namespace

Gunzip::Gunzip(int descriptor, std::string_view head)
    : descriptor_(descriptor), packed_(std::max(kPacked, head.size())) {
    std::copy(head.begin(), head.end(), packed_.begin());
    stream_.next_in = reinterpret_cast<Bytef*>(packed_.data());
    stream_.avail_in = static_cast<uInt>(head.size());
    failed_ = inflateInit2(&stream_, kGzip) != Z_OK;
}

Gunzip::~Gunzip() {
    inflateEnd(&stream_);
}

// False at the end of the file or after an error, which `errno` has.
bool Gunzip::refill() {
    const ssize_t count = read_some(descriptor_, packed_.data(), packed_.size());
    if (count == 0) errno = 0;
    if (count <= 0) return false;
    stream_.next_in = reinterpret_cast<Bytef*>(packed_.data());
    stream_.avail_in = static_cast<uInt>(count);
    return true;
}

ssize_t Gunzip::read(char* to, std::size_t most) {
    stream_.next_out = reinterpret_cast<Bytef*>(to);
    stream_.avail_out = static_cast<uInt>(most);
    while (!failed_ && stream_.avail_out == most) {
        if (stream_.avail_in == 0 && !refill()) {
            if (errno == 0 && !is_within_) return 0;
            if (errno == 0) errno = EBADMSG;
            return -1;
        }
        const int result = inflate(&stream_, Z_NO_FLUSH);
        is_within_ = result != Z_STREAM_END;
        failed_ = result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR;
        if (result == Z_STREAM_END) failed_ = inflateReset(&stream_) != Z_OK;
    }
    if (stream_.avail_out < most) return static_cast<ssize_t>(most - stream_.avail_out);
    errno = EBADMSG;
    return -1;
}

#else

Gunzip::Gunzip(int /*descriptor*/, std::string_view /*head*/) {}
ssize_t Gunzip::read(char* /*to*/, std::size_t /*most*/) {
    errno = EBADMSG;
    return -1;
}

#endif

}  // namespace retrace::cli
