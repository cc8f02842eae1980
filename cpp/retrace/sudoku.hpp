// The library `retrace::sudoku` in one include: find_package(Retrace) or FetchContent, then
// target_link_libraries(program PRIVATE retrace::sudoku).
//
// Shapes. A Grid is a plain value of 81 digits, 0 for a blank; a Cell is 0 to 80, row by row; ratings are in
// tenths. Long work is a value, too: run(budget) takes so many steps and says whether it is done, so that a
// caller can look at its clock between two calls, and stops by dropping it. A copy is a checkpoint.
//
// Errors. Nothing throws, nothing prints, nothing keeps a state between calls. Failures are part of the
// result: parse() gives a Grid or a ParseError with line and column, a search that finds nothing an empty optional,
// fault_of() says why a puzzle cannot be made to an order. Threads may call everything at the same time.
//
// Cost. Measured as docs/performance.md says.
//   parse, print                     microseconds
//   answer_to, engine::solve         two to four microseconds for puzzles of newspapers, some hundred for the hardest
//   engine::solve_lines              the same for many lines, without an allocation
//   Count                            some 100 nanoseconds a solution
//   techniques::Rating, Path, Hint   a millisecond for easy puzzles, up to seconds beyond 8.0
//   generate::Generator              a fraction of a millisecond a puzzle, more as the order is rarer
#pragma once

#include "sudoku/answers/answer.hpp"
#include "sudoku/answers/count.hpp"
#include "sudoku/answers/solve.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/lines.hpp"
#include "sudoku/generate/generator.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/isomorphs/isomorphism.hpp"
#include "sudoku/isomorphs/least_form.hpp"
#include "sudoku/questions/certificate.hpp"
#include "sudoku/setting/backdoors.hpp"
#include "sudoku/setting/minimals.hpp"
#include "sudoku/setting/neighbours.hpp"
#include "sudoku/techniques/hint.hpp"
#include "sudoku/techniques/path.hpp"
#include "sudoku/text/text.hpp"
