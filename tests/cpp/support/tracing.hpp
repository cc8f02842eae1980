// Whole traces and hashes of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/search/any_search.hpp"

namespace retrace {

struct Trace {
    std::vector<Step> steps;
    SearchStatus last = SearchStatus::running;
};

// Takes at most `limit` steps: to the end of the search where `past_solutions`, or else to the first
// solution.
inline Trace trace_of(AnySearch& search, std::size_t limit, bool past_solutions) {
    Trace trace;
    std::array<Step, 512> slice{};
    while (trace.steps.size() < limit) {
        const std::size_t budget = std::min(slice.size(), limit - trace.steps.size());
        const auto traced = search.trace(std::span(slice).first(budget));
        trace.steps.insert(trace.steps.end(), slice.begin(),
                           slice.begin() + static_cast<std::ptrdiff_t>(traced.steps));
        trace.last = traced.status;
        const bool at_solution = traced.status == SearchStatus::solution;
        if (traced.status != SearchStatus::running && !(at_solution && past_solutions)) break;
    }
    return trace;
}

struct TraceHash {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a over the steps' four bytes
    std::uint64_t steps = 0;

    void add(const Step& step) {
        for (const auto byte :
             {static_cast<std::uint8_t>(step.kind), step.cell, step.digit, step.depth}) {
            hash = (hash ^ byte) * 0x100000001b3;
        }
        ++steps;
    }

    friend bool operator==(const TraceHash&, const TraceHash&) = default;
};

// The hash of all steps to the end of the search.
inline TraceHash hash_of_whole_trace(AnySearch search) {
    TraceHash hash;
    std::array<Step, 4096> slice{};
    for (;;) {
        const auto traced = search.trace(slice);
        for (const Step& step : std::span(slice).first(traced.steps)) hash.add(step);
        if (traced.status == SearchStatus::exhausted || traced.status == SearchStatus::dead_end) {
            return hash;
        }
    }
}

}  // namespace retrace
