// The helpers in docs/trace-format.md, in programs that search row by row: their recordings verify.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

struct Language {
    const char* fence;     // the language after ``` in the document
    const char* file;      // the name of the program's file
    const char* run;       // the shell command that runs the program
    const char* compiler;  // the test is skipped without this program
    const char* program;   // the code after the helper; PUZZLE stands for 81 digits
};

const Language languages[] = {
    {"cpp", "program.cpp", "g++ -std=c++17 -Wall -Werror -o program program.cpp && ./program",
     "g++",
     R"(
int board[9][9];
bool fits(int r, int c, int d) {
    for (int i = 0; i < 9; ++i)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
            return false;
    return true;
}
bool solve(int at) {
    if (at == 81) return true;
    int r = at / 9, c = at % 9;
    if (board[r][c]) return solve(at + 1);
    for (int d = 1; d <= 9; ++d) {
        if (!fits(r, c, d)) continue;
        board[r][c] = d, trace.put(r, c, d);
        if (solve(at + 1)) return true;
        board[r][c] = 0, trace.take(r, c);
    }
    return false;
}
int main() {
    for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = "PUZZLE"[i] - '0';
    trace.puzzle(board);
    solve(0);
}
)"},
    {"java", "Program.java", "javac Program.java && java Program", "javac", R"(
public class Program {
    static int[][] board = new int[9][9];
    static boolean fits(int r, int c, int d) {
        for (int i = 0; i < 9; i++)
            if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
                return false;
        return true;
    }
    static boolean solve(int at) {
        if (at == 81) return true;
        int r = at / 9, c = at % 9;
        if (board[r][c] != 0) return solve(at + 1);
        for (int d = 1; d <= 9; d++) {
            if (!fits(r, c, d)) continue;
            board[r][c] = d; Trace.put(r, c, d);
            if (solve(at + 1)) return true;
            board[r][c] = 0; Trace.take(r, c);
        }
        return false;
    }
    public static void main(String[] args) {
        for (int i = 0; i < 81; i++) board[i / 9][i % 9] = "PUZZLE".charAt(i) - '0';
        Trace.puzzle(board);
        solve(0);
        System.exit(0);
    }
}
)"},
    {"python", "program.py", "python3 program.py", "python3", R"(
board = [[int(d) for d in "PUZZLE"[r * 9:r * 9 + 9]] for r in range(9)]

def fits(r, c, d):
    return all(board[r][i] != d and board[i][c] != d and board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d
               for i in range(9))

def solve(at):
    if at == 81:
        return True
    r, c = divmod(at, 9)
    if board[r][c]:
        return solve(at + 1)
    for d in range(1, 10):
        if not fits(r, c, d):
            continue
        board[r][c] = d
        put(r, c, d)
        if solve(at + 1):
            return True
        board[r][c] = 0
        take(r, c)
    return False

puzzle(board)
solve(0)
sys.exit()
)"},
    {"js", "program.cjs", "node program.cjs", "node", R"(
const board = Array.from({ length: 9 }, (_, r) => [..."PUZZLE".slice(r * 9, r * 9 + 9)].map(Number));
const fits = (r, c, d) => [0, 1, 2, 3, 4, 5, 6, 7, 8].every((i) => board[r][i] !== d && board[i][c] !== d &&
  board[Math.floor(r / 3) * 3 + Math.floor(i / 3)][Math.floor(c / 3) * 3 + (i % 3)] !== d);
function solve(at) {
  if (at === 81) return true;
  const r = Math.floor(at / 9), c = at % 9;
  if (board[r][c]) return solve(at + 1);
  for (let d = 1; d <= 9; d++) {
    if (!fits(r, c, d)) continue;
    board[r][c] = d; trace.put(r, c, d);
    if (solve(at + 1)) return true;
    board[r][c] = 0; trace.take(r, c);
  }
  return false;
}
trace.puzzle(board);
solve(0);
process.exit();
)"},
};

std::string helper_in(const std::string& fence) {
    std::ifstream document(in_docs("trace-format.md"));
    std::string code;
    std::string line;
    while (std::getline(document, line) && line != "```" + fence) {
    }
    while (std::getline(document, line) && line != "```") code += line + '\n';
    return code;
}

class TraceHelper : public testing::TestWithParam<Language> {};

INSTANTIATE_TEST_SUITE_P(Documented, TraceHelper, testing::ValuesIn(languages),
                         [](const auto& each) { return std::string(each.param.fence); });

TEST_P(TraceHelper, RecordsTheStepsOfARowMajorStrategy) {
    const auto& [fence, file, run, compiler, program] = GetParam();
    if (!is_installed(compiler)) GTEST_SKIP() << "there is no " << compiler;
    const std::string puzzle = samples::line_puzzle.substr(0, 81);
    std::string text = helper_in(fence) + program;
    std::string digits = puzzle;
    std::replace(digits.begin(), digits.end(), '.', '0');
    text.replace(text.find("PUZZLE"), 6, digits);

    const TemporaryFolder folder;
    std::ofstream(folder.in(file)) << text;
    ASSERT_EQ(std::system(("cd " + folder.path() + " && " + run).c_str()), 0);

    const std::string trace = folder.in("program.trace");
    const CommandResult verified = run_command({"trace", "--verify", trace}, "");
    EXPECT_EQ(verified.exit_code, 0) << verified.errors;
    const CommandResult own = run_command({"trace"}, puzzle + '\n');
    EXPECT_EQ(verified.output, "ok" + own.output.substr(own.output.rfind(" steps ")));
}

}  // namespace
}  // namespace retrace
