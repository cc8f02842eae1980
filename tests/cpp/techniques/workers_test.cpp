// Long searches find the same steps whoever helps with them, in the same order and with all that they rest on.
#include "sudoku/techniques/workers.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "sudoku/techniques/hint.hpp"
#include "sudoku/techniques/path.hpp"
#include "support/puzzles.hpp"
#include "techniques/same_deduction.hpp"

namespace retrace::techniques {
namespace {

// Rounds of a few steps, so that suppositions go from thread to thread.
class Threads final : public Workers {
  public:
    explicit Threads(std::size_t count) : count_(count) {}

    void run(const std::function<bool()>& step) override {
        const auto work = [&] {
            for (int i = 0; i < 20 && step(); ++i) {
            }
        };
        ++rounds_;
        std::vector<std::thread> others;
        while (others.size() + 1 < count_) others.emplace_back(work);
        work();
        for (std::thread& each : others) each.join();
    }

    int rounds() const { return rounds_; }

  private:
    std::size_t count_;
    int rounds_ = 0;
};

// The hardest step of each: 9.9, 10.2, 10.4, 11.0.
constexpr std::array kHard{
    "........1.....2....13....4........5..4..3....2....6......1....2..73..6....854....",
    "..............1..2..3.4..5.......56..24..7...7...........6..3...7.2.8...5.......4",
    "1.3....8..56789...78..........59.67..6..728.5.7.6.8.2.......2..6..8.795....92..6.",
    ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43"};

Path path_of(std::string_view puzzle) {
    Path path(puzzles::grid(std::string(puzzle)), Order::classic, true);
    path.tell_inner();
    return path;
}

std::vector<Deduction> steps_of(Path path) {
    std::vector<Deduction> steps;
    for (PathState state = path.run(1); state != PathState::solved && state != PathState::stuck;
         state = path.run(1)) {
        if (state == PathState::found) steps.push_back(path.deduction());
    }
    return steps;
}

TEST(Workers, ChangeNoStepOfAPath) {
    for (const char* puzzle : kHard) {
        const std::vector<Deduction> alone = steps_of(path_of(puzzle));
        for (const std::size_t count : {1U, 2U, 3U, 8U}) {
            Threads threads(count);
            Path path = path_of(puzzle);
            path.work_with(threads);
            const std::vector<Deduction> steps = steps_of(path);
            const std::string where = std::string(puzzle) + ' ' + std::to_string(count);
            EXPECT_GT(threads.rounds(), 0) << where;
            ASSERT_EQ(steps.size(), alone.size()) << where;
            for (std::size_t i = 0; i < steps.size(); ++i) expect_same(steps[i], alone[i], where);
        }
    }
}

TEST(Workers, ChangeNoRating) {
    Threads threads(3);
    Rating with(puzzles::grid(kHard.back()));
    with.work_with(threads);
    while (!with.run(1)) {
    }
    Rating alone(puzzles::grid(kHard.back()));
    while (!alone.run(1)) {
    }
    EXPECT_GT(threads.rounds(), 0);
    EXPECT_EQ(with.ratings().hardest, 110);
    EXPECT_EQ(with.ratings().hardest, alone.ratings().hardest);
    EXPECT_EQ(with.ratings().first_placement, alone.ratings().first_placement);
    EXPECT_EQ(with.ratings().first_step, alone.ratings().first_step);
    EXPECT_EQ(with.ratings().technique, alone.ratings().technique);
}

TEST(Workers, GiveTheSameHint) {
    // Its first step is a nested chain.
    const Grid puzzle = puzzles::grid(puzzles::kInkala);
    const Repertoire classic{Order::classic};
    Threads threads(4);
    Hint with({puzzle, puzzle}, classic);
    with.work_with(threads);
    while (!with.run(1)) {
    }
    Hint alone({puzzle, puzzle}, classic);
    while (!alone.run(1)) {
    }
    EXPECT_GT(threads.rounds(), 0);
    ASSERT_EQ(with.advice(), Advice::step);
    expect_same(with.step(), alone.step(), "hint");
}

TEST(Workers, TellHowFarTheSearchIsAndLeaveItAnywhere) {
    Threads threads(3);
    Path path = path_of(puzzles::kInkala);
    path.work_with(threads);
    std::set<double> portions;
    while (portions.size() < 5) {
        ASSERT_NE(path.run(1), PathState::solved);
        if (path.at_work() == nullptr) continue;
        EXPECT_GE(path.portion(), portions.empty() ? 0 : *portions.rbegin());
        portions.insert(path.portion());
    }
    EXPECT_LE(*portions.rbegin(), 1);
    // Given up here, within several suppositions at once.
}

TEST(Workers, MayComeToASearchThatWasBegunWithout) {
    const std::vector<Deduction> alone = steps_of(path_of(kHard.front()));
    Threads threads(2);
    Path path = path_of(kHard.front());
    while (path.at_work() == nullptr) ASSERT_NE(path.run(1), PathState::solved);
    path.work_with(threads);
    std::vector<Deduction> steps = steps_of(path);
    EXPECT_GT(threads.rounds(), 0);
    ASSERT_LE(steps.size(), alone.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        expect_same(steps[steps.size() - 1 - i], alone[alone.size() - 1 - i], "from the end");
    }
}

}  // namespace
}  // namespace retrace::techniques
