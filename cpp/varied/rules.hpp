// A puzzle of any size with any rules, as a value: digits, cells, houses, and a row for each rule.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace retrace::varied {

inline constexpr int kMostDigits = 25;
inline constexpr std::size_t kMostCells = 625;
// So many that no published puzzle comes near, and few enough that none takes long to read.
inline constexpr std::size_t kMostHouses = 300;
inline constexpr std::size_t kMostRules = 20'000;
inline constexpr std::size_t kMostRuleCells = 200'000;  // of all rules together

inline constexpr int kMostNumber = 100'000;  // of a rule

// A cell by its number: row by row from 0.
using Place = std::uint16_t;

// The first so many cells, as a range; clang 14 cannot use that of the standard library.
class Places {
  public:
    struct Iterator {
        std::size_t at;
        Place operator*() const { return static_cast<Place>(at); }
        Iterator& operator++() {
            ++at;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return at != other.at; }
    };

    explicit Places(std::size_t count) : count_(count) {}
    Iterator begin() const { return {0}; }
    Iterator end() const { return {count_}; }

  private:
    std::size_t count_;
};

inline Places places(std::size_t count) {
    return Places(count);
}

// Digits as bits: bit 0 is the digit 1.
using Digits = std::uint32_t;

constexpr Digits digit_bit(int digit) {
    return Digits{1} << static_cast<unsigned>(digit - 1);
}

constexpr Digits digits_to(int most) {
    return static_cast<Digits>((std::uint64_t{1} << static_cast<unsigned>(most)) - 1);
}

// In the order of the rows of kinds.cpp, which say what each one demands.
enum class Kind : std::uint8_t {
    cage,
    sum,
    arrow,
    thermometer,
    slow_thermometer,
    difference,
    not_difference,
    ratio,
    not_ratio,
    not_sum,
    less,
    different,
    equal,
    odd,
    even,
    whispers,
    palindrome,
    renban,
    nabner,
    quadruple,
    sandwich,
    x_sum,
    skyscraper,
    between,
    lockout,
    equal_sums,
    entropic,
    modular,
    zipper,
    double_arrow,
    index,
};

struct Rule {
    Kind kind;
    std::vector<Place> cells;
    std::vector<int> numbers{};

    friend bool operator==(const Rule&, const Rule&) = default;
};

struct Rules {
    int digits = 9;  // from 1
    int rows = 9;
    int columns = 9;
    // Sets of cells with different digits; one of as many cells as there are digits holds each.
    std::vector<std::vector<Place>> houses{};
    std::vector<Rule> rules{};
    std::vector<Digits> candidates{};  // of each cell: a given is one digit

    std::size_t cells() const { return candidates.size(); }
    Place place(int row, int column) const { return static_cast<Place>(row * columns + column); }

    friend bool operator==(const Rules&, const Rules&) = default;
};

// A board of so many rows, columns and digits, with rows and columns as its houses and all candidates.
Rules latin_square(int size);

// The height of the boxes of a board as wide as `size`; they are size / height wide. 0: it has none.
int box_height(int size);

// The number of the box of each cell, from left to right and down, in boxes of that height.
std::vector<int> boxes(int size, int height);

// Adds a house for each number but -1, from the numbers of all cells.
void add_regions(Rules& rules, std::span<const int> region_of);

// A latin square with the boxes that are usual for its size.
Rules usual(int size);

// A fault makes rules no puzzle. Everything else here takes rules that have none.
struct RulesFault {
    enum class Reason : std::uint8_t {
        size,    // of the board or of its digits
        many,    // too many rules or houses, or too long ones
        cell,    // outside of the board
        house,   // a cell twice, or more cells than digits
        cells,   // too few or too many for the kind
        number,  // none, or one that the kind cannot have
    };
    Reason reason;
    std::size_t index = 0;  // of the rule or house

    friend bool operator==(const RulesFault&, const RulesFault&) = default;
};
std::optional<RulesFault> fault_of(const Rules& rules);

}  // namespace retrace::varied
