// Bad input: the command writes one line with position and reason to standard error and `error` to its output, and goes on.
#include <gtest/gtest.h>

#include <ostream>

#include "cli/samples.hpp"
#include "support/command.hpp"

namespace retrace {
namespace {

using namespace samples;

TEST(BadInput, OfAPuzzleWithOtherRulesIsReadWithoutThemWhereAsked) {
    std::string rows;
    for (int row = 0; row < 9; ++row) {
        rows += row == 0 ? "[" : ",[";
        for (int column = 0; column < 9; ++column) {
            const char digit = line_puzzle[static_cast<std::size_t>(row * 9 + column)];
            rows += column == 0 ? "{" : ",{";
            if (digit != '.') rows += std::string(R"("given":true,"value":)") + digit;
            rows += '}';
        }
        rows += ']';
    }
    const std::string puzzle =
        R"({"size":9,"grid":[)" + rows + R"(],"diagonal+":true,"battenburg":[{"cells":["R1C1"]}]})";
    const CommandResult read = run_command({"solve"}, puzzle + "\n");
    // Its diagonals alone let no digits in.
    EXPECT_EQ(read.output, "none\n");
    EXPECT_NE(read.errors.find("not all rules of this puzzle were read: battenburg (r1c1)"),
              std::string::npos)
        << read.errors;
    EXPECT_EQ(read.exit_code, 2);
    EXPECT_EQ(run_command({"solve", "--classic"}, puzzle + "\n").output, line_solution);
}

TEST(BadInput, OfABinaryFileIsToldByItsLines) {
    const std::string png("\x89PNH\r\n\x1a\n\0\0\0\rIHDR", 16);
    const CommandResult result = run_command({"solve"}, png + "\n" + line_puzzle);
    EXPECT_NE(result.errors.find("FILE:2:1: this is not a text"), std::string::npos);
    EXPECT_TRUE(result.output.ends_with(line_solution)) << result.output;
    EXPECT_EQ(result.exit_code, 2);
}

}  // namespace
}  // namespace retrace
