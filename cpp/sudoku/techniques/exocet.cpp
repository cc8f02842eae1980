// Exocet: two base cells of a box in a line of a chute, and two target cells in three cross lines: through the third
// cell of the base's box in that line, and one through each of the other boxes of the chute. A digit of the base is not
// elsewhere in its line or box. Were it in neither target, it would stand elsewhere in all three cross lines. Where it
// fits there in too few lines for three, it is in a target. So the targets hold what the base holds. A Junior Exocet
// has its targets in the chute, in the boxes beside the base; a Senior Exocet has one of them outside. Each step takes
// away what one rule says, the easiest first. Where no rule says anything, every choice of two digits is tried, with
// all their cells in the chute and in the cross lines, and a step takes away one candidate that no choice
// leaves. A Double Exocet has two bases with the same cross lines. All coordinates are along the base's
// line and across it.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

// The place of a cell within a chute: its line there, and its place along that line.
struct Place {
    int line;
    int along;
};

// One way to put a digit of the base into the chute and into the cross lines.
struct Way {
    Digit digit;
    CellSet cells;
    CellSet seen;  // by one of the cells
};

// Two digits of the base, each in one of its ways.
struct Choice {
    Way one;
    Way other;
};

// Where the chute meets a cross line of another box, off the base's line: the cells of a target or of none.
struct Aim {
    int along = 0;
    CellSet target;     // one cell, or two of which one has a digit that fits nowhere else; or none
    DigitSet shut = 0;  // digits that fit nowhere else
};

struct ExocetPattern {
    HouseKind kind = HouseKind::row;  // of the base's line
    int line = 0;
    int escape = 0;
    std::array<Aim, 2> aims;
    CellSet base;
    CellSet targets;
    DigitSet digits = 0;  // of the base
    DigitSet loose = 0;   // those that may be in no target: one at most
};

// More choices would take too long.
constexpr std::size_t kMostChoices = 4000;
constexpr std::size_t kMostOfTwo = 200000;
// More refutations nobody would follow.
constexpr int kMostRefuted = 12;

class Exocet {
  public:
    Exocet(const Candidates& board, Deduction& found) : board_(board), found_(found) {}

    bool run() {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
            pattern_.kind = kind;
            for (int line = 0; line < 9; ++line) {
                for (int escape = 0; escape < 9; ++escape) {
                    if (run(line, escape)) return true;
                }
            }
        }
        return run_pairs() || try_patterns() || try_pairs();
    }

  private:
    bool run(int line, int escape) {
        pattern_.line = line;
        pattern_.escape = escape;
        pattern_.base = CellSet{};
        pattern_.digits = 0;
        const int first = escape / 3 * 3;
        for (int along = first; along < first + 3; ++along) {
            const Cell cell = at({line, along});
            if (along == escape) continue;
            if (board_.of(cell) == 0) return false;
            pattern_.base.add(cell);
            pattern_.digits |= board_.of(cell);
        }
        if (size_of(pattern_.digits) < 2 || size_of(pattern_.digits) > 5) return false;
        const std::vector<Aim> one = aims(first == 0 ? 3 : 0);
        const std::vector<Aim> other = aims(first == 6 ? 3 : 6);
        for (const Aim& each : one) {
            for (const Aim& next : other) {
                pattern_.aims = {each, next};
                if (judge()) return true;
            }
        }
        return false;
    }

    Cell at(Place place) const {
        return pattern_.kind == HouseKind::row ? cell_at(place.line, place.along)
                                               : cell_at(place.along, place.line);
    }
    std::array<int, 3> crossed() const {
        return {pattern_.escape, pattern_.aims[0].along, pattern_.aims[1].along};
    }
    unsigned crossed_bits() const {
        unsigned bits = 0;
        for (const int along : crossed()) bits |= 1U << static_cast<unsigned>(along);
        return bits;
    }
    int chute() const { return pattern_.line / 3 * 3; }
    // The lines of the chute but the base's.
    int other_line(int which) const { return chute() + (pattern_.line - chute() + 1 + which) % 3; }

    bool may_hold(Cell cell, Digit digit) const {
        return board_.has(cell, digit) || board_.grid()[cell] == digit;
    }
    DigitSet digits_at(Cell cell) const {
        const Digit filled = board_.grid()[cell];
        return (filled == 0 ? board_.of(cell) : set_of(filled)) & pattern_.digits;
    }

    // The cells of a box that may be a target, by cross line.
    std::vector<Aim> aims(int box) const {
        std::vector<Aim> list;
        for (int along = box; along < box + 3; ++along) {
            Aim aim{along, {}, 0};
            for (const int which : {0, 1}) {
                const Cell cell = at({other_line(which), along});
                if (digits_at(cell) != 0) aim.target.add(cell);
            }
            if (aim.target.size() == 2) {
                aim.shut = shut_in(aim.target);
                if (aim.shut == 0) continue;
            }
            list.push_back(aim);
        }
        return list;
    }

    // The digits that a house has in these two cells alone, one at least of which is therefore in them.
    DigitSet shut_in(CellSet two) const {
        DigitSet shut = 0;
        for (const std::uint8_t house : houses_of(two.first())) {
            if (!two.without(kHouseSets[house]).empty()) continue;
            for (Digit digit = 1; digit <= 9; ++digit) {
                const CellSet places = kHouseSets[house] & board_.cells(digit);
                if (!places.empty() && places.without(two).empty()) shut |= set_of(digit);
            }
        }
        return shut;
    }

    // Where the digit is or fits in a cross line outside the chute and the targets, as bits by line.
    Positions outside(int along, Digit digit) const {
        unsigned lines = 0;
        for (int line = 0; line < 9; ++line) {
            if (line / 3 * 3 == chute()) continue;
            const Cell cell = at({line, along});
            if (may_hold(cell, digit) && !pattern_.targets.contains(cell)) {
                lines |= 1U << static_cast<unsigned>(line);
            }
        }
        return static_cast<Positions>(lines);
    }

    static bool fit(Positions first, Positions second) {
        return first != 0 && second != 0 && count_bits(first | second) > 1;
    }
    static bool fit(Positions one, Positions other, Positions third) {
        return fit(one, other) && fit(one, third) && fit(other, third) &&
               count_bits(one | other | third) > 2;
    }

    // The digits of the base that fit into all three cross lines outside the targets.
    DigitSet loose_digits() const {
        DigitSet loose = 0;
        for (DigitSet left = pattern_.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            if (fit(outside(pattern_.escape, digit), outside(pattern_.aims[0].along, digit),
                    outside(pattern_.aims[1].along, digit))) {
                loose |= set_of(digit);
            }
        }
        return loose;
    }

    bool judge() {
        const auto& [one, other] = pattern_.aims;
        pattern_.targets = one.target | other.target;
        if (!one.target.empty() && !other.target.empty()) return use();
        if (pattern_.targets.empty()) return false;
        // One target is outside the chute.
        const CellSet inside = pattern_.targets;
        for (const int along : crossed()) {
            for (int line = 0; line < 9; ++line) {
                const Cell cell = at({line, along});
                if (line / 3 * 3 == chute() || size_of(digits_at(cell)) < 2) continue;
                pattern_.targets = inside | CellSet::of(cell);
                if (use()) return true;
            }
        }
        return false;
    }

    // All ways for the digit that leave it a place in every house.
    void list_ways(Digit digit, std::vector<Way>& ways) const {
        const int one_box = pattern_.aims[0].along / 3 * 3;
        const int other_box = pattern_.aims[1].along / 3 * 3;
        for (const Cell base : pattern_.base& board_.cells(digit)) {
            for (int which = 0; which < 2; ++which) {
                for (int one = one_box; one < one_box + 3; ++one) {
                    const Cell first = at({other_line(which), one});
                    if (!may_hold(first, digit)) continue;
                    for (int other = other_box; other < other_box + 3; ++other) {
                        const Cell second = at({other_line(1 - which), other});
                        if (!may_hold(second, digit)) continue;
                        CellSet cells = CellSet::of(base);
                        cells.add(first);
                        cells.add(second);
                        go_across(digit, {one, other}, cells, ways);
                    }
                }
            }
        }
    }

    void go_across(Digit digit, std::array<int, 2> alongs, CellSet cells,
                   std::vector<Way>& ways) const {
        const std::array<int, 3> lines = crossed();
        std::array<std::vector<int>, 3> places;
        for (std::size_t i = 0; i < 3; ++i) {
            if (i > 0 && alongs[i - 1] == lines[i]) {
                places[i] = {-1};
                continue;
            }
            for (int line = 0; line < 9; ++line) {
                if (line / 3 * 3 != chute() && may_hold(at({line, lines[i]}), digit)) {
                    places[i].push_back(line);
                }
            }
        }
        for (const int one : places[0]) {
            for (const int two : places[1]) {
                if (two == one) continue;
                for (const int three : places[2]) {
                    if (three == one || (three == two && two >= 0)) continue;
                    Way way{digit, cells, {}};
                    way.cells.add(at({one, lines[0]}));
                    if (two >= 0) way.cells.add(at({two, lines[1]}));
                    if (three >= 0) way.cells.add(at({three, lines[2]}));
                    for (const Cell cell : way.cells) way.seen |= kPeerSets[cell];
                    if (leaves_places(way)) ways.push_back(way);
                }
            }
        }
    }

    bool leaves_places(const Way& way) const {
        const CellSet left = board_.cells(way.digit).without(way.seen);
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if (board_.positions(house, way.digit) != 0 && !kHouseSets[house].meets(left))
                return false;
        }
        return true;
    }

    // Whether two digits may go so, or the same one.
    bool agree(const Way& one, const Way& other) const {
        if (one.digit == other.digit) return one.cells == other.cells;
        if (one.cells.meets(other.cells)) return false;
        // A cell of just these two digits must not lose both.
        const auto both = static_cast<DigitSet>(set_of(one.digit) | set_of(other.digit));
        const CellSet lost =
            (one.seen & other.seen).without(one.cells | other.cells) & board_.cells_with(2);
        bool is_any = false;
        for (const Cell cell : lost) is_any = is_any || board_.of(cell) == both;
        return !is_any;
    }

    // A target of two cells has room for one digit beside the one that is shut in it.
    bool have_room(const Way& one, const Way& other) const {
        const auto both = static_cast<DigitSet>(set_of(one.digit) | set_of(other.digit));
        return std::none_of(pattern_.aims.begin(), pattern_.aims.end(), [&](const Aim& aim) {
            return aim.target.size() == 2 && (aim.shut & both) == 0 &&
                   aim.target.without(one.cells | other.cells).empty();
        });
    }

    // No more than too many.
    std::vector<Choice> choices() const {
        std::vector<Way> ways;
        for (DigitSet left = pattern_.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            list_ways(smallest(left), ways);
        }
        std::vector<Choice> list;
        for (const Way& one : ways) {
            for (const Way& other : ways) {
                if (one.digit >= other.digit || !agree(one, other)) continue;
                if (!have_room(one, other)) continue;
                if (list.size() > kMostChoices) return list;
                list.push_back({one, other});
            }
        }
        return list;
    }

    // Notes what these digits leave of all candidates.
    void keep(std::initializer_list<const Way*> ways) {
        CellSet filled;
        for (const Way* way : ways) filled |= way->cells;
        for (Digit digit = 1; digit <= 9; ++digit) {
            CellSet gone = filled;
            for (const Way* way : ways) {
                if (way->digit == digit) gone = filled.without(way->cells) | way->seen;
            }
            kept_[digit - 1U] |= board_.cells(digit).without(gone);
        }
    }

    CellSet refuted(Digit digit) const { return board_.cells(digit).without(kept_[digit - 1U]); }

    // Takes one candidate: of the base, or else of a target, or else of any cell.
    bool take_one(CellSet base, CellSet targets) {
        CellSet blanks;
        for (Digit digit = 1; digit <= 9; ++digit) blanks |= board_.cells(digit);
        for (const CellSet cells : {base, targets, blanks}) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                const CellSet gone = refuted(digit) & cells;
                if (gone.empty()) continue;
                found_.eliminate(CellSet::of(gone.first()), digit);
                found_.mark(CellSet::of(gone.first()), digit, Role::source);
                return true;
            }
        }
        return false;
    }

    // Takes what a rule says, and keeps a pattern for which none says anything.
    bool use() {
        pattern_.loose = loose_digits();
        if (size_of(pattern_.loose) > 1) return false;
        if (pattern_.loose == 0 && use_rules()) {
            show();
            return true;
        }
        if (pattern_.loose == 0 || size_of(pattern_.digits) > 2) patterns_.push_back(pattern_);
        return false;
    }

    // Each target cell has a digit of the base then, and each digit of the base is in one target cell.
    bool use_rules() {
        if (pattern_.targets.size() != 2) return false;
        return clear_targets() || clear_base() || clear_unsupported_target() ||
               clear_mirrored_target() || clear_mirrors() || clear_known();
    }

    CellSet targets_with(DigitSet digits) const {
        CellSet cells;
        for (const Cell cell : pattern_.targets) {
            if ((digits_at(cell) & digits) != 0) cells.add(cell);
        }
        return cells;
    }

    bool clear_targets() {
        for (const Cell cell : pattern_.targets) {
            found_.eliminate(board_, cell, without(board_.of(cell), pattern_.digits));
        }
        return found_.has_effect();
    }

    bool clear_base() {
        for (DigitSet left = pattern_.digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            if (!targets_with(set_of(digit)).empty()) continue;
            found_.eliminate(pattern_.base & board_.cells(digit), digit);
            return true;
        }
        return false;
    }

    Place place_of(Cell cell) const {
        const int row = row_of(cell);
        const int column = column_of(cell);
        return pattern_.kind == HouseKind::row ? Place{row, column} : Place{column, row};
    }

    // A digit in one target is outside all targets in the other two cross lines.
    bool clear_unsupported_target() {
        for (const Cell target : pattern_.targets) {
            const auto [line, along] = place_of(target);
            for (DigitSet left = board_.of(target); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                std::vector<Positions> rest;
                for (const int each : crossed()) {
                    if (each == along) continue;
                    const unsigned lines = outside(each, smallest(left));
                    rest.push_back(
                        static_cast<Positions>(lines & ~(1U << static_cast<unsigned>(line))));
                }
                if (fit(rest[0], rest[1])) continue;
                found_.eliminate(CellSet::of(target), smallest(left));
                return true;
            }
        }
        return false;
    }

    // The cells where the digit of a target in the chute is in the other box beside the base: in the third line, off
    // the cross line, where the other target is or no digit of the base. None: the target is outside the chute.
    CellSet mirror_of(Cell target) const {
        CellSet mirror;
        const auto [line, along] = place_of(target);
        if (line / 3 * 3 != chute()) return mirror;
        const int third = other_line(line == other_line(0) ? 1 : 0);
        const Aim& across = pattern_.aims[along == pattern_.aims[0].along ? 1 : 0];
        const int box = across.along / 3 * 3;
        for (int each = box; each < box + 3; ++each) {
            if (each != across.along) mirror.add(at({third, each}));
        }
        return mirror;
    }

    void show_mirror(Cell target) {
        mirrored_ = CellSet::of(target);
        mark_cell(target, Role::pivot);
        for (const Cell cell : mirror_of(target)) mark_cell(cell, Role::pincer);
    }

    bool clear_mirrored_target() {
        for (const Cell target : pattern_.targets) {
            const CellSet mirror = mirror_of(target);
            if (mirror.empty()) continue;
            for (DigitSet left = board_.of(target); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const Digit digit = smallest(left);
                bool is_held = false;
                for (const Cell cell : mirror) is_held = is_held || may_hold(cell, digit);
                if (is_held) continue;
                found_.eliminate(CellSet::of(target), digit);
                show_mirror(target);
                return true;
            }
        }
        return false;
    }

    // One cell of the mirror node has the digit of the target: the only one that can, or the one that is left beside
    // a digit that its house has in these two cells alone.
    bool clear_mirrors() {
        for (const Cell target : pattern_.targets) {
            const CellSet mirror = mirror_of(target);
            if (mirror.empty()) continue;
            const DigitSet held = digits_at(target);
            CellSet able;
            DigitSet locked = 0;
            for (const Cell cell : mirror) {
                if ((digits_at(cell) & held) != 0) able.add(cell);
            }
            if (able.size() == 1) {
                found_.eliminate(board_, able.first(), without(board_.of(able.first()), held));
            } else {
                const DigitSet shut = without(shut_in(mirror), pattern_.digits);
                if (size_of(shut) != 1) continue;
                locked = shut;
                for (const Cell cell : mirror) {
                    const auto kept = static_cast<DigitSet>(held | shut);
                    found_.eliminate(board_, cell, without(board_.of(cell), kept));
                }
            }
            if (!found_.has_effect()) continue;
            for (const Cell cell : mirror) mark(cell, Role::on, locked);
            show_mirror(target);
            return true;
        }
        return false;
    }

    bool clear_known() {
        if (size_of(pattern_.digits) != 2) return false;
        return clear_known(pattern_.digits, [&](Digit digit) {
            return seen_by_all(targets_with(set_of(digit)), digit);
        });
    }

    // Digits that are known to be in a base are in one of its targets and twice more in the cross lines. `seen` gives
    // the cells that a digit goes from as all places for it in the targets see them.
    template <typename Seen>
    bool clear_known(DigitSet digits, Seen seen) {
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            found_.eliminate(seen(smallest(left)), smallest(left));
            if (found_.has_effect()) return true;
        }
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            found_.eliminate(covered(digit), digit);
            if (!found_.has_effect()) continue;
            show_cover(digit);
            return true;
        }
        return false;
    }

    CellSet seen_by_all(CellSet cells, Digit digit) const {
        CellSet seen = board_.cells(digit);
        for (const Cell cell : cells) seen &= kPeerSets[cell];
        return seen;
    }

    // Where the cross lines have the digit in just two lines, these lines have it nowhere else.
    CellSet covered(Digit digit) const {
        unsigned lines = 0;
        for (const int along : crossed()) lines |= outside(along, digit);
        if (count_bits(static_cast<Positions>(lines)) != 2) return {};
        CellSet cells;
        for (int line = 0; line < 9; ++line) {
            if ((lines & (1U << static_cast<unsigned>(line))) == 0) continue;
            for (int along = 0; along < 9; ++along) {
                if ((crossed_bits() & (1U << static_cast<unsigned>(along))) == 0) {
                    cells.add(at({line, along}));
                }
            }
        }
        return cells & board_.cells(digit);
    }

    void show_cover(Digit digit) {
        for (const int along : crossed()) {
            const Positions lines = outside(along, digit);
            for (int line = 0; line < 9; ++line) {
                if ((lines & (1U << static_cast<unsigned>(line))) == 0) continue;
                const Cell cell = at({line, along});
                found_.mark(CellSet::of(cell), Role::pivot);
                mark(cell, Role::pivot, set_of(digit));
            }
        }
        covered_ = set_of(digit);
    }

    bool try_patterns() {
        for (const ExocetPattern& each : patterns_) {
            pattern_ = each;
            const std::vector<Choice> left = choices();
            if (left.empty() || left.size() > kMostChoices) continue;
            std::vector<Choice> rest = left;
            if (take_common(left) ||
                (pattern_.loose != 0 && refute_misses(rest) && take_common(rest))) {
                show();
                return true;
            }
        }
        return false;
    }

    bool take_common(const std::vector<Choice>& left) {
        kept_ = {};
        for (const auto& [one, other] : left) keep({&one, &other});
        return take_one(pattern_.base, pattern_.targets);
    }

    bool fills_targets(const Choice& choice) const {
        const CellSet filled = choice.one.cells | choice.other.cells;
        const auto& [one, other] = pattern_.aims;
        return (filled & pattern_.targets).size() > 1 &&
               (one.target.empty() || one.target.meets(filled)) &&
               (other.target.empty() || other.target.meets(filled));
    }

    // Leaves the choices with a digit of the base in both targets, if all the others end in contradictions.
    bool refute_misses(std::vector<Choice>& left) const {
        int refuted = 0;
        for (const Choice& choice : left) {
            if (fills_targets(choice)) continue;
            if (++refuted > kMostRefuted || !is_refuted_by_singles(choice)) return false;
        }
        std::erase_if(left, [this](const Choice& choice) { return !fills_targets(choice); });
        return refuted > 0 && !left.empty();
    }

    bool is_refuted_by_singles(const Choice& choice) const {
        Candidates board = board_;
        for (const Way* way : {&choice.one, &choice.other}) {
            for (const Cell cell : way->cells) {
                if (board.has(cell, way->digit)) board.place(cell, way->digit);
            }
        }
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (Cell cell = 0; cell < kCells; ++cell) {
                if (board.grid()[cell] != 0 || size_of(board.of(cell)) > 1) continue;
                if (board.of(cell) == 0) return true;
                board.place(cell, smallest(board.of(cell)));
                goes_on = true;
            }
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (!place_hidden(digit, board, goes_on)) return true;
            }
        }
        return false;
    }

    // Places the hidden singles of the digit; whether each house has a cell for it.
    static bool place_hidden(Digit digit, Candidates& board, bool& has_placed) {
        CellSet done;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (board.grid()[cell] == digit) done.add(cell);
        }
        for (const CellSet& house : kHouseSets) {
            if (house.meets(done)) continue;
            const CellSet cells = house & board.cells(digit);
            if (cells.empty()) return false;
            if (cells.size() > 1) continue;
            board.place(cells.first(), digit);
            done.add(cells.first());
            has_placed = true;
        }
        return true;
    }

    // Two bases of the same chute with the same cross lines.
    bool are_double(const ExocetPattern& first, const ExocetPattern& second) {
        if (first.loose != 0 || second.loose != 0) return false;
        pattern_ = first;
        const int lines_chute = chute();
        const unsigned lines = crossed_bits();
        pattern_ = second;
        return first.kind == second.kind && lines_chute == chute() && lines == crossed_bits() &&
               first.line != second.line && first.escape != second.escape;
    }

    template <typename Use>
    bool use_pairs(Use use) {
        for (std::size_t i = 0; i < patterns_.size(); ++i) {
            for (std::size_t j = i + 1; j < patterns_.size(); ++j) {
                const ExocetPattern first = patterns_[i];
                const ExocetPattern second = patterns_[j];
                if (!are_double(first, second) || !use(first, second)) continue;
                pattern_ = first;
                show();
                pattern_ = second;
                show();
                return true;
            }
        }
        return false;
    }

    bool run_pairs() {
        return use_pairs([this](const ExocetPattern& first, const ExocetPattern& second) {
            return clear_four(first, second);
        });
    }

    // Four digits, two of them in each base: a digit of both bases would be in both their targets in the third box,
    // which are different cells. So all four are in the bases and in the targets.
    bool clear_four(const ExocetPattern& first, const ExocetPattern& second) {
        const auto digits = static_cast<DigitSet>(first.digits | second.digits);
        if (size_of(digits) != 4 || first.targets.size() != 2 || second.targets.size() != 2 ||
            first.targets.meets(second.targets)) {
            return false;
        }
        for (const ExocetPattern* each : {&first, &second}) {
            for (const Aim& aim : each->aims) {
                if (aim.target.empty()) return false;
            }
        }
        return clear_known(digits, [&](Digit digit) {
            CellSet targets;
            for (const ExocetPattern* each : {&first, &second}) {
                pattern_ = *each;
                targets |= targets_with(set_of(digit));
            }
            const CellSet bases = (first.base | second.base) & board_.cells(digit);
            return seen_by_all(bases, digit) | seen_by_all(targets, digit);
        });
    }

    bool try_pairs() {
        return use_pairs([this](const ExocetPattern& first, const ExocetPattern& second) {
            return try_two(first, second);
        });
    }

    bool try_two(const ExocetPattern& first, const ExocetPattern& second) {
        pattern_ = second;
        const std::vector<Choice> right = choices();
        pattern_ = first;
        const std::vector<Choice> left = choices();
        if (left.size() > kMostChoices || right.size() > kMostChoices ||
            left.size() * right.size() > kMostOfTwo) {
            return false;
        }
        kept_ = {};
        bool is_any = false;
        for (const auto& [one, other] : left) {
            for (const auto& [third, fourth] : right) {
                if (!agree(one, third) || !agree(one, fourth) || !agree(other, third) ||
                    !agree(other, fourth)) {
                    continue;
                }
                is_any = true;
                keep({&one, &other, &third, &fourth});
            }
        }
        return is_any && take_one(first.base | second.base, first.targets | second.targets);
    }

    void show() {
        Evidence& evidence = found_.evidence;
        const bool is_second = evidence.digits != 0;
        evidence.digits |= pattern_.digits;
        evidence.houses.push_back(house_of(pattern_.kind, pattern_.base.first()));
        const HouseKind across =
            pattern_.kind == HouseKind::row ? HouseKind::column : HouseKind::row;
        for (const int along : crossed()) {
            if (is_second) break;
            evidence.crossed.push_back(house_at(across, along));
            for (int line = 0; line < 9; ++line) {
                const Cell cell = at({line, along});
                if (line / 3 * 3 == chute() || pattern_.targets.contains(cell)) continue;
                const auto told = static_cast<DigitSet>(pattern_.loose | covered_);
                mark(cell, Role::extra, without(pattern_.digits, told));
                mark(cell, Role::fin, pattern_.loose);
            }
        }
        for (const Cell cell : pattern_.base) mark_cell(cell, Role::pattern);
        for (const Cell cell : pattern_.targets.without(mirrored_)) mark_cell(cell, Role::target);
    }

    void mark_cell(Cell cell, Role role) {
        found_.mark(CellSet::of(cell), role);
        mark(cell, role, pattern_.digits);
    }

    void mark(Cell cell, Role role, DigitSet digits) {
        for (DigitSet left = board_.of(cell) & digits; left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            found_.mark(CellSet::of(cell), smallest(left), role);
        }
    }

    const Candidates& board_;
    Deduction& found_;
    ExocetPattern pattern_;
    DigitSet covered_ = 0;                 // the digit that a step takes from lines across
    CellSet mirrored_;                     // the target that a step's mirror node goes with
    std::array<CellSet, 9> kept_{};        // what some choice leaves, by digit
    std::vector<ExocetPattern> patterns_;  // those for which no rule says anything
};

}  // namespace

bool find_exocet(const Candidates& board, Deduction& found) {
    return Exocet(board, found).run();
}

}  // namespace retrace::techniques
