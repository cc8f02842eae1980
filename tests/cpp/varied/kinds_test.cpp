// Each kind of rules on small random puzzles: the engine finds the boards that the rule's words allow, no more and no fewer.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "sudoku/split_mix.hpp"
#include "varied/answers.hpp"
#include "varied/learner.hpp"
#include "varied/plain_search.hpp"

namespace retrace::varied {
namespace {

constexpr int kPuzzlesOfKind = 150;
constexpr std::uint64_t kUnbounded = 1'000'000;

class RandomRules {
  public:
    explicit RandomRules(std::uint64_t seed) : random_(seed) {}

    int below(int bound) {
        return static_cast<int>(random_.next() % static_cast<std::uint64_t>(bound));
    }

    // 4×4 with boxes, a Latin square of four, or a few cells with many digits and no house.
    Rules board() {
        switch (below(5)) {
            case 0:
            case 1:
                return usual(4);
            case 2:
                return latin_square(4);
            case 3:
                return free_cells(4, 9);
            default:
                return free_cells(3, 20);
        }
    }

    // A rule that a reader could give: of a form that the table has for the kind.
    Rule rule(Kind kind, const Rules& board) {
        const KindRow& row = row_of(kind);
        for (;;) {
            const auto cells = static_cast<int>(board.cells());
            const auto most =
                row.most_cells == 0 ? 5 : std::min(5, static_cast<int>(row.most_cells));
            const auto fewest = static_cast<int>(row.fewest_cells);
            Rule rule{kind, some_cells(std::min(fewest + below(most - fewest + 1), cells), cells)};
            const auto numbers =
                row.most_numbers == kNumberEach
                    ? rule.cells.size()
                    : row.fewest_numbers + static_cast<std::size_t>(below(static_cast<int>(
                                               row.most_numbers - row.fewest_numbers + 1)));
            for (std::size_t i = 0; i < numbers; ++i) {
                rule.numbers.push_back(number(kind, rule.cells.size(), board.digits));
            }
            Rules with = board;
            with.rules = {rule};
            if (!fault_of(with)) return rule;
        }
    }

    void drop_candidates(Rules& rules) {
        for (Digits& digits : rules.candidates) {
            if (below(3) != 0) continue;
            digits &= static_cast<Digits>(random_.next() | random_.next());
            if (digits == 0) digits = digit_bit(1 + below(rules.digits));
        }
    }

  private:
    static Rules free_cells(int cells, int digits) {
        Rules rules{.digits = digits, .rows = 1, .columns = cells};
        rules.candidates.assign(static_cast<std::size_t>(cells), digits_to(digits));
        return rules;
    }

    std::vector<Place> some_cells(int count, int cells) {
        std::vector<Place> some;
        while (static_cast<int>(some.size()) < count) {
            const auto cell = static_cast<Place>(below(cells));
            const bool is_there = std::ranges::find(some, cell) != some.end();
            if (!is_there || below(20) == 0) some.push_back(cell);
        }
        return some;
    }

    int number(Kind kind, std::size_t cells, int digits) {
        switch (kind) {
            case Kind::cage:
            case Kind::sum:
            case Kind::not_sum:
            case Kind::x_sum:
            case Kind::sandwich:
                return below(static_cast<int>(cells) * digits + 1);
            case Kind::equal_sums:
            case Kind::arrow:
                return below(3);
            case Kind::modular:
                return 2 + below(2);
            default:
                return below(digits + 1);
        }
    }

    SplitMix64 random_;
};

// How many puzzles had boards, so that a test of nothing is seen.
struct Tally {
    int none = 0;
    int some = 0;
};

// All boards by the search that learns.
std::vector<Solution> learnt_boards(const Rules& rules) {
    const Network network(rules);
    Learner learner(network);
    std::vector<Solution> boards;
    std::uint64_t budget = kUnbounded;
    while (learner.next(budget) == Stop::solution) boards.push_back(learner.solution());
    EXPECT_GT(budget, 0U);
    std::ranges::sort(boards);
    return boards;
}

void compare(const Rules& rules, Tally& tally) {
    const std::vector<Solution> boards = plain::all_boards(rules);
    (boards.empty() ? tally.none : tally.some) += 1;
    Counting counting(rules, kUnbounded);
    ASSERT_TRUE(counting.run(kUnbounded));
    EXPECT_EQ(counting.count(), boards.size());
    EXPECT_EQ(learnt_boards(rules), boards);
    Solving solving(rules);
    ASSERT_TRUE(solving.run(kUnbounded));
    ASSERT_EQ(solving.first().has_value(), !boards.empty());
    if (boards.empty()) return;
    EXPECT_EQ(*solving.first(), boards.front());
    EXPECT_EQ(solving.several(), boards.size() > 1);
}

class EveryKind : public testing::TestWithParam<Kind> {};

TEST_P(EveryKind, AllowsWhatItsWordsAllow) {
    RandomRules random(static_cast<std::uint64_t>(GetParam()) + 1);
    Tally tally;
    for (int turn = 0; turn < kPuzzlesOfKind; ++turn) {
        Rules rules = random.board();
        rules.rules.push_back(random.rule(GetParam(), rules));
        const auto kinds = static_cast<int>(kind_table().size());
        if (turn % 2 == 1) {
            rules.rules.push_back(random.rule(static_cast<Kind>(random.below(kinds)), rules));
        }
        if (turn % 3 != 0) random.drop_candidates(rules);
        compare(rules, tally);
        if (HasFailure()) {
            ADD_FAILURE() << row_of(GetParam()).name << ", turn " << turn;
            return;
        }
    }
    EXPECT_GT(tally.some, kPuzzlesOfKind / 20);
    EXPECT_GT(tally.none, 0);
}

std::string kind_name(const testing::TestParamInfo<Kind>& info) {
    std::string name(row_of(info.param).name);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::vector<Kind> kinds_of_table() {
    std::vector<Kind> kinds;
    for (const KindRow& row : kind_table()) kinds.push_back(row.kind);
    return kinds;
}

INSTANTIATE_TEST_SUITE_P(OfTheTable, EveryKind, testing::ValuesIn(kinds_of_table()), kind_name);

TEST(KindTable, HasEachNameAndKeyOnce) {
    std::set<std::string_view> names;
    std::multiset<std::string_view> keys;
    for (const KindRow& row : kind_table()) {
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
        if (!row.fpuzzles.empty()) keys.insert(row.fpuzzles);
    }
    for (const std::string_view key : keys) EXPECT_EQ(keys.count(key), 1U) << key;
}

}  // namespace
}  // namespace retrace::varied
