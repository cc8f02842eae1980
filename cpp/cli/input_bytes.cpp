// Looks at the first bytes once; a plain file is read straight into its reader's memory.
#include "cli/input_bytes.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "cli/descriptor.hpp"
#include "cli/file_kind.hpp"
#include "cli/gunzip.hpp"
#include "sudoku/text/characters.hpp"

namespace retrace::cli {
namespace {

constexpr unsigned char kGzip1 = 0x1f;
constexpr unsigned char kGzip2 = 0x8b;
constexpr char32_t kReplacement = 0xfffd;

unsigned char byte_at(const char* text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

constexpr std::string_view kLittle32{"\xff\xfe\0\0", 4};
constexpr std::string_view kBig32{"\0\0\xfe\xff", 4};

// Whether these four bytes are two characters of ASCII in UTF-16.
bool is_wide_ascii(std::string_view head) {
    const auto is_ascii = [](char c) {
        return (c >= ' ' && c <= '~') || c == '\t' || c == '\n' || c == '\r';
    };
    const auto is_pair = [&](char character, char zero) {
        return zero == 0 && is_ascii(character);
    };
    return (is_pair(head[0], head[1]) && is_pair(head[2], head[3])) ||
           (is_pair(head[1], head[0]) && is_pair(head[3], head[2]));
}

}  // namespace

InputBytes::InputBytes(int descriptor) : descriptor_(descriptor) {}
InputBytes::~InputBytes() = default;

ssize_t InputBytes::read(char* to, std::size_t most) {
    if (is_first_) return read_first(to, most);
    if (is_whole_) return 0;
    return order_ == Order::none ? read_unpacked(to, most) : read_wide(to, most);
}

ssize_t InputBytes::read_first(char* to, std::size_t most) {
    is_first_ = false;
    ssize_t count = read_raw(to, most);
    if (count > 0 && byte_at(to, 0) == kGzip1 && kUnpacks) {
        if (!fill(to, count, 2)) return count;
        if (byte_at(to, 1) == kGzip2) {
            gunzip_ = std::make_unique<Gunzip>(
                descriptor_, std::string_view(to, static_cast<std::size_t>(count)));
            count = read_unpacked(to, most);
        }
    }
    if (count <= 0) return count;
    const FileKind kind = kind_of_file({to, static_cast<std::size_t>(count)});
    if (kind == FileKind::pdf) {
        fill(to, count, static_cast<ssize_t>(most));
        if (const auto puzzles = puzzles_of_sheet({to, static_cast<std::size_t>(count)})) {
            is_whole_ = true;
            std::copy(puzzles->begin(), puzzles->end(), to);
            return static_cast<ssize_t>(puzzles->size());
        }
    }
    if (kind != FileKind::unknown) {
        errno = error_of(kind);
        return -1;
    }
    return read_marked(to, count, most);
}

// The text is in UTF-16 or UTF-32, as its mark says, or two characters of ASCII without one, or in UTF-8.
ssize_t InputBytes::read_marked(char* to, ssize_t count, std::size_t most) {
    const bool may_be_wide =
        byte_at(to, 0) >= 0xfe || byte_at(to, 0) == 0 || (count > 1 && byte_at(to, 1) == 0);
    if (!may_be_wide || !fill(to, count, 4)) return count;
    const std::string_view head(to, 4);
    std::size_t mark = 2;
    if (head == kLittle32 || head == kBig32) {
        unit_bytes_ = mark = 4;
    } else if (is_wide_ascii(head)) {
        mark = 0;
    } else if (!head.starts_with("\xff\xfe") && !head.starts_with("\xfe\xff")) {
        return count;
    }
    order_ = head[0] == '\xff' || (mark == 0 && head[1] == 0) ? Order::little : Order::big;
    take_bytes(std::string_view(to, static_cast<std::size_t>(count)).substr(mark));
    return read_wide(to, most);
}

// Reads on until there are so many bytes, which tell. False where the text is shorter.
bool InputBytes::fill(char* to, ssize_t& count, ssize_t wanted) {
    while (count < wanted) {
        const ssize_t more = read_unpacked(to + count, static_cast<std::size_t>(wanted - count));
        if (more <= 0) return false;
        count += more;
    }
    return true;
}

ssize_t InputBytes::read_raw(char* to, std::size_t most) const {
    return read_some(descriptor_, to, most);
}

ssize_t InputBytes::read_unpacked(char* to, std::size_t most) {
    return gunzip_ ? gunzip_->read(to, most) : read_raw(to, most);
}

ssize_t InputBytes::read_wide(char* to, std::size_t most) {
    while (given_ == ready_.size()) {
        ready_.clear();
        given_ = 0;
        std::array<char, 4096> units{};
        const ssize_t count = read_unpacked(units.data(), units.size());
        if (count <= 0) return count;
        take_bytes({units.data(), static_cast<std::size_t>(count)});
    }
    const std::size_t count = std::min(most, ready_.size() - given_);
    ready_.copy(to, count, given_);
    given_ += count;
    return static_cast<ssize_t>(count);
}

void InputBytes::take_bytes(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const char32_t byte = byte_at(bytes.data(), at);
        const auto octet = static_cast<unsigned>(
            order_ == Order::little ? unit_filled_ : unit_bytes_ - 1 - unit_filled_);
        unit_ |= byte << (octet * 8);
        if (++unit_filled_ < unit_bytes_) continue;
        take_unit(std::exchange(unit_, 0));
        unit_filled_ = 0;
    }
}

void InputBytes::take_unit(char32_t unit) {
    if (unit_bytes_ == 4) {
        const bool is_point = unit <= 0x10ffff && !(unit >= 0xd800 && unit < 0xe000);
        ready_ += text::to_utf8(is_point ? unit : kReplacement);
        return;
    }
    if (surrogate_ != 0 && unit >= 0xdc00 && unit < 0xe000) {
        ready_ += text::to_utf8(0x10000 + ((surrogate_ - 0xd800) << 10U) + (unit - 0xdc00));
        surrogate_ = 0;
        return;
    }
    if (surrogate_ != 0) ready_ += text::to_utf8(kReplacement);
    surrogate_ = unit >= 0xd800 && unit < 0xdc00 ? unit : 0;
    if (surrogate_ != 0) return;
    ready_ += text::to_utf8(unit >= 0xdc00 && unit < 0xe000 ? kReplacement : unit);
}

}  // namespace retrace::cli
