// LZ78 over 16-bit units, its codes as wide as the dictionary needs, lowest bit first.
#include "sudoku/text/lz_string.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
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

namespace {

Units units_of(std::string_view text) {
    Units units;
    while (!text.empty()) {
        const char32_t point = take_code_point(text);
        if (point < 0x10000) {
            units += static_cast<char16_t>(point);
        } else {
            units += static_cast<char16_t>(0xd800 + ((point - 0x10000) >> 10U));
            units += static_cast<char16_t>(0xdc00 + ((point - 0x10000) & 0x3ffU));
        }
    }
    return units;
}

class BitsOut {
  public:
    // The lowest bit first.
    void put(unsigned bits, unsigned count) {
        for (unsigned i = 0; i < count; ++i) put_bit((bits >> i) & 1U);
    }

    std::string end() {
        do {
            put_bit(0);
        } while (filled_ > 0);
        while (packed_.size() % 4 != 0) packed_ += '=';
        return packed_;
    }

  private:
    void put_bit(unsigned bit) {
        constexpr std::string_view kSigns =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        value_ = value_ << 1U | bit;
        if (++filled_ < kBits) return;
        packed_ += kSigns[value_];
        value_ = 0;
        filled_ = 0;
    }

    std::string packed_;
    unsigned value_ = 0;
    std::size_t filled_ = 0;
};

// Writes codes, each as wide as the dictionary of whoever reads them needs by then.
class Codes {
  public:
    void put(unsigned code) {
        bits_.put(code, width_);
        count();
    }

    // A unit that was not there before.
    void put_new(char16_t unit) {
        const bool is_short = unit < 256;
        bits_.put(is_short ? 0 : 1, width_);
        bits_.put(unit, is_short ? 8 : 16);
        count();
    }

    // Another entry of the dictionary.
    void count() {
        if (--until_wider_ == 0) until_wider_ = 1UL << width_++;
    }

    std::string end() {
        bits_.put(2, width_);
        return bits_.end();
    }

  private:
    BitsOut bits_;
    unsigned width_ = 2;
    unsigned long until_wider_ = 2;
};

}  // namespace

std::string pack_lz_string(std::string_view text) {
    constexpr unsigned kNone = 0;
    std::map<std::pair<unsigned, char16_t>, unsigned> known;  // an entry and the unit behind it
    std::map<unsigned, char16_t> unsaid;                      // entries that stand for one unit
    unsigned next = 3;
    Codes codes;
    unsigned at = kNone;
    const auto put = [&] {
        const auto unit = unsaid.find(at);
        if (unit == unsaid.end()) {
            codes.put(at);
        } else {
            codes.put_new(unit->second);
            codes.count();
            unsaid.erase(unit);
        }
    };
    for (const char16_t unit : units_of(text)) {
        const auto [alone, is_new] = known.try_emplace({kNone, unit}, next);
        if (is_new) unsaid.emplace(next++, unit);
        const auto longer = known.find({at, unit});
        if (longer != known.end()) {
            at = longer->second;
            continue;
        }
        put();
        known.emplace(std::pair(at, unit), next++);
        at = alone->second;
    }
    if (at != kNone) put();
    return codes.end();
}

}  // namespace retrace::text
