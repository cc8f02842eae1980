// The table of kinds. A row says all that there is to a kind; the engine and the readers have no other list.
#include "varied/kinds.hpp"

#include <algorithm>
#include <array>

#include "varied/holds.hpp"
#include "varied/lower.hpp"

namespace retrace::varied {
namespace {

constexpr auto kAny = std::size_t{0};
constexpr auto kWhole = std::size_t{kMostDigits};

bool is_some_circle(const Rule& rule) {
    return rule.numbers[0] >= 1 && rule.numbers[0] <= 3 &&
           static_cast<std::size_t>(rule.numbers[0]) < rule.cells.size();
}

bool is_above_zero(const Rule& rule) {
    return std::all_of(rule.numbers.begin(), rule.numbers.end(), [](int each) { return each > 0; });
}

int none(int) {
    return -1;
}

template <int number>
int always(int) {
    return number;
}

int half_up(int digits) {
    return (digits + 1) / 2;
}

int half_down(int digits) {
    return digits / 2;
}

// name, key of f-puzzles, key of ISS, how it is written, cells, numbers, usual number, accepted numbers, check, engine
constexpr std::array kKinds = std::to_array<KindRow>({
    {Kind::cage, "cage", "killercage", "Cage", Written::cage, 1, kAny, 0, 1, none, nullptr,
     holds::cage, lower::cage},
    {Kind::sum, "sum", "", "Sum", Written::special, 1, kAny, 1, 1, none, nullptr, holds::sum,
     lower::sum},
    {Kind::arrow, "arrow", "", "", Written::special, 2, kAny, 1, 1, none, is_some_circle,
     holds::arrow, lower::arrow},
    {Kind::thermometer, "thermometer", "thermometer", "Thermo", Written::line, 1, kAny, 0, 0, none,
     nullptr, holds::thermometer, lower::thermometer},
    {Kind::slow_thermometer, "slow-thermometer", "slowthermometer", "", Written::line, 1, kAny, 0,
     0, none, nullptr, holds::slow_thermometer, lower::slow_thermometer},
    {Kind::difference, "difference", "difference", "", Written::pair, 2, 2, 1, 1, always<1>,
     nullptr, holds::difference, lower::pair<holds::difference>},
    {Kind::not_difference, "no-difference", "", "", Written::special, 2, 2, 1, 1, none, nullptr,
     holds::not_difference, lower::pair<holds::not_difference>},
    {Kind::ratio, "ratio", "ratio", "", Written::pair, 2, 2, 1, 1, always<2>, is_above_zero,
     holds::ratio, lower::pair<holds::ratio>},
    {Kind::not_ratio, "no-ratio", "", "", Written::special, 2, 2, 1, 1, none, is_above_zero,
     holds::not_ratio, lower::pair<holds::not_ratio>},
    {Kind::not_sum, "no-sum", "", "", Written::special, 2, 2, 1, 1, none, nullptr, holds::not_sum,
     lower::pair<holds::not_sum>},
    {Kind::less, "less", "", "", Written::special, 2, 2, 0, 0, none, nullptr, holds::less,
     lower::pair<holds::less>},
    {Kind::different, "different", "", "AllDifferent", Written::special, 1, kAny, 0, 0, none,
     nullptr, holds::different, lower::different},
    {Kind::equal, "equal", "", "", Written::special, 2, 2, 0, 0, none, nullptr, holds::equal,
     lower::pair<holds::equal>},
    {Kind::odd, "odd", "odd", "", Written::cell, 1, 1, 0, 0, none, nullptr, holds::odd,
     lower::each<holds::odd>},
    {Kind::even, "even", "even", "", Written::cell, 1, 1, 0, 0, none, nullptr, holds::even,
     lower::each<holds::even>},
    {Kind::whispers, "whispers", "whispers", "Whisper", Written::line, 1, kAny, 1, 1, half_up,
     nullptr, holds::whispers, lower::whispers},
    {Kind::palindrome, "palindrome", "palindrome", "Palindrome", Written::line, 1, kAny, 0, 0, none,
     nullptr, holds::palindrome, lower::palindrome},
    {Kind::renban, "renban", "renban", "Renban", Written::line, 1, kAny, 0, 0, none, nullptr,
     holds::renban, lower::renban},
    {Kind::nabner, "nabner", "nabner", "", Written::line, 1, kAny, 0, 0, none, nullptr,
     holds::nabner, lower::nabner},
    {Kind::quadruple, "quadruple", "", "", Written::special, 1, 4, 1, 4, none, is_above_zero,
     holds::quadruple, lower::quadruple},
    {Kind::sandwich, "sandwich", "sandwichsum", "Sandwich", Written::side, 2, kWhole, 1, 1, none,
     nullptr, holds::sandwich, lower::sandwich},
    {Kind::x_sum, "x-sum", "xsum", "XSum", Written::side, 1, kWhole, 1, 1, none, nullptr,
     holds::x_sum, lower::x_sum},
    {Kind::skyscraper, "skyscraper", "skyscraper", "Skyscraper", Written::side, 1, kWhole, 1, 1,
     none, nullptr, holds::skyscraper, lower::skyscraper},
    {Kind::between, "between", "betweenline", "Between", Written::line, 2, kAny, 0, 0, none,
     nullptr, holds::between, lower::between},
    {Kind::lockout, "lockout", "lockout", "Lockout", Written::line, 2, kAny, 1, 1, half_down,
     nullptr, holds::lockout, lower::lockout},
    {Kind::equal_sums, "equal-sums", "", "", Written::special, 1, kAny, 1, kNumberEach, none,
     nullptr, holds::equal_sums, lower::equal_sums},
    {Kind::entropic, "entropic", "entropicline", "Entropic", Written::line, 1, kAny, 0, 0, none,
     nullptr, holds::entropic, lower::entropic},
    {Kind::modular, "modular", "modularline", "Modular", Written::line, 1, kAny, 1, 1, always<3>,
     is_above_zero, holds::modular, lower::modular},
    {Kind::zipper, "zipper", "zipperline", "Zipper", Written::line, 2, kAny, 0, 0, none, nullptr,
     holds::zipper, lower::zipper},
    {Kind::double_arrow, "double-arrow", "doublearrow", "DoubleArrow", Written::line, 3, kAny, 0, 0,
     none, nullptr, holds::double_arrow, lower::double_arrow},
    {Kind::index, "index", "", "", Written::special, 2, kWhole + 1, 1, 1, none, nullptr,
     holds::index, lower::index},
});

consteval bool is_in_order() {
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (kKinds[i].kind != static_cast<Kind>(i)) return false;
    }
    return kKinds.size() == static_cast<std::size_t>(Kind::index) + 1;
}
static_assert(is_in_order());

}  // namespace

std::span<const KindRow> kind_table() {
    return kKinds;
}

const KindRow& row_of(Kind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

}  // namespace retrace::varied
