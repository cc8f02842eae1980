// The puzzles that tests share: files, samples of them and a few by name.
#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/grid.hpp"
#include "support/folders.hpp"

namespace retrace::puzzles {

// Baekjoon 2580's and 2239's samples.
inline constexpr std::string_view k2580 =
    "0354692787821056090602781353210468978049135065968204139176520806037019522583947"
    "60";
inline constexpr std::string_view k2239 =
    "1030005090021094000007040003005020060600000507008030040004010000092058008040001"
    "07";

// A puzzle of 17 givens that was chosen against row-major search.
inline constexpr std::string_view kAntiBruteForce =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4..."
    "9";

inline constexpr std::string_view kInkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4."
    ".";

// The write-up's counterexample to greedy filling: the first row lacks 1 and 2; the first blank
// gets the 1, and the 2 in the second blank's column leaves that blank no digit.
inline constexpr std::string_view kGreedyTrap =
    ".345678.9...........................................2..........................."
    ".";

// The smallest solution of all, which is the first solution of the empty grid.
inline constexpr std::string_view kFirstOfAll =
    "1234567894567891237891234562143658973658972148972143655316429786429785319785316"
    "42";

inline Grid grid(std::string_view line) {
    return Grid::from_line(line).value();
}

// The lines of tests/puzzles/NAME.txt.
inline std::vector<std::string> file(const std::string& name) {
    std::ifstream input(in_puzzles(name + ".txt"));
    std::vector<std::string> lines;
    for (std::string line; std::getline(input, line);) lines.push_back(line);
    return lines;
}

// `count` lines of tests/puzzles/NAME.txt, evenly spread.
inline std::vector<std::string> sample(const std::string& name, std::size_t count) {
    const std::vector<std::string> all = file(name);
    count = std::min(count, all.size());
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(all[i * all.size() / count]);
    return chosen;
}

}  // namespace retrace::puzzles
