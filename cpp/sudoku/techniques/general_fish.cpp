// Fish over all kinds of houses: each base house has its digit once, each cover house at most once. Franken fish have
// rows and boxes against columns and boxes, mutant fish any houses. Candidates outside the covers, or in two bases, are
// fins: one of them holds the digit, or the fish is whole.
#include <algorithm>
#include <array>
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

class GeneralFish {
  public:
    GeneralFish(const Candidates& board, Digit digit, HouseMask base, HouseMask covers, int size,
                Deduction& found)
        : board_(board),
          digit_(digit),
          base_(base),
          allowed_(covers & ~base),
          size_(size),
          found_(found) {
        CellSet twice;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if ((base >> house & 1U) == 0) continue;
            const CellSet cells = kHouseSets[house] & board.cells(digit);
            twice |= cells_ & cells;
            cells_ |= cells;
        }
        fins_ = twice;
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
    HouseMask base_;
    HouseMask allowed_;
    int size_;
    Deduction& found_;
    CellSet cells_;
    CellSet fins_;
};

bool find_general(const Candidates& board, HouseMask bases, HouseMask covers, int size,
                  Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        std::vector<std::uint8_t> houses;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if ((bases >> house & 1U) != 0 && board.positions(house, digit) != 0)
                houses.push_back(house);
        }
        for (const unsigned chosen : Combinations(size, static_cast<int>(houses.size()))) {
            HouseMask base = 0;
            for (std::size_t i = 0; i < houses.size(); ++i) {
                if ((chosen >> i & 1U) != 0) base |= HouseMask{1} << houses[i];
            }
            if (GeneralFish(board, digit, base, covers, size, found).run()) return true;
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
bool find_mutant_fish(const Candidates& board, Deduction& found) {
    for (int size = 2; size <= 3; ++size) {
        const HouseMask all = kRows | kColumns | kBoxes;
        if (find_general(board, all, all, size, found)) return true;
    }
    return false;
}

}  // namespace retrace::techniques
