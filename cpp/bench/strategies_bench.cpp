// Each strategy's plain search on one puzzle, natively: the twin of what the browser runs.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>

#include "sudoku/search/strategy.hpp"

namespace {

// The first line of a file of tests/puzzles.
retrace::Grid first_puzzle(const std::string& file) {
    std::ifstream stream(std::string(RETRACE_PUZZLES) + "/" + file);
    std::string line;
    std::getline(stream, line);
    const auto grid = retrace::Grid::from_line(line);
    if (!grid) std::abort();
    return *grid;
}

void search_to_first_find(benchmark::State& state, const retrace::Strategy& strategy) {
    const retrace::Grid givens = first_puzzle("pathological.txt");
    retrace::Counters counters;
    for (auto unused : state) {
        retrace::AnySearch search = strategy.start(givens);
        benchmark::DoNotOptimize(search.run(std::numeric_limits<std::uint64_t>::max()));
        counters = search.counters();
    }
    state.counters["steps"] = static_cast<double>(counters.steps());
    state.counters["legality_checks"] = static_cast<double>(counters.legality_checks);
}

}  // namespace

// Names are "anti-brute-force/STRATEGY".
int main(int argc, char** argv) {
    for (const retrace::Strategy& strategy : retrace::strategies()) {
        benchmark::RegisterBenchmark(
            ("anti-brute-force/" + std::string(strategy.name)).c_str(),
            [&strategy](benchmark::State& state) { search_to_first_find(state, strategy); })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
