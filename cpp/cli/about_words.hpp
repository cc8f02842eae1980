// The texts that help and man page have of the command as a whole.
#pragma once

#include "cli/words.hpp"

namespace retrace::cli {

inline constexpr std::string_view kVersion = "0.1.0";  // as in package.json

inline constexpr Words kTitle{"solves Sudoku by backtracking and shows its steps",
                              "스도쿠를 백트래킹으로 풀고 그 단계를 보여 줍니다"};
inline constexpr Words kCommandsHeading{"Commands", "명령"};
inline constexpr Words kOptionsHeading{"Options", "옵션"};
inline constexpr Words kInputHeading{"Input and output", "입력과 출력"};
inline constexpr Words kExitHeading{"Exit code", "종료 코드"};
inline constexpr Words kMore{"`retrace help COMMAND` tells of one command and its options.",
                             "`retrace help COMMAND`는 그 명령과 옵션을 설명합니다."};

inline constexpr Words kInput{
    "Reads standard input without FILE, or where FILE is -. A file may hold any number of puzzles, "
    "in "
    "any mixture of forms, tables and lists too; a blank for a digit is any of 0 . _ * - x. Words "
    "between puzzles are passed over and told on standard error.\n"
    "A puzzle without a solution gives the line `none`, one that cannot be read the line `error`, "
    "and "
    "`greedy` where it is stuck `dead end` with the cell, so that answers line up with puzzles, "
    "with "
    "any number of jobs in the order of the input.",
    "FILE이 없거나 -이면 표준 입력을 읽습니다. 한 파일에 퍼즐이 몇 개든, 어떤 모양이 섞여 있든 "
    "됩니다. "
    "표나 목록이어도 됩니다. 빈칸은 0 . _ * - x 가운데 아무것으로나 씁니다. 퍼즐 사이의 글은 "
    "건너뛰고 "
    "표준 오류에 알립니다.\n"
    "답이 없는 퍼즐은 `none`, 읽을 수 없는 퍼즐은 `error`, `greedy`가 막히면 칸과 함께 `dead "
    "end`를 "
    "출력하므로 출력의 줄은 퍼즐과 짝이 맞고, 작업이 몇 개든 입력의 순서를 지킵니다."};

struct ExitWords {
    std::string_view code;
    Words words;
};

inline constexpr ExitWords kExitCodes[] = {
    {"0", {"Every puzzle was answered.", "모든 퍼즐에 답했습니다."}},
    {"1",
     {"A puzzle has no solution, its givens contradict each other, or `greedy` was stuck.",
      "답이 없거나, 주어진 수가 모순되거나, `greedy`가 막힌 퍼즐이 있습니다."}},
    {"2",
     {"A puzzle could not be read or was refused (standard error says FILE:LINE:COLUMN: reason, "
      "and "
      "the puzzles after it are still answered), a file could not be read or written, or the "
      "command "
      "line is wrong.",
      "읽지 못했거나 거절한 퍼즐이 있습니다(표준 오류에 FILE:LINE:COLUMN: 이유, 그 뒤의 퍼즐에는 "
      "계속 "
      "답합니다). 또는 파일을 읽거나 쓰지 못했거나 명령이 잘못되었습니다."}},
};

}  // namespace retrace::cli
