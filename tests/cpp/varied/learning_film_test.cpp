// The film of the search that learns: its boards are the same backwards as forwards, its lessons are true, and it ends as the engine does.
#include "varied/learning_film.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "support/folders.hpp"
#include "varied/answers.hpp"
#include "varied/kinds.hpp"
#include "varied/plain.hpp"

namespace retrace::varied {
namespace {

constexpr std::uint64_t kPieces = 100'000;
using Step = LearningFilm::Kind;

// The puzzles of 25×25 with their answers.
std::vector<std::pair<Rules, Solution>> large() {
    std::vector<std::pair<Rules, Solution>> all;
    std::ifstream file(in_puzzles("large.tsv"));
    for (std::string name, puzzle, answer; file >> name >> name >> puzzle >> answer;) {
        const auto reading = read_plain(puzzle);
        const auto expected = read_plain(answer);
        EXPECT_TRUE(reading && expected) << name;
        Solution digits;
        for (const Digits each : expected->rules.candidates) {
            digits.push_back(static_cast<std::uint8_t>(least_of(each)));
        }
        all.emplace_back(reading->rules, digits);
    }
    return all;
}

bool is_true(const Claim& claim, const Solution& solution) {
    return (solution[claim.cell] == claim.digit) == claim.holds;
}

TEST(LearningFilm, LearnsWhatIsTrueAndEndsAtTheAnswer) {
    for (const auto& puzzle : large()) {
        const Solution& answer = puzzle.second;
        LearningFilm film(puzzle.first);
        while (!film.explore(kPieces)) {
        }
        ASSERT_EQ(film.end(), Film::End::solution);
        std::size_t lessons = 0;
        int jumped = 0;
        for (std::size_t at = 0; at <= film.explored(); ++at) {
            film.seek(at);
            const auto& step = film.step();
            if (step.kind != Step::lesson) continue;
            EXPECT_EQ(film.lessons(), ++lessons);
            const auto claims = film.claims();
            // The claims are not all true in the answer, and the step gives up the last one.
            EXPECT_FALSE(std::all_of(claims.begin(), claims.end(), [&](const Claim& each) {
                return is_true(each, answer);
            })) << at;
            EXPECT_EQ(claims.back().cell, step.claim.cell);
            EXPECT_NE(claims.back().holds, step.claim.holds);
            EXPECT_TRUE(step.choices < step.from || step.from == 0) << at;
            jumped += step.choices + 1 < step.from ? 1 : 0;
        }
        EXPECT_GT(lessons, 100U);
        EXPECT_GT(jumped, 10);
        EXPECT_EQ(film.board(), answer);
        EXPECT_EQ(film.step().kind, Step::solution);
    }
}

TEST(LearningFilm, ShowsTheSameBoardsBackwardsAsForwards) {
    LearningFilm film(large().front().first);
    film.explore(3'000);
    const std::size_t last = film.explored();
    std::vector<std::vector<std::uint8_t>> boards;
    for (std::size_t at = 0; at <= last; ++at) {
        film.seek(at);
        boards.push_back(film.board());
        const auto chosen = film.chosen();
        EXPECT_LE(chosen.size(), static_cast<std::size_t>(film.step().choices)) << at;
    }
    for (std::size_t at = last + 1; at-- > 0;) {
        film.seek(at);
        ASSERT_EQ(film.board(), boards[at]) << at;
    }
    // Exploring on changes nothing that was shown.
    film.explore(3'000);
    for (std::size_t at = 0; at <= last; ++at) {
        film.seek(at);
        ASSERT_EQ(film.board(), boards[at]) << at;
    }
}

TEST(LearningFilm, EndsAsTheEngineDoes) {
    Rules none = usual(4);
    none.rules.push_back({Kind::cage, {0, 1, 2, 3}, {11}});
    Rules cages = usual(6);
    cages.rules.push_back({Kind::cage, {0, 6, 12, 18}, {18}});
    cages.rules.push_back({Kind::thermometer, {1, 2, 3, 9, 15}, {}});
    cages.rules.push_back({Kind::sandwich, {5, 11, 17, 23, 29, 35}, {14}});
    Rules renbans = usual(9);
    for (Place row = 0; row < 9; ++row) {
        const auto first = static_cast<Place>(row * 9 + row / 2);
        renbans.rules.push_back(
            {Kind::renban,
             {first, static_cast<Place>(first + 1), static_cast<Place>(first + 2)},
             {}});
    }
    for (const Rules& rules : {none, cages, renbans, usual(9)}) {
        Solving solving(rules);
        ASSERT_TRUE(solving.run(1'000'000));
        LearningFilm film(rules);
        ASSERT_TRUE(film.explore(1'000'000));
        EXPECT_EQ(film.end() == Film::End::solution, solving.first().has_value());
        film.seek(film.explored());
        if (solving.first()) {
            EXPECT_TRUE(find_violations(rules, film.board()).empty());
        }
        EXPECT_EQ(film.depths(5).size(), 5U);
        EXPECT_LE(film.near(0, 20).size(), 20U);
    }
}

}  // namespace
}  // namespace retrace::varied
