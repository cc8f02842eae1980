// The fast engine on the shared puzzle files, natively: text in, text out, a whole file at a time.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

#include "sudoku/engine/lines.hpp"
#include "sudoku/engine/start.hpp"

namespace {

namespace engine = retrace::engine;

std::string text_of(const std::string& file) {
    std::ifstream stream(std::string(RETRACE_PUZZLES) + "/" + file + ".txt");
    if (!stream) std::abort();
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// Branches a puzzle until so many solutions are found or none is left.
double branches_for(const std::string& text, std::uint64_t solutions) {
    engine::BoardSearch search;
    std::uint64_t branches = 0;
    std::size_t puzzles = 0;
    for (std::size_t line = 0; line + 81 <= text.size(); line += 82) {
        ++puzzles;
        engine::start(search, &text[line]);
        for (std::uint64_t i = 0; i < solutions; ++i) {
            auto budget = std::numeric_limits<std::uint64_t>::max();
            const engine::Stop stop = search.next(budget);
            branches += std::numeric_limits<std::uint64_t>::max() - budget;
            if (stop != engine::Stop::solution) break;
        }
    }
    return static_cast<double>(branches) / static_cast<double>(puzzles);
}

void solve_file(benchmark::State& state, const std::string& file, engine::LinesTask task) {
    const std::string text = text_of(file);
    std::vector<char> out(engine::lines_room(text));
    std::size_t lines = 0;
    for (auto unused : state) {
        lines += engine::solve_lines(text, task, out.data()).lines;
        benchmark::DoNotOptimize(out.data());
    }
    state.counters["puzzles_per_second"] =
        benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
    state.counters["branches_per_puzzle"] =
        branches_for(text, task == engine::LinesTask::any ? 1 : 2);
}

struct Task {
    const char* name;
    engine::LinesTask task;
};

// Names are "engine/FILE/TASK": any, the solution met first; check, whether it is the only one;
// first, the lexicographically first and so both.
bool register_files() {
    constexpr std::array<const char*, 6> kFiles = {
        "17_clue",           "easy33", "top1465", "forum_hardest_1905", "forum_hardest_1106",
        "several_solutions",
    };
    constexpr std::array<Task, 3> kTasks = {Task{"any", engine::LinesTask::any},
                                            Task{"check", engine::LinesTask::check},
                                            Task{"first", engine::LinesTask::first}};
    for (const char* file : kFiles) {
        for (const Task& task : kTasks) {
            const std::string name = std::string("engine/") + file + "/" + task.name;
            const std::string from = file;
            benchmark::RegisterBenchmark(name.c_str(), [from, task](benchmark::State& state) {
                solve_file(state, from, task.task);
            })->Unit(benchmark::kMillisecond);
        }
    }
    return true;
}

const bool registered = register_files();

}  // namespace
