// Suppositions that other instances draw are those that the search would have drawn, and no message can break it.
#include "sudoku/techniques/chains/helper.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/techniques/path.hpp"
#include "support/puzzles.hpp"
#include "techniques/same_deduction.hpp"

namespace retrace::techniques {
namespace {

// The hardest step of each: 9.9, 10.4, 11.0.
constexpr std::array kHelped{
    "........1.....2....13....4........5..4..3....2....6......1....2..73..6....854....",
    "1.3....8..56789...78..........59.67..6..728.5.7.6.8.2.......2..6..8.795....92..6.",
    ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43"};

using Help = std::function<void(Suppositions&)>;

// `help` is called between the pieces of long searches.
std::vector<Deduction> helped_steps(std::string_view puzzle, const Help& help) {
    Path path(puzzles::grid(std::string(puzzle)), Order::classic, true);
    path.tell_inner();
    std::vector<Deduction> steps;
    for (PathState state = path.run(1); state != PathState::solved && state != PathState::stuck;
         state = path.run(1)) {
        if (state == PathState::found) steps.push_back(path.deduction());
        if (!path.long_search()) continue;
        if (Suppositions* const suppositions = path.long_search()->suppositions()) {
            help(*suppositions);
        }
    }
    return steps;
}

void expect_all_same(const std::vector<Deduction>& some, const std::vector<Deduction>& others,
                     const std::string& where) {
    ASSERT_EQ(some.size(), others.size()) << where;
    for (std::size_t i = 0; i < some.size(); ++i) expect_same(some[i], others[i], where);
}

Flat job_of(const Suppositions& suppositions) {
    Flat job;
    suppositions.put_job(job);
    return job;
}

Flat handed_out(Suppositions& suppositions, std::size_t count) {
    Flat cases;
    suppositions.hand_out(count, cases);
    return cases;
}

// Draws what the helper has been given.
const Flat& drawn_by(Helper& helper) {
    while (!helper.run()) {
    }
    return helper.drawn();
}

// The first long search of the last puzzle, after a piece.
class AtWork {
  public:
    AtWork() : path_(puzzles::grid(kHelped.back()), Order::classic, true) {
        while (!path_.long_search()) path_.run(1);
    }
    Suppositions& suppositions() { return *path_.long_search()->suppositions(); }

  private:
    Path path_;
};

TEST(Helper, ChangesNoStepOfAPath) {
    for (const char* puzzle : kHelped) {
        const std::vector<Deduction> alone = helped_steps(puzzle, [](Suppositions&) {});
        for (const std::size_t count : {1U, 3U}) {
            // Each keeps what it has found from search to search.
            std::vector<std::unique_ptr<Helper>> helpers;
            while (helpers.size() < count) helpers.push_back(std::make_unique<Helper>());
            std::size_t brought = 0;
            const auto help = [&](Suppositions& suppositions) {
                for (const auto& helper : helpers) {
                    const Flat cases = handed_out(suppositions, 3);
                    if (cases.empty()) return;
                    ASSERT_TRUE(helper->begin(job_of(suppositions), cases));
                    ASSERT_TRUE(suppositions.bring(drawn_by(*helper)));
                    ++brought;
                }
            };
            const std::string where = std::string(puzzle) + ' ' + std::to_string(count);
            expect_all_same(helped_steps(puzzle, help), alone, where);
            EXPECT_GT(brought, 20U) << where;
        }
    }
}

TEST(Helper, MayComeLateOrNever) {
    const std::vector<Deduction> alone = helped_steps(kHelped.back(), [](Suppositions&) {});
    Helper helper;
    Flat late;
    std::size_t brought = 0;
    const auto help = [&](Suppositions& suppositions) {
        const Flat cases = handed_out(suppositions, 5);
        if (!cases.empty()) {
            if (!late.empty()) return;  // never
            ASSERT_TRUE(helper.begin(job_of(suppositions), cases));
            late = drawn_by(helper);
        } else if (!late.empty()) {
            // All are begun here. Whether these are drawn, at work or still to come, they are taken once.
            ASSERT_TRUE(suppositions.bring(late));
            ASSERT_TRUE(suppositions.is_drawn() || suppositions.bring(late));
            late.clear();
            ++brought;
        }
    };
    expect_all_same(helped_steps(kHelped.back(), help), alone, "late");
    EXPECT_GT(brought, 3U);
}

TEST(Helper, IsToldFromTheEndAndNothingTwice) {
    AtWork search;
    Suppositions& suppositions = search.suppositions();
    const std::size_t left = suppositions.left();
    ASSERT_GT(left, 10U);
    const Flat first = handed_out(suppositions, 2);
    const Flat second = handed_out(suppositions, 1);
    ASSERT_EQ(first.size(), 4U);
    ASSERT_EQ(second.size(), 2U);
    EXPECT_EQ(suppositions.left(), left - 3);
    FlatIn in(first);
    const Number last = case_of(in.take_16()).candidate;
    const Number next = case_of(in.take_16()).candidate;
    EXPECT_GE(last, next);
    EXPECT_GE(next, case_of(FlatIn(second).take_16()).candidate);
    EXPECT_GT(last, case_of(FlatIn(second).take_16()).candidate);
    EXPECT_EQ(handed_out(suppositions, left).size(), 2 * (left - 3));
    EXPECT_EQ(suppositions.left(), 0U);
    EXPECT_TRUE(handed_out(suppositions, 1).empty());
}

TEST(Helper, IsNotTakenAtItsWordWhereItMakesNoSense) {
    AtWork search;
    Suppositions& suppositions = search.suppositions();
    Helper helper;
    ASSERT_TRUE(helper.begin(job_of(suppositions), handed_out(suppositions, 1)));
    const Flat drawn = drawn_by(helper);
    for (std::size_t size = 1; size < drawn.size(); ++size) {
        ASSERT_FALSE(suppositions.bring(std::span(drawn).first(size))) << size;
    }
    // A word that is wrong is refused or makes another supposition; it reads nothing that is not there.
    for (std::size_t at = 0; at + 1 < drawn.size(); at += 2) {
        for (const unsigned wrong : {0xffU, 0x7fU, 0U}) {
            AtWork other;
            handed_out(other.suppositions(), 3);
            Flat changed = drawn;
            changed[at] = static_cast<std::uint8_t>(wrong);
            changed[at + 1] = static_cast<std::uint8_t>(wrong);
            other.suppositions().bring(changed);
        }
    }
    EXPECT_TRUE(suppositions.bring(drawn));
    EXPECT_TRUE(suppositions.bring({}));
}

TEST(Helper, DrawsOnlyWhatWasHandedOut) {
    AtWork search;
    AtWork other;
    Helper helper;
    ASSERT_TRUE(helper.begin(job_of(search.suppositions()), handed_out(search.suppositions(), 1)));
    const Flat drawn = drawn_by(helper);
    EXPECT_FALSE(other.suppositions().bring(drawn));
    handed_out(other.suppositions(), 1);
    EXPECT_TRUE(other.suppositions().bring(drawn));
}

TEST(Helper, TakesNoJobThatMakesNoSense) {
    AtWork search;
    const Flat job = job_of(search.suppositions());
    const Flat cases = handed_out(search.suppositions(), 2);
    Helper helper;
    const auto takes = [&](std::size_t at, unsigned word) {
        Flat changed = job;
        changed[2 * at] = static_cast<std::uint8_t>(word);
        changed[2 * at + 1] = static_cast<std::uint8_t>(word >> 8U);
        return helper.begin(changed, cases);
    };
    EXPECT_TRUE(helper.begin(job, cases));
    EXPECT_TRUE(takes(0, 5));
    EXPECT_FALSE(takes(0, 0));
    EXPECT_FALSE(takes(0, 6));
    // The second cell is a 2: another 2 beside it, a candidate that it excludes, no digit at all.
    EXPECT_FALSE(takes(1, 2U << 9U));
    EXPECT_FALSE(takes(1, set_of(2)));
    EXPECT_FALSE(takes(1, 10U << 9U));
    EXPECT_FALSE(helper.begin(std::span(job).first(job.size() - 1), cases));
    EXPECT_FALSE(helper.begin({}, cases));
    EXPECT_FALSE(helper.begin(job, {}));
    EXPECT_FALSE(helper.begin(job, std::span(cases).first(3)));
    EXPECT_FALSE(helper.begin(job, Flat{0xff, 0xff}));
    EXPECT_TRUE(helper.begin(job, cases));
}

}  // namespace
}  // namespace retrace::techniques
