// Tests with one case a strategy.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/search/strategy.hpp"

namespace retrace {

// The text that GoogleTest and CTest show for a case beside its number.
inline void PrintTo(const Strategy* strategy, std::ostream* out) {
    *out << strategy->name;
}

// A test whose parameter is a strategy's row of the table.
class EachStrategy : public testing::TestWithParam<const Strategy*> {
  protected:
    static const Strategy& strategy() { return *GetParam(); }
};

template <class Predicate>
std::vector<const Strategy*> strategies_where(Predicate predicate) {
    std::vector<const Strategy*> chosen;
    for (const Strategy& strategy : strategies()) {
        if (predicate(strategy)) chosen.push_back(&strategy);
    }
    return chosen;
}

// All strategies but greedy, which finds a solution only by luck.
inline std::vector<const Strategy*> complete_strategies() {
    return strategies_where([](const Strategy& each) { return !each.facts.never_takes_back; });
}

// The complete strategies that search in steps.
inline std::vector<const Strategy*> complete_searches() {
    return strategies_where(
        [](const Strategy& each) { return each.has_steps() && !each.facts.never_takes_back; });
}

inline std::vector<const Strategy*> row_major_searches() {
    return strategies_where(
        [](const Strategy& each) { return each.facts.row_major && !each.facts.never_takes_back; });
}

inline std::vector<const Strategy*> every_search() {
    return strategies_where([](const Strategy& each) { return each.has_steps(); });
}

// Each check of this strategy copies the board in ten allocations, so a step costs as much as a hundred others.
inline bool is_dear(const Strategy& strategy) {
    return strategy.name == "copied-board";
}

// The strategy's name with underscores, since GoogleTest's names have no hyphens.
inline std::string case_name(const testing::TestParamInfo<const Strategy*>& info) {
    std::string name(info.param->name);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

// Under sanitizers everything takes many times as long: samples are smaller there.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr std::size_t kSampleShare = 10;
#else
inline constexpr std::size_t kSampleShare = 1;
#endif

}  // namespace retrace
