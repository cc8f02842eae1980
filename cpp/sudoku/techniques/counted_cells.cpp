// Cells that take all the digits that some houses can give them. In a distributed subset, as many digits as cells can be
// there only once each. In a multi-sector locked
// set each digit is counted once in every row, in every column or in every box of the crossings of some rows and some
// columns.
#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

#include "sudoku/bits.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// A person could hardly follow larger ones.
constexpr int kMostOfSubset = 7;

class SubsetSearch {
  public:
    SubsetSearch(const Candidates& board, Deduction& found)
        : board_(board), found_(found), excluded_(kCells * 9U) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (size_of(board.of(cell)) > 1) blanks_.add(cell);
        }
        for (Digit digit = 1; digit <= 9; ++digit) {
            for (const Cell cell : board.cells(digit)) list_excluded({cell, digit});
        }
    }

    bool run(int size) {
        size_ = size;
        tried_.clear();
        const std::vector<Cell> starts = blanks_.cells();
        return std::any_of(starts.begin(), starts.end(), [this](Cell start) {
            first_ = start;
            return grow(CellSet::of(start), board_.of(start));
        });
    }

  private:
    // The cells of the digit that cannot hold it, too: those that the cell sees, and those that would take the last places
    // of the digit in a house together with it.
    void list_excluded(Candidate each) {
        CellSet& excluded = excluded_[number_of(each)];
        excluded = kPeerSets[each.cell];
        for (const CellSet& house : kHouseSets) {
            const CellSet places = house & board_.cells(each.digit);
            const CellSet rest = places.without(kPeerSets[each.cell]);
            if (rest.empty() || rest == places || rest.contains(each.cell)) continue;
            excluded |= common_peers(rest);
        }
    }
    static std::size_t number_of(Candidate each) { return each.cell * 9U + each.digit - 1U; }

    // Adds cells that share a digit with one that they exclude from it, none before the first.
    bool grow(CellSet cells, DigitSet digits) {
        const auto count = static_cast<int>(cells.size());
        const int more = size_ - count;
        // Each further cell brings one digit less than it takes, at best.
        if (size_of(digits) > size_ || size_of(digits) - count > std::min(more, 2)) return false;
        if (!tried_.insert(key_of(cells)).second) return false;
        if (more == 0) return size_of(digits) == size_ && use(cells, digits);
        CellSet next;
        for (const Cell cell : cells) {
            each_digit(board_.of(cell), [&](Digit digit) {
                next |= excluded_[number_of({cell, digit})] & board_.cells(digit);
            });
        }
        const std::vector<Cell> beside = (next & blanks_).without(cells).cells();
        return std::any_of(beside.begin(), beside.end(), [&](Cell cell) {
            return cell >= first_ && fits(cell, cells) &&
                   grow(cells | CellSet::of(cell), static_cast<DigitSet>(digits | board_.of(cell)));
        });
    }

    static std::array<std::uint64_t, 2> key_of(CellSet cells) {
        std::array<std::uint64_t, 2> key{};
        for (const Cell cell : cells) key[cell / 64U] |= std::uint64_t{1} << (cell % 64U);
        return key;
    }

    template <typename Use>
    static void each_digit(DigitSet digits, const Use& use) {
        for (; digits != 0; digits &= static_cast<DigitSet>(digits - 1)) use(smallest(digits));
    }

    // Whether no other cell of the set could hold a digit beside it.
    bool fits(Cell cell, CellSet cells) const {
        bool fits = true;
        each_digit(board_.of(cell), [&](Digit digit) {
            const CellSet same = cells & board_.cells(digit);
            fits = fits && same.without(excluded_[number_of({cell, digit})]).empty();
        });
        return fits;
    }

    bool use(CellSet cells, DigitSet digits) {
        each_digit(digits, [&](Digit digit) {
            const CellSet own = cells & board_.cells(digit);
            found_.eliminate(common_peers(own) & board_.cells(digit), digit);
        });
        if (!found_.has_effect()) return false;
        found_.evidence.digits = digits;
        found_.mark(cells, Role::pattern);
        constexpr std::array kTints{Role::pattern, Role::pincer, Role::fin};
        std::size_t count = 0;
        each_digit(digits, [&](Digit digit) {
            const CellSet own = cells & board_.cells(digit);
            found_.mark(own, digit, kTints[count++ % kTints.size()]);
            show_houses(own, digit);
        });
        return true;
    }

    // The houses in which two far cells would leave the digit no place.
    void show_houses(CellSet own, Digit digit) {
        std::vector<std::uint8_t>& shown = found_.evidence.crossed;
        for (const Cell one : own) {
            const CellSet far = own.without(kPeerSets[one] | CellSet::of(one));
            for (const Cell other : far) {
                std::uint8_t house = 0;
                while ((kHouseSets[house] & board_.cells(digit)).empty() ||
                       !(kHouseSets[house] & board_.cells(digit))
                            .without(kPeerSets[one] | kPeerSets[other])
                            .empty()) {
                    ++house;
                }
                if (std::find(shown.begin(), shown.end(), house) != shown.end()) continue;
                shown.push_back(house);
                found_.mark(kHouseSets[house] & board_.cells(digit), digit, Role::extra);
            }
        }
    }

    const Candidates& board_;
    Deduction& found_;
    std::vector<CellSet> excluded_;  // by candidate
    CellSet blanks_;
    int size_ = 0;
    Cell first_ = 0;
    std::set<std::array<std::uint64_t, 2>> tried_;
};

// With fewer lines, or digits counted by rows alone, plainer techniques say the same; with more, the other lines do.
constexpr int kFewestLines = 3;
constexpr int kMostLines = 6;

// Rows and columns as bits.
class SectorSearch {
  public:
    SectorSearch(const Candidates& board, Deduction& found) : board_(board), found_(found) {
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                const Cell cell = cell_at(row, column);
                const auto bit = static_cast<Positions>(1U << static_cast<unsigned>(column));
                if (board.of(cell) != 0) blanks_[static_cast<std::size_t>(row)] |= bit;
            }
        }
        for (Digit digit = 1; digit <= 9; ++digit) {
            list_crossed(HouseKind::column, digit, rows_of_[digit - 1U]);
            list_crossed(HouseKind::row, digit, columns_of_[digit - 1U]);
        }
    }

    bool run() {
        for (unsigned rows = 1; rows <= kAllDigits; ++rows) {
            if (!is_size(rows)) continue;
            for (unsigned columns = 1; columns <= kAllDigits; ++columns) {
                if (is_size(columns) && is_full(rows, columns) && use(rows, columns)) return true;
            }
        }
        return false;
    }

  private:
    static bool is_size(unsigned lines) {
        return count_bits(lines) >= kFewestLines && count_bits(lines) <= kMostLines;
    }

    // By the mask of some lines of a kind: the lines across them in which the digit is on one of these.
    using CrossedBy = std::array<Positions, kAllDigits + 1>;
    void list_crossed(HouseKind kind, Digit digit, CrossedBy& crossed) const {
        for (unsigned lines = 1; lines < crossed.size(); ++lines) {
            const std::uint8_t lowest = house_at(kind, std::countr_zero(lines));
            crossed[lines] = crossed[lines & (lines - 1)] | board_.positions(lowest, digit);
        }
    }

    // Whether the digits can give the crossings no more than they must take.
    bool is_full(unsigned rows, unsigned columns) const {
        int cells = 0;
        for (unsigned left = rows; left != 0; left &= left - 1) {
            cells +=
                count_bits(blanks_[static_cast<std::size_t>(std::countr_zero(left))] & columns);
        }
        for (Digit digit = 1; digit <= 9 && cells >= 0; ++digit) {
            cells -= fewest_houses(digit, rows, columns);
        }
        return cells == 0;
    }

    // The fewest rows, columns or boxes that have all places of the digit in the crossings.
    int fewest_houses(Digit digit, unsigned rows, unsigned columns) const {
        const int lines = std::min(count_bits(rows_of_[digit - 1U][columns] & rows),
                                   count_bits(columns_of_[digit - 1U][rows] & columns));
        constexpr unsigned kChute = 7;
        int boxes = 0;
        for (unsigned stack = kChute; stack <= kAllDigits && boxes < lines; stack <<= 3U) {
            const unsigned held = rows_of_[digit - 1U][columns & stack] & rows;
            for (unsigned band = kChute; band <= kAllDigits; band <<= 3U) {
                if ((held & band) != 0) ++boxes;
            }
        }
        return std::min(lines, boxes);
    }

    static CellSet cells_of(HouseKind kind, unsigned lines) {
        CellSet cells;
        for (; lines != 0; lines &= lines - 1) {
            cells |= kHouseSets[house_at(kind, std::countr_zero(lines))];
        }
        return cells;
    }

    bool use(unsigned rows, unsigned columns) {
        crossings_ = cells_of(HouseKind::row, rows) & cells_of(HouseKind::column, columns);
        by_kind_ = {};
        DigitSet digits = 0;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet places = crossings_ & board_.cells(digit);
            if (places.empty()) continue;
            digits |= set_of(digit);
            const int count = fewest_houses(digit, rows, columns);
            for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
                count_in(kKinds[kind], count, digit, places, by_kind_[kind]);
            }
        }
        // Where all are counted in houses of one kind, plainer techniques say the same.
        const bool is_plain = std::find(by_kind_.begin(), by_kind_.end(), digits) != by_kind_.end();
        if (is_plain) found_.eliminations.clear();
        if (!found_.has_effect()) return false;
        show(rows, columns);
        return true;
    }

    // If so few houses of the kind have the digit in a crossing, each has it there. A digit may be counted in several
    // ways: all hold.
    void count_in(HouseKind kind, int count, Digit digit, CellSet places, DigitSet& counted) {
        CellSet reached;
        for (; !places.empty(); --count) {
            if (count == 0) return;
            const CellSet& house = kHouseSets[house_of(kind, places.first())];
            reached |= house;
            places = places.without(house);
        }
        counted |= set_of(digit);
        for (const Cell cell : (reached & board_.cells(digit)).without(crossings_)) {
            const Candidate each{cell, digit};
            auto& list = found_.eliminations;
            if (std::find(list.begin(), list.end(), each) == list.end()) list.push_back(each);
        }
    }

    void show(unsigned rows, unsigned columns) {
        Evidence& evidence = found_.evidence;
        for (int line = 0; line < 9; ++line) {
            if ((rows >> line & 1U) != 0) {
                evidence.houses.push_back(house_at(HouseKind::row, line));
            }
            if ((columns >> line & 1U) != 0) {
                evidence.crossed.push_back(house_at(HouseKind::column, line));
            }
        }
        CellSet blank;
        for (const Cell cell : crossings_) {
            if (board_.of(cell) == 0) continue;
            blank.add(cell);
            for (DigitSet left = board_.of(cell); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const DigitSet digit = set_of(smallest(left));
                found_.mark(CellSet::of(cell), smallest(left),
                            (by_kind_[0] & digit) != 0   ? Role::pattern
                            : (by_kind_[1] & digit) != 0 ? Role::pincer
                                                         : Role::fin);
                evidence.digits |= digit;
            }
        }
        found_.mark(blank, Role::pattern);
    }

    static constexpr std::array kKinds{HouseKind::row, HouseKind::column, HouseKind::box};

    const Candidates& board_;
    Deduction& found_;
    std::array<Positions, 9> blanks_{};      // by row
    std::array<CrossedBy, 9> rows_of_{};     // by digit and columns
    std::array<CrossedBy, 9> columns_of_{};  // by digit and rows
    CellSet crossings_;
    std::array<DigitSet, kKinds.size()> by_kind_{};  // the digits counted in houses of each kind
};

}  // namespace

bool find_distributed_subset(const Candidates& board, Deduction& found) {
    SubsetSearch search(board, found);
    for (int size = 4; size <= kMostOfSubset; ++size) {
        if (search.run(size)) return true;
    }
    return false;
}

bool find_multi_sector_set(const Candidates& board, Deduction& found) {
    return SectorSearch(board, found).run();
}

}  // namespace retrace::techniques
