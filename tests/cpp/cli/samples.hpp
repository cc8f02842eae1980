// Texts for the command: Baekjoon's samples byte for byte, and puzzles of each kind.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "support/puzzles.hpp"

namespace retrace::samples {

inline const std::string spaced_puzzle =
    "0 3 5 4 6 9 2 7 8\n7 8 2 1 0 5 6 0 9\n0 6 0 2 7 8 1 3 5\n"
    "3 2 1 0 4 6 8 9 7\n8 0 4 9 1 3 5 0 6\n5 9 6 8 2 0 4 1 3\n"
    "9 1 7 6 5 2 0 8 0\n6 0 3 7 0 1 9 5 2\n2 5 8 3 9 4 7 6 0\n";
inline const std::string spaced_solution =
    "1 3 5 4 6 9 2 7 8\n7 8 2 1 3 5 6 4 9\n4 6 9 2 7 8 1 3 5\n"
    "3 2 1 5 4 6 8 9 7\n8 7 4 9 1 3 5 2 6\n5 9 6 8 2 7 4 1 3\n"
    "9 1 7 6 5 2 3 8 4\n6 4 3 7 8 1 9 5 2\n2 5 8 3 9 4 7 6 1\n";

inline const std::string rows_puzzle =
    "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n"
    "000401000\n009205800\n804000107\n";
inline const std::string rows_solution =
    "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n"
    "237481695\n619275843\n854396127\n";

inline const std::string line_puzzle = puzzles::grid(puzzles::k2239).to_line() + '\n';
inline const std::string short_line =
    line_puzzle.substr(1);  // no puzzle, since it has only 80 cells
inline const std::string line_solution =
    "143628579572139468986754231391542786468917352725863914237481695619275843854396127\n";

inline const std::string empty_line = std::string(81, '.') + '\n';
inline const std::string first_of_all = std::string(puzzles::kFirstOfAll) + '\n';
inline const std::string contradicting_line = "5.......5" + std::string(72, '.') + '\n';

// Givens without a contradiction that leave r1c9 no digit.
inline const std::string impossible_line = "12345678........9" + std::string(64, '.') + '\n';

inline std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

}  // namespace retrace::samples
