// The techniques that somebody chooses: lists are read, no other technique is used, and no order lacks one.
#include "sudoku/techniques/repertoire.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "sudoku/techniques/path.hpp"
#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array kOrders{Order::classic, Order::teaching, Order::hodoku, Order::sudokuwiki};

TechniqueSet set_of_ids(std::initializer_list<Id> ids) {
    TechniqueSet set;
    for (const Id id : ids) set.set(static_cast<std::size_t>(id));
    return set;
}

std::size_t size_of_list(std::string_view list) {
    const auto read = read_techniques(list);
    const auto* set = std::get_if<TechniqueSet>(&read);
    return set == nullptr ? 999 : set->count();
}

TEST(Repertoire, ReadsLevelsAndNamesFromLeftToRight) {
    const std::size_t beginner = techniques_up_to(Level::beginner).count();
    const std::size_t usual = techniques_up_to(Level::usual).count();
    EXPECT_LT(beginner, usual);
    EXPECT_LT(usual, kTechniques);
    EXPECT_EQ(size_of_list("beginner"), beginner);
    EXPECT_EQ(size_of_list("usual"), usual);
    EXPECT_EQ(size_of_list("all"), kTechniques);
    EXPECT_EQ(size_of_list("x-wing"), 1U);
    EXPECT_EQ(size_of_list("usual,-x-wing,sue-de-coq,medusa"), usual + 1);
    EXPECT_EQ(size_of_list("-x-wing"), kTechniques - 1);
    EXPECT_EQ(size_of_list("usual,-all,x-wing"), 1U);
    EXPECT_EQ(size_of_list("-all"), 0U);
    for (const auto& [list, unknown] :
         {std::pair{"", ""}, std::pair{"usual,", ""}, std::pair{"usual,-", ""},
          std::pair{"usual, x-wing", " x-wing"}, std::pair{"Usual", "Usual"},
          std::pair{"--x-wing", "-x-wing"}}) {
        const auto read = read_techniques(list);
        ASSERT_TRUE(std::holds_alternative<UnknownName>(read)) << list;
        EXPECT_EQ(std::get<UnknownName>(read).name, unknown) << list;
    }
}

TEST(Repertoire, HasEveryTechniqueInEachOrderButThoseOfRatingsAlone) {
    const TechniqueSet of_ratings = set_of_ids({Id::direct_pointing, Id::direct_claiming,
                                                Id::direct_hidden_pair, Id::direct_hidden_triplet});
    for (const Order order : {Order::teaching, Order::hodoku, Order::sudokuwiki}) {
        TechniqueSet met;
        for (const Finder& each : finders(order)) {
            for (const Id id : each.members) met.set(static_cast<std::size_t>(id));
        }
        for (const Technique& each : techniques()) {
            const auto place = static_cast<std::size_t>(each.id);
            EXPECT_NE(met[place], of_ratings[place])
                << each.name << (met[place] ? " has a place in" : " has no place in")
                << " the order " << static_cast<int>(order) << " of techniques.json";
        }
    }
}

TEST(Repertoire, UsesNoTechniqueThatIsLeftOut) {
    // The rest goes as far as it can, so that each technique of a group is looked for alone.
    const auto lists = {"usual", "all,-x-cycle,-cell-forcing-chains,-dynamic-double,-bug-1",
                        "beginner,forcing-chain,unique-rectangle-4,house-forcing-chains"};
    for (const std::string& line : puzzles::sample("top1465", 6)) {
        for (const char* list : lists) {
            const auto used = std::get<TechniqueSet>(read_techniques(list));
            for (const Order order : kOrders) {
                Path path(Candidates(puzzles::grid(line)), Repertoire{order, used}, true);
                while (path.run(1'000'000) == PathState::found) {
                    const Technique& found = *path.deduction().technique;
                    ASSERT_TRUE(used[static_cast<std::size_t>(found.id)]) << found.name << list;
                }
            }
        }
    }
}

TEST(Repertoire, LooksForEachOfAGroupAloneWithTheRatingOfItsLength) {
    std::set<Id> seen;
    TechniqueSet used = techniques_up_to(Level::beginner);
    used |= set_of_ids({Id::forcing_chain});
    for (const std::string& line : puzzles::sample("top1465", 20)) {
        Path path(Candidates(puzzles::grid(line)), Repertoire{Order::teaching, used}, true);
        while (path.run(1'000'000) == PathState::found) {
            const Deduction& step = path.deduction();
            seen.insert(step.technique->id);
            if (step.technique->id == Id::forcing_chain) {
                EXPECT_GE(step.rating, 70);
            }
        }
    }
    EXPECT_TRUE(seen.contains(Id::forcing_chain));
}

TEST(Path, CountsThePointsOfItsStepsAndOfTryingWhereItEnds) {
    for (const std::string& line : puzzles::sample("easy50", 5)) {
        const Grid givens = puzzles::grid(line);
        for (const char* list : {"all", "hidden-single-box"}) {
            const auto used = std::get<TechniqueSet>(read_techniques(list));
            Path path(Candidates(givens), Repertoire{Order::hodoku, used}, true);
            int sum = 0;
            PathState state = path.run(1'000'000);
            for (; state == PathState::found; state = path.run(1'000'000)) {
                sum += path.deduction().technique->points;
                EXPECT_EQ(path.points(), sum);
            }
            EXPECT_EQ(path.points(), sum + (state == PathState::stuck ? kPointsOfTrying : 0));
            EXPECT_GE(sum, list == std::string("all") ? 4 * givens.blanks() : 0);
        }
    }
}

}  // namespace
}  // namespace retrace::techniques
