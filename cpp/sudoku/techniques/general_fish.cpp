// Fish over all kinds of houses: each base house has its digit once, each cover house at most once. Franken fish have
// rows and boxes against columns and boxes, mutant fish any houses. Candidates outside the covers, or in two bases, are
// fins: one of them holds the digit, or the fish is whole.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

// Bit i stands for the i-th of the 27 houses.
using HouseMask = std::uint32_t;

constexpr HouseMask kRows = 0x1FF;
constexpr HouseMask kColumns = kRows << 9U;
constexpr HouseMask kBoxes = kRows << 18U;

HouseMask houses_with(Cell cell) {
    HouseMask mask = 0;
    for (const std::uint8_t house : houses_of(cell)) mask |= HouseMask{1} << house;
    return mask;
}

void list_houses(HouseMask mask, std::vector<std::uint8_t>& houses) {
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        if ((mask >> house & 1U) != 0) houses.push_back(house);
    }
}

// With more fins, a person could hardly follow it.
constexpr std::size_t kMostFins = 2;

// In more than three bases with more candidates each, there is much to try and little to find.
constexpr std::size_t kMostInLargeBase = 4;

// A house that has the digit, and where.
struct BaseHouse {
    HouseMask bit;
    CellSet cells;
};

class GeneralFish {
  public:
    // `chosen`: which of the houses are bases.
    GeneralFish(const Candidates& board, Digit digit, const std::vector<BaseHouse>& houses,
                unsigned chosen, HouseMask covers, int size, Deduction& found)
        : board_(board), digit_(digit), size_(size), found_(found) {
        for (; chosen != 0; chosen &= chosen - 1) {
            const auto& [bit, cells] = houses[static_cast<std::size_t>(std::countr_zero(chosen))];
            base_ |= bit;
            fins_ |= cells_ & cells;
            cells_ |= cells;
        }
        allowed_ = covers & ~base_;
    }

    bool run() {
        if (fins_.size() > kMostFins) return false;
        CellSet reached = board_.cells(digit_);
        for (const Cell fin : fins_) reached &= kPeerSets[fin];
        return !reached.empty() && cover(cells_.without(fins_), 0, size_, reached);
    }

  private:
    // Covers the first cell that is left, or makes it a fin. `reached`: what all fins see.
    bool cover(CellSet left, HouseMask covers, int more, CellSet reached) {
        if (left.empty() && more == 0) return use(covers, reached);
        if (left.empty()) return false;
        if (more == 0 && left.size() + fins_.size() > kMostFins) return false;
        const Cell cell = left.first();
        if (more > 0) {
            for (const std::uint8_t house : houses_of(cell)) {
                const HouseMask bit = HouseMask{1} << house;
                if ((allowed_ & bit) == 0) continue;
                if (cover(left.without(kHouseSets[house]), covers | bit, more - 1, reached))
                    return true;
            }
        }
        if (fins_.size() == kMostFins) return false;
        const CellSet seen = reached & kPeerSets[cell];
        if (seen.empty()) return false;
        fins_.add(cell);
        if (cover(left.without(CellSet::of(cell)), covers, more, seen)) return true;
        fins_.remove(cell);
        return false;
    }

    bool use(HouseMask covers, CellSet reached) {
        for (const Cell cell : reached) {
            const HouseMask houses = houses_with(cell);
            if (count_bits(houses & covers) > count_bits(houses & base_)) {
                found_.eliminations.push_back({cell, digit_});
            }
        }
        if (!found_.has_effect()) return false;
        list_houses(base_, found_.evidence.houses);
        list_houses(covers, found_.evidence.crossed);
        found_.evidence.digits = set_of(digit_);
        found_.mark(cells_.without(fins_), digit_, Role::pattern);
        found_.mark(fins_, digit_, Role::fin);
        return true;
    }

    const Candidates& board_;
    Digit digit_;
    HouseMask base_ = 0;
    HouseMask allowed_ = 0;
    int size_;
    Deduction& found_;
    CellSet cells_;
    CellSet fins_;
};

bool find_general(const Candidates& board, HouseMask bases, HouseMask covers, int size,
                  Deduction& found) {
    const std::size_t most = size > 3 ? kMostInLargeBase : kHouseCells[0].size();
    for (Digit digit = 1; digit <= 9; ++digit) {
        std::vector<BaseHouse> houses;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            const HouseMask bit = HouseMask{1} << house;
            const CellSet cells = kHouseSets[house] & board.cells(digit);
            if ((bases & bit) == 0 || cells.empty() || cells.size() > most) continue;
            houses.push_back({bit, cells});
        }
        for (const unsigned chosen : Combinations(size, static_cast<int>(houses.size()))) {
            if (GeneralFish(board, digit, houses, chosen, covers, size, found).run()) return true;
        }
    }
    return false;
}

}  // namespace

bool find_franken_fish(const Candidates& board, Deduction& found) {
    for (int size = 2; size <= 3; ++size) {
        if (find_general(board, kRows | kBoxes, kColumns | kBoxes, size, found) ||
            find_general(board, kColumns | kBoxes, kRows | kBoxes, size, found)) {
            return true;
        }
    }
    return false;
}
// Franken fish with four bases are among these: their own search would take as long.
bool find_mutant_fish(const Candidates& board, Deduction& found) {
    for (int size = 2; size <= 4; ++size) {
        const HouseMask all = kRows | kColumns | kBoxes;
        if (find_general(board, all, all, size, found)) return true;
    }
    return false;
}

}  // namespace retrace::techniques
