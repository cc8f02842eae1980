// The damaged recordings of tests/puzzles/recordings.txt, and recordings of strategies.
#pragma once

#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/search/strategy.hpp"
#include "sudoku/watch/recording_source.hpp"
#include "support/folders.hpp"

namespace retrace {

struct Damaged {
    std::string name;
    std::string code;
    std::uint64_t line = 0;
    bool watched = false;  // whether watch mode shows the damaged recording all the same
    std::string text;
};

inline std::vector<Damaged> damaged_recordings() {
    std::ifstream lines(in_puzzles("recordings.txt"));
    std::vector<Damaged> all;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("== ")) {
            std::istringstream words(line.substr(3));
            Damaged damaged;
            std::string number;
            std::string by;
            const auto read = [&](std::string& into) {
                std::getline(words >> std::ws, into, '|');
                if (into.ends_with(' ')) into.pop_back();
            };
            read(damaged.name);
            read(damaged.code);
            read(number);
            read(by);
            damaged.line = std::stoull(number);
            damaged.watched = by == "command";
            all.push_back(damaged);
        } else if (!line.starts_with('#')) {
            const std::size_t zero = line.find("^@");
            if (zero != std::string::npos) {
                line[zero] = '\0';
                line.erase(zero + 1, 1);
            }
            all.back().text += line + '\n';
        }
    }
    return all;
}

// A recording of a strategy's first `most` steps, or of all steps where the search ends before.
inline std::shared_ptr<Recording> record(const Grid& givens, const Strategy& strategy,
                                         std::uint64_t most) {
    auto recording = std::make_shared<Recording>(givens);
    AnySearch search = strategy.start(givens);
    Tracker tracker(givens);
    Step step{};
    SearchStatus status = SearchStatus::running;
    while (recording->steps() < most) {
        const auto traced = search.trace({&step, 1});
        status = traced.status;
        if (traced.steps == 0) break;
        recording->append(tracker, step, {});
        tracker.take(step);
        if (status == SearchStatus::solution) break;
    }
    const bool stuck = status == SearchStatus::dead_end;
    const SourceStatus end = stuck                               ? SourceStatus::dead_end
                             : status == SearchStatus::exhausted ? SourceStatus::exhausted
                                                                 : SourceStatus::stopped;
    recording->end(end, stuck ? search.dead_end_cell() : kNoCell);
    return recording;
}

}  // namespace retrace
