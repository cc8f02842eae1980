// Texts that lz-string packed, up to the bounds of what is unpacked.
#include "sudoku/text/lz_string.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace retrace::text {
namespace {

// An a, and then words that are each one longer than the last.
std::string growing(unsigned words) {
    std::string bits;
    const auto add = [&bits](unsigned code, unsigned width) {
        for (unsigned bit = 0; bit < width; ++bit) bits += ((code >> bit) & 1U) != 0 ? '1' : '0';
    };
    add(0, 2);
    add('a', 8);
    unsigned width = 3;
    unsigned until_wider = 4;
    const auto widen = [&] {
        if (--until_wider == 0) until_wider = 1U << width++;
    };
    for (unsigned code = 4; code < 4 + words; ++code) {
        add(code, width);
        widen();
    }
    add(2, width);
    constexpr std::string_view kSigns =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bits.append((6 - bits.size() % 6) % 6, '0');
    std::string packed;
    for (std::size_t at = 0; at < bits.size(); at += 6) {
        packed += kSigns[std::stoul(bits.substr(at, 6), nullptr, 2)];
    }
    return packed;
}

constexpr std::size_t kMost = std::size_t{1} << 20U;

TEST(LzString, ATextThatRepeatsItselfIsUnpacked) {
    const auto text = unpack_lz_string(growing(179), kMost);
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, std::string(std::size_t{180} * 181 / 2, 'a'));
}

TEST(LzString, AShortTextThatUnpacksToFarMoreThanPuzzlesDoIsRefused) {
    const std::string packed = growing(600);
    EXPECT_LT(packed.size(), 1200U);
    EXPECT_FALSE(unpack_lz_string(packed, kMost));
}

TEST(LzString, NothingIsUnpackedBeyondTheBoundOfTheCaller) {
    EXPECT_TRUE(unpack_lz_string(growing(3), 10));
    EXPECT_FALSE(unpack_lz_string(growing(3), 9));
}

}  // namespace
}  // namespace retrace::text
