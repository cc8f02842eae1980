// The rule by which a step goes, where its technique has several, for evidence of each kind.
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

struct Case {
    std::string_view rule;
    Id id;
    Candidate gone;
    std::vector<MarkedCell> cells;
    std::vector<MarkedCandidate> candidates;
    std::vector<std::uint8_t> houses{};
    std::vector<std::uint8_t> crossed{};
};

Deduction deduction_of(const Case& each) {
    Deduction step;
    step.technique = &technique(each.id);
    step.eliminations = {each.gone};
    step.evidence.cells = each.cells;
    step.evidence.candidates = each.candidates;
    step.evidence.houses = each.houses;
    step.evidence.crossed = each.crossed;
    step.evidence.digits = set_of(1) | set_of(2) | set_of(3);
    return step;
}

void expect_rules(const std::vector<Case>& cases) {
    for (const Case& each : cases) EXPECT_EQ(deduction_of(each).rule(), each.rule) << each.rule;
}

const std::vector<MarkedCell> targets{
    {0, Role::pattern}, {1, Role::pattern}, {12, Role::target}, {24, Role::target}};
const std::vector<MarkedCell> mirrored{{0, Role::pattern}, {1, Role::pattern}, {12, Role::pivot},
                                       {24, Role::target}, {25, Role::pincer}, {26, Role::pincer}};
const std::vector<MarkedCandidate> cover{{{56, 3}, Role::pivot}, {{65, 3}, Role::pivot}};
const MarkedCandidate supposed{{60, 3}, Role::source};

TEST(Rule, OfAnExocetIsSaidByWhatItSupposesMarksAndTakesAway) {
    constexpr Id kId = Id::exocet;
    expect_rules({
        {"", kId, {12, 9}, targets, {}, {0}},
        {"exocet-base", kId, {0, 3}, targets, {}, {0}},
        {"exocet-unsupported-target", kId, {12, 3}, targets, {}, {0}},
        {"exocet-mirrored-target", kId, {12, 3}, mirrored, {}, {0}},
        {"exocet-mirror", kId, {25, 9}, mirrored, {}, {0}},
        {"exocet-locked-mirror", kId, {25, 9}, mirrored, {{{25, 8}, Role::on}}, {0}},
        {"exocet-known", kId, {60, 3}, targets, {}, {0}},
        {"exocet-cover", kId, {60, 3}, targets, cover, {0}},
        {"exocet-trial", kId, {60, 3}, targets, {supposed}, {0}},
        {"exocet-loose-trial", kId, {60, 3}, targets, {supposed, {{57, 2}, Role::fin}}, {0}},
        {"double-exocet", kId, {60, 3}, targets, {}, {0, 1}},
        {"double-exocet-cover", kId, {60, 3}, targets, cover, {0, 1}},
        {"double-exocet-trial", kId, {60, 3}, targets, {supposed}, {0, 1}},
    });
}

TEST(Rule, OfFishSubsetsAndSectorsIsSaidByFinsAndHouses) {
    const std::vector<MarkedCandidate> fin{{{9, 1}, Role::fin}};
    expect_rules({
        {"", Id::franken_fish, {0, 1}, {}, {}},
        {"finned-general-fish", Id::franken_fish, {0, 1}, {}, fin},
        {"finned-general-fish", Id::mutant_fish, {0, 1}, {}, fin},
        {"", Id::finned_x_wing, {0, 1}, {}, fin},
        {"", Id::distributed_subset, {0, 1}, {}, {}, {0}},
        {"distributed-subset-over-houses", Id::distributed_subset, {0, 1}, {}, {}, {0}, {9}},
        {"", Id::multi_sector_set, {0, 1}, {}, {}},
        {"multi-sector-set-by-boxes", Id::multi_sector_set, {0, 1}, {}, fin},
    });
}

TEST(Rule, OfNestedChainsIsThatOfTheChainAround) {
    const std::vector<MarkedCandidate> itself{{{0, 1}, Role::source}};
    const std::vector<MarkedCandidate> another{{{5, 1}, Role::source}};
    for (const Id id : {Id::dynamic_chains_plus, Id::twice_nested_chains}) {
        expect_rules({
            {"dynamic-cell-forcing-chains", id, {0, 1}, {{3, Role::pivot}}, another},
            {"dynamic-house-forcing-chains", id, {0, 1}, {}, another, {0}},
            {"dynamic-contradiction", id, {0, 1}, {}, itself},
            {"dynamic-double", id, {0, 1}, {}, another},
        });
    }
}

TEST(Rule, OfAChainOverRectanglesIsPlainerWithoutARectangle) {
    Deduction step = deduction_of({"", Id::rectangle_aic, {0, 1}, {{3, Role::pattern}}, {}});
    step.evidence.links = {{{1, 1}, {2, 1}, false, true, 0}, {{2, 1}, {3, 1}, true, false, 0}};
    EXPECT_EQ(step.rule(), "");
    step.evidence.links.back().to = {1, 1};
    EXPECT_EQ(step.rule(), "rectangle-loop");
    step.evidence.cells.clear();
    EXPECT_EQ(step.rule(), "grouped-loop");
    step.evidence.links.back().to = {3, 1};
    EXPECT_EQ(step.rule(), "grouped-aic");
}

}  // namespace
}  // namespace retrace::techniques
