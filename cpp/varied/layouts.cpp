// The table of rules that can be ordered. Clues of most kinds are laid by the way in which the kind is written, so that a new
// kind needs no more than its name here.
#include "varied/layouts.hpp"

#include <array>

#include "varied/clue_makers.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using Regions = Layout::Regions;

template <BoardRule... rules>
std::vector<BoardRule> all() {
    return {rules...};
}

constexpr auto kUsual = Regions::usual;

// name, regions, windows, rules of the whole board, clues, whether f-puzzles and ISS have it
constexpr std::array kLayouts = std::to_array<Layout>({
    {"jigsaw", Regions::random, false, nullptr, nullptr},
    {"latin", Regions::none, false, nullptr, nullptr},
    {"x", kUsual, false, all<BoardRule::rising_diagonal, BoardRule::falling_diagonal>, nullptr},
    {"windoku", kUsual, true, nullptr, nullptr, true, false},
    {"disjoint-groups", kUsual, false, all<BoardRule::disjoint_groups>, nullptr},
    {"anti-knight", kUsual, false, all<BoardRule::antiknight>, nullptr},
    {"anti-king", kUsual, false, all<BoardRule::antiking>, nullptr},
    {"non-consecutive", kUsual, false, all<BoardRule::nonconsecutive>, nullptr},
    {"thermometer", kUsual, false, nullptr, clues::lines<Kind::thermometer>},
    {"arrow", kUsual, false, nullptr, clues::arrows},
    {"whispers", kUsual, false, nullptr, clues::lines<Kind::whispers>},
    {"palindrome", kUsual, false, nullptr, clues::lines<Kind::palindrome>},
    {"renban", kUsual, false, nullptr, clues::lines<Kind::renban>},
    {"between", kUsual, false, nullptr, clues::lines<Kind::between>},
    {"entropic", kUsual, false, nullptr, clues::lines<Kind::entropic>},
    {"killer", kUsual, false, nullptr, clues::cages},
    {"dots", kUsual, false, nullptr, clues::dots},
    {"xv", kUsual, false, nullptr, clues::xv},
    {"inequality", kUsual, false, nullptr, clues::inequalities, false, true},
    {"quadruple", kUsual, false, nullptr, clues::quadruples},
    {"odd-even", kUsual, false, nullptr, clues::odd_even},
    {"sandwich", kUsual, false, nullptr, clues::sides<Kind::sandwich>, true, false},
    {"skyscraper", kUsual, false, nullptr, clues::sides<Kind::skyscraper>, true, false},
    {"x-sum", kUsual, false, nullptr, clues::sides<Kind::x_sum>, true, false},
});

}  // namespace

std::span<const Layout> layouts() {
    return kLayouts;
}

const Layout* find_layout(std::string_view name) {
    const auto* row =
        ranges::find_if(kLayouts, [name](const Layout& each) { return each.name == name; });
    return row == kLayouts.end() ? nullptr : row;
}

}  // namespace retrace::varied
