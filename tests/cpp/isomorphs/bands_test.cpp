// The kinds of bands: there are 416, in order, and no exchange of a band's lines or digits changes its kind.
#include "sudoku/isomorphs/bands.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "sudoku/engine/engine.hpp"
#include "sudoku/isomorphs/isomorphism.hpp"
#include "sudoku/split_mix.hpp"
#include "support/puzzles.hpp"

namespace retrace::isomorphs {
namespace {

Band band_in(std::string_view digits) {
    Band band{};
    for (std::size_t i = 0; i < band.size(); ++i) band[i] = static_cast<Digit>(digits[i] - '0');
    return band;
}

TEST(BandKinds, Are416InTheOrderOfTheirLeastForms) {
    const BandKinds kinds;
    ASSERT_EQ(kinds.least().size(), kBandKinds);
    EXPECT_TRUE(std::is_sorted(kinds.least().begin(), kinds.least().end()));
    for (const Band& band : kinds.least()) EXPECT_EQ(least_band(band), band);
    // The numbers that programs of setters give these bands.
    EXPECT_EQ(kinds.kind_of(band_in("123456789456789123789123456")), 1);
    EXPECT_EQ(kinds.kind_of(band_in("123456789456789123789123465")), 2);
    EXPECT_EQ(kinds.kind_of(band_in("123456789457893612986217354")), 416);
}

TEST(BandKinds, StayTheSameUnderEveryExchange) {
    const BandKinds kinds;
    const Grid solution = *engine::first_found(puzzles::grid(puzzles::kInkala));
    std::array<int, 6> expected = kinds.kinds_in(solution);
    const auto sorted = [](std::array<int, 6> numbers, bool transposes) {
        if (transposes) std::rotate(numbers.begin(), numbers.begin() + 3, numbers.end());
        std::sort(numbers.begin(), numbers.begin() + 3);
        std::sort(numbers.begin() + 3, numbers.end());
        return numbers;
    };
    expected = sorted(expected, false);
    SplitMix64 random(7);
    const auto shuffled = [&random](auto& list, std::size_t from, std::size_t count) {
        for (std::size_t left = count; left > 1; --left) {
            std::swap(list[from + left - 1], list[from + random.next() % left]);
        }
    };
    for (int round = 0; round < 50; ++round) {
        Isomorphism map;
        map.transposes = round % 2 == 1;
        shuffled(map.names, 1, 9);
        for (auto* lines : {&map.rows, &map.columns}) {
            for (std::size_t band = 0; band < 9; band += 3) shuffled(*lines, band, 3);
            std::rotate(lines->begin(), lines->begin() + 3 * (round % 3), lines->end());
        }
        EXPECT_EQ(sorted(kinds.kinds_in(applied(map, solution)), map.transposes), expected);
    }
}

}  // namespace
}  // namespace retrace::isomorphs
