// Fish over all kinds of houses: each base house has its digit once, each cover house at most once. Franken fish have
// rows and boxes against columns and boxes, mutant fish any houses. Candidates outside the covers, or in two bases, are
// fins: one of them holds the digit, or the fish is whole.
#include <array>
#include <span>
#include <utility>
#include <vector>

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
    // `allowed`: which houses may cover.
    GeneralFish(const Candidates& board, Digit digit, HouseMask allowed, int size, Deduction& found)
        : board_(board), digit_(digit), allowed_(allowed), size_(size), found_(found) {}

    // Whether so many of these houses are the bases of a fish; of several sets of bases the first one in the order of
    // Combinations.
    bool find_among(std::span<const BaseHouse> houses) {
        return choose(houses, size_, {0, {}, {}, board_.cells(digit_)});
    }

  private:
    struct Bases {
        HouseMask houses;
        CellSet cells;
        CellSet fins;     // in two of them
        CellSet reached;  // what all fins see
    };

    // Chooses so many more, the last of them first. Nearly all sets of bases have too many fins, which a few of their
    // houses tell already.
    bool choose(std::span<const BaseHouse> houses, int more, const Bases& chosen) {
        if (more == 0) return cover_bases(chosen);
        for (auto i = static_cast<std::size_t>(more - 1); i < houses.size(); ++i) {
            const auto& [bit, cells] = houses[i];
            const CellSet fins = chosen.cells & cells;
            Bases with{chosen.houses | bit, chosen.cells | cells, chosen.fins | fins,
                       chosen.reached};
            if (with.fins.size() > kMostFins) continue;
            for (const Cell fin : fins) with.reached &= kPeerSets[fin];
            if (with.reached.empty()) continue;
            if (choose(houses.first(i), more - 1, with)) return true;
        }
        return false;
    }

    bool cover_bases(const Bases& bases) {
        base_ = bases.houses;
        cells_ = bases.cells;
        fins_ = bases.fins;
        const CellSet left = cells_.without(fins_);
        find_most_covered(left);
        return cover(left, 0, size_, bases.reached);
    }

    // Nothing but the number of cells, which tells of most sets of bases that they have no covers.
    void find_most_covered(CellSet cells) {
        most_covered_.fill(0);
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if (!may_cover(house)) continue;
            std::size_t covered = (kHouseSets[house] & cells).size();
            for (std::size_t& each : most_covered_) {
                if (each < covered) std::swap(each, covered);
            }
        }
        for (std::size_t more = 1; more < most_covered_.size(); ++more) {
            most_covered_[more] += most_covered_[more - 1];
        }
    }

    bool may_cover(std::uint8_t house) const {
        return (allowed_ & ~base_ & HouseMask{1} << house) != 0;
    }

    // Covers the first cell that is left, or makes it a fin. `reached`: what all fins see.
    bool cover(CellSet left, HouseMask covers, int more, CellSet reached) {
        if (left.empty() && more == 0) return use(covers, reached);
        if (left.empty()) return false;
        const std::size_t covered =
            more == 0 ? 0 : most_covered_[static_cast<std::size_t>(more - 1)];
        if (left.size() > covered + kMostFins - fins_.size()) return false;
        const Cell cell = left.first();
        if (more > 0) {
            for (const std::uint8_t house : houses_of(cell)) {
                if (!may_cover(house)) continue;
                const HouseMask with = covers | HouseMask{1} << house;
                if (cover(left.without(kHouseSets[house]), with, more - 1, reached)) return true;
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
    HouseMask allowed_;
    int size_;
    Deduction& found_;
    HouseMask base_ = 0;
    std::array<std::size_t, 4> most_covered_{};  // of the cells, by one house, by two and so on
    CellSet cells_;
    CellSet fins_;
};

struct Digits {
    Digit first;
    Digit last;
};

bool find_general(const Candidates& board, HouseMask bases, HouseMask covers, int size,
                  Digits digits, Deduction& found) {
    const std::size_t most = size > 3 ? kMostInLargeBase : kHouseCells[0].size();
    for (Digit digit = digits.first; digit <= digits.last; ++digit) {
        std::vector<BaseHouse> houses;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            const HouseMask bit = HouseMask{1} << house;
            const CellSet cells = kHouseSets[house] & board.cells(digit);
            if ((bases & bit) == 0 || cells.empty() || cells.size() > most) continue;
            houses.push_back({bit, cells});
        }
        if (GeneralFish(board, digit, covers, size, found).find_among(houses)) return true;
    }
    return false;
}

constexpr Digits kAll{1, 9};

bool find_mutant(const Candidates& board, int size, Digits digits, Deduction& found) {
    const HouseMask all = kRows | kColumns | kBoxes;
    return find_general(board, all, all, size, digits, found);
}

}  // namespace

bool find_franken_fish(const Candidates& board, Deduction& found) {
    for (int size = 2; size <= 3; ++size) {
        if (find_general(board, kRows | kBoxes, kColumns | kBoxes, size, kAll, found) ||
            find_general(board, kColumns | kBoxes, kRows | kBoxes, size, kAll, found)) {
            return true;
        }
    }
    return false;
}
bool find_mutant_fish(const Candidates& board, Deduction& found) {
    return find_small_mutant_fish(board, found) || find_mutant(board, 4, kAll, found);
}
bool find_small_mutant_fish(const Candidates& board, Deduction& found) {
    return find_mutant(board, 2, kAll, found) || find_mutant(board, 3, kAll, found);
}
// Franken fish with four bases are among these: their own search would take as long.
bool find_large_mutant_fish_of_1_to_3(const Candidates& board, Deduction& found) {
    return find_mutant(board, 4, {1, 3}, found);
}
bool find_large_mutant_fish_of_4_to_6(const Candidates& board, Deduction& found) {
    return find_mutant(board, 4, {4, 6}, found);
}
bool find_large_mutant_fish_of_7_to_9(const Candidates& board, Deduction& found) {
    return find_mutant(board, 4, {7, 9}, found);
}

}  // namespace retrace::techniques
