// Fish over all kinds of houses: each base house has its digit once, each cover house at most once. Franken fish have
// rows and boxes against columns and boxes, mutant fish any houses. Candidates in more bases than covers are fins: one
// of them holds the digit, or the fish is whole and takes the digit from the cells in more covers than bases.
#include <utility>
#include <vector>

#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/house_weights.hpp"
#include "sudoku/techniques/templates.hpp"

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

std::vector<std::uint8_t> listed(HouseMask mask) {
    std::vector<std::uint8_t> houses;
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        if ((mask >> house & 1U) != 0) houses.push_back(house);
    }
    return houses;
}

// With more fins, a person could hardly follow it. Fish of more bases have no name.
constexpr std::size_t kMostFins = 2;
constexpr int kMostBases = 7;

// Ends a search that would take long. Boards on the way through puzzles take up to 240 of them, most less than 40.
constexpr int kMostRelaxations = 400;

enum class Shape : std::uint8_t { franken_of_rows, franken_of_columns, mutant };

struct WeighedFish {
    HouseMask bases = 0;
    HouseMask covers = 0;

    bool is_of_rows() const { return (bases & kColumns) == 0 && (covers & kRows) == 0; }
    bool is_of_columns() const { return (bases & kRows) == 0 && (covers & kColumns) == 0; }

    // The cells in more of the bases than of the covers, or the other way round.
    CellSet fins(CellSet cells) const { return cells_where(cells, bases, covers); }
    CellSet reached(CellSet cells) const { return cells_where(cells, covers, bases); }

  private:
    static CellSet cells_where(CellSet cells, HouseMask more, HouseMask than) {
        CellSet where;
        for (const Cell cell : cells) {
            const HouseMask houses = houses_with(cell);
            if (count_bits(houses & more) > count_bits(houses & than)) where.add(cell);
        }
        return where;
    }
};

// Looks for the fish with the fewest bases and fins together.
class GeneralFish {
  public:
    explicit GeneralFish(const Candidates& board) : board_(board) {}

    void look_for(Shape shape) {
        shape_ = shape;
        for (Digit digit = 1; digit <= 9; ++digit) {
            cells_ = board_.cells(digit);
            // A fish tells nothing that the templates do not.
            for (const Cell cell : cells_.without(cells_on_templates(board_, digit))) {
                const int before = cost_;
                split({cells_, cell, cells_ & kPeerSets[cell]}, allowed_houses());
                if (cost_ < before) digit_ = digit;
            }
        }
    }

    bool show(Deduction& found) const {
        if (digit_ == 0) return false;
        const CellSet cells = board_.cells(digit_);
        const CellSet fins = best_.fins(cells);
        CellSet gone = best_.reached(cells);
        for (const Cell fin : fins) gone &= kPeerSets[fin];
        found.eliminate(gone, digit_);
        found.evidence.houses = listed(best_.bases);
        found.evidence.crossed = listed(best_.covers);
        found.evidence.digits = set_of(digit_);
        CellSet based;
        for (const std::uint8_t house : found.evidence.houses) based |= kHouseSets[house];
        found.mark((based & cells).without(fins), digit_, Role::pattern);
        found.mark(fins, digit_, Role::fin);
        return true;
    }

  private:
    // A house that has the digit already has no role.
    HouseRoles allowed_houses() const {
        HouseRoles allowed;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            allowed[house] = kHouseSets[house].meets(cells_) ? allowed_role(house) : kNoRole;
        }
        return allowed;
    }

    HouseRole allowed_role(std::uint8_t house) const {
        if (shape_ == Shape::mutant || kind_of(house) == HouseKind::box) return kAnyRole;
        const bool is_base =
            (kind_of(house) == HouseKind::row) == (shape_ == Shape::franken_of_rows);
        return is_base ? kBase | kNoRole : kCover | kNoRole;
    }

    // Goes through the fish that take the target away, by roles and fins that are settled one by one.
    void split(const Supposed& supposed, HouseRoles allowed) {
        if (relaxations_++ >= kMostRelaxations) return;
        const Relaxed relaxed = relax(supposed, allowed);
        if (!relaxed.is_possible || relaxed.cost >= cost_) return;
        if (relaxed.split < kHouses) {
            const HouseRole likely = relaxed.roles[relaxed.split];
            const HouseRole open = allowed[relaxed.split];
            for (const HouseRole role :
                 {likely, kNoRole, static_cast<HouseRole>(kBase + kCover - likely)}) {
                if ((open & role) == 0) continue;
                allowed[relaxed.split] = role;
                split(supposed, allowed);
            }
            return;
        }
        WeighedFish fish;
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if (relaxed.roles[house] == kBase) fish.bases |= HouseMask{1} << house;
            if (relaxed.roles[house] == kCover) fish.covers |= HouseMask{1} << house;
        }
        const int bases = count_bits(fish.bases);
        // One house in another one is no fish.
        if (bases < 2 || bases > kMostBases || bases != count_bits(fish.covers)) return;
        if (split_by_shape(fish, supposed, allowed)) return;
        const CellSet fins = fish.fins(cells_);
        if (fins.size() > kMostFins) return split_by_fins(fins, supposed, allowed);
        // Counted again, so that a slip of the relaxation could not show a fish that is none.
        if (!fins.without(kPeerSets[supposed.target]).empty() ||
            !fish.reached(cells_).contains(supposed.target)) {
            return;
        }
        best_ = fish;
        cost_ = relaxed.cost;
    }

    // Where the fish has another shape: with each of the roles that could give it the wanted one.
    bool split_by_shape(const WeighedFish& fish, const Supposed& supposed, HouseRoles allowed) {
        HouseMask bases = 0;
        HouseMask covers = 0;
        if (shape_ != Shape::mutant) {
            if (((fish.bases | fish.covers) & kBoxes) != 0) return false;
            bases = covers = kBoxes;
        } else if (fish.is_of_rows()) {
            bases = kColumns;
            covers = kRows;
        } else if (fish.is_of_columns()) {
            bases = kRows;
            covers = kColumns;
        } else {
            return false;
        }
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            for (const auto& [role, mask] : {std::pair{kBase, bases}, std::pair{kCover, covers}}) {
                const HouseRole open = allowed[house];
                if ((mask >> house & 1U) == 0 || (open & role) == 0) continue;
                allowed[house] = role;
                split(supposed, allowed);
                allowed[house] = open & ~role;
            }
        }
        return true;
    }

    // One of so many cells must not be a fin.
    void split_by_fins(CellSet fins, Supposed supposed, const HouseRoles& allowed) {
        std::size_t tried = 0;
        for (const Cell fin : fins) {
            if (tried++ > kMostFins) break;
            const CellSet may_be_fins = supposed.may_be_fins;
            supposed.may_be_fins.remove(fin);
            split(supposed, allowed);
            supposed.may_be_fins = may_be_fins;
        }
    }

    const Candidates& board_;
    Shape shape_ = Shape::mutant;
    CellSet cells_;  // of the digit at work
    int relaxations_ = 0;
    WeighedFish best_;
    Digit digit_ = 0;  // of the best one
    int cost_ = kMostBases + static_cast<int>(kMostFins) + 1;
};

}  // namespace

bool find_franken_fish(const Candidates& board, Deduction& found) {
    GeneralFish fish(board);
    fish.look_for(Shape::franken_of_rows);
    fish.look_for(Shape::franken_of_columns);
    return fish.show(found);
}
bool find_mutant_fish(const Candidates& board, Deduction& found) {
    GeneralFish fish(board);
    fish.look_for(Shape::mutant);
    return fish.show(found);
}

}  // namespace retrace::techniques
