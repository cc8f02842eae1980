// LZ78 over 16-bit units, its codes as wide as the dictionary needs, lowest bit first.
#include "sudoku/text/lz_string.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "sudoku/text/characters.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kBits = 6;

// A puzzle unpacks to no more, in times its packed length, beyond what any may. Without this bound a
// text of many short links would take as long as the longest of each.
constexpr std::size_t kMostTimes = 64;
constexpr std::size_t kAlways = std::size_t{1} << 14U;

std::optional<unsigned> value_of(char c) {
    if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A');
    if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a' + 26);
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0' + 52);
    if (c == '+' || c == ' ') return 62;  // forms turn one into the other
    if (c == '/' || c == '-') return 63;
    if (c == '$' || c == '=') return 0;
    return std::nullopt;
}

class Bits {
  public:
    explicit Bits(std::string_view packed) : packed_(packed) {}

    // Nothing at the end.
    std::optional<unsigned> take(unsigned count) {
        unsigned bits = 0;
        for (unsigned i = 0; i < count; ++i) {
            if (left_ == 0) {
                if (at_ == packed_.size()) return std::nullopt;
                const auto value = value_of(packed_[at_++]);
                if (!value) return std::nullopt;
                value_ = *value;
                left_ = kBits;
            }
            bits |= ((value_ >> --left_) & 1U) << i;
        }
        return bits;
    }

  private:
    std::string_view packed_;
    std::size_t at_ = 0;
    unsigned value_ = 0;
    std::size_t left_ = 0;
};

using Units = std::u16string;

std::optional<std::string> utf8_of(const Units& units, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t point = units[i];
        const bool is_high = point >= 0xd800 && point < 0xdc00;
        if (is_high && i + 1 < units.size() && units[i + 1] >= 0xdc00 && units[i + 1] < 0xe000) {
            point = 0x10000 + ((point - 0xd800) << 10U) + (units[++i] - 0xdc00U);
        } else if (point >= 0xd800 && point < 0xe000) {
            point = 0xfffd;
        }
        text += to_utf8(point);
        if (text.size() > most) return std::nullopt;
    }
    return text;
}

}  // namespace

std::optional<std::string> unpack_lz_string(std::string_view packed, std::size_t most) {
    // 0 and 1 are units of 8 and of 16 bits, 2 is the end; the dictionary begins at 3.
    constexpr unsigned kEnd = 2;
    Bits bits(packed);
    std::vector<Units> known(3);
    most = std::min(most, kAlways + packed.size() * kMostTimes);
    std::size_t room = 0;  // of the dictionary
    unsigned width = 2;
    unsigned long until_wider = 4;
    Units last;
    Units out;
    while (true) {
        auto code = bits.take(out.empty() ? 2 : width);
        if (!code || *code == kEnd) break;
        bool is_new = *code < kEnd;
        if (is_new) {
            const auto unit = bits.take(*code == 0 ? 8 : 16);
            if (!unit) return std::nullopt;
            known.emplace_back(1, static_cast<char16_t>(*unit));
            code = static_cast<unsigned>(known.size() - 1);
        }
        if (out.empty()) {
            if (!is_new) return std::nullopt;
            last = known.back();
            out = last;
            width = 3;
            until_wider = 4;
            continue;
        }
        if (is_new && --until_wider == 0) until_wider = 1UL << width++;
        Units entry;
        if (*code < known.size()) {
            entry = known[*code];
        } else if (*code == known.size()) {
            entry = last + last.front();
        } else {
            return std::nullopt;
        }
        out += entry;
        known.push_back(last + entry.front());
        room += last.size() + 1;
        if (out.size() > most || room > most * 8) return std::nullopt;
        if (--until_wider == 0) until_wider = 1UL << width++;
        if (width > 24) return std::nullopt;
        last = std::move(entry);
    }
    if (out.empty()) return std::nullopt;
    return utf8_of(out, most);
}

}  // namespace retrace::text
