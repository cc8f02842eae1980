// The line of progress on a terminal: it fits, and is gone at the end.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "cli/answering.hpp"
#include "cli/layout.hpp"
#include "cli/progress.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace::cli {
namespace {

TEST(Fitted, LeavesOutWhatMayGoSoonest) {
    const std::vector<Piece> pieces{{"12 answered", 2}, {", 3 min left", 0}, {"; next", 1}};
    EXPECT_EQ(fitted(pieces, 40), "12 answered, 3 min left; next");
    EXPECT_EQ(fitted(pieces, 28), "3 min left; next");
    EXPECT_EQ(fitted(pieces, 12), "3 min left");
    EXPECT_EQ(fitted(pieces, 6), "3 min…");
}

TEST(Fitted, CountsAKoreanLetterAsTwoColumns) {
    EXPECT_EQ(fitted({{"답한 퍼즐", 0}}, 9), "답한 퍼즐");
    EXPECT_EQ(fitted({{"답한 퍼즐", 0}}, 8), "답한 퍼…");
    EXPECT_EQ(fitted({{"답한 퍼즐", 0}}, 7), "답한 …");
}

// After so many seconds the command is ended, and the test fails.
constexpr unsigned kPatience = 60;

struct Seen {
    std::string text;
    int exit_code;
};

// All that the command writes to a terminal of so many columns, where Ctrl+C is pressed once it shows `progress`.
Seen interrupted_on_terminal(unsigned short columns, const char* language,
                             std::vector<std::string> words, std::string_view progress) {
    winsize size{};
    size.ws_row = 24;
    size.ws_col = columns;
    int terminal = -1;
    const std::string path = command_path();
    words.insert(words.begin(), "retrace");
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t process = ::forkpty(&terminal, nullptr, nullptr, &size);
    if (process == 0) {
        ::setenv("LC_ALL", language, 1);
        // A shell's background job ignores Ctrl+C, and so would what it starts.
        std::signal(SIGINT, SIG_DFL);
        ::alarm(kPatience);
        ::dup2(::open("/dev/null", O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
        ::execv(path.c_str(), arguments.data());
        ::_exit(127);
    }
    Seen seen{};
    std::array<char, 4096> chunk{};
    bool is_pressed = false;
    for (;;) {
        const ssize_t count = ::read(terminal, chunk.data(), chunk.size());
        if (count <= 0) break;
        seen.text.append(chunk.data(), static_cast<std::size_t>(count));
        if (is_pressed || seen.text.find(progress) == std::string::npos) continue;
        is_pressed = ::write(terminal, "\x03", 1) == 1;
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    ::close(terminal);
    seen.exit_code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return seen;
}

// All that a progress shows on a terminal when the next answer takes long and tells nothing.
std::string shown_after_a_long_answer() {
    int terminal = -1;
    const pid_t process = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (process == 0) {
        ::setenv("LC_ALL", "C", 1);
        Progress progress;
        progress.count(kStepsOfPuzzle, 12345);
        progress.add(1);
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        ::_exit(0);
    }
    std::string text;
    std::array<char, 4096> chunk{};
    for (;;) {
        const ssize_t count = ::read(terminal, chunk.data(), chunk.size());
        if (count <= 0) break;
        text.append(chunk.data(), static_cast<std::size_t>(count));
    }
    ::waitpid(process, nullptr, 0);
    ::close(terminal);
    return text;
}

TEST(Status, KeepsNoStepsOfThePuzzleBefore) {
    const std::string shown = shown_after_a_long_answer();
    EXPECT_NE(shown.find("1 answered"), std::string::npos) << shown;
    EXPECT_EQ(shown.find("12345"), std::string::npos) << shown;
}

constexpr std::string_view kToLineStart = "\r\x1b[K";

TEST(Status, FitsANarrowTerminalAndIsGoneAfterCtrlC) {
    for (const char* language : {"C", "ko_KR.UTF-8"}) {
        const Seen seen = interrupted_on_terminal(
            36, language,
            {"generate", "--seed", "1", "--technique", "aligned-pair-sets", "--tries", "1000000"},
            "1000000");
        EXPECT_EQ(seen.exit_code, 130) << seen.text;
        std::size_t from = 0;
        std::string status;
        for (std::size_t at = 0; at != std::string::npos; from = at + kToLineStart.size()) {
            at = seen.text.find(kToLineStart, from);
            status = seen.text.substr(from, at == std::string::npos ? at : at - from);
            if (status.ends_with('\n')) continue;
            // The terminal shows the key itself behind it.
            EXPECT_LT(columns_of(status.substr(0, status.find("^C"))), 36U) << status;
        }
        EXPECT_TRUE(status.empty() || status.ends_with('\n')) << seen.text;
    }
}

TEST(Status, TellsTheStepsOfALongSearch) {
    const TemporaryFolder folder;
    // It takes used-flags 138 million steps.
    std::ofstream(folder.in("long.txt")) << puzzles::file("pathological").at(0) << '\n';
    const std::vector<std::string> words{"trace", "--strategy", "used-flags",
                                         folder.in("long.txt")};
    const Seen english = interrupted_on_terminal(80, "C", words, "0 answered; ");
    EXPECT_NE(english.text.find(" steps in this puzzle"), std::string::npos) << english.text;
    const Seen korean = interrupted_on_terminal(80, "ko_KR.UTF-8", words, "0개; ");
    EXPECT_NE(korean.text.find("단계"), std::string::npos) << korean.text;
    EXPECT_EQ(korean.exit_code, 130);
}

}  // namespace
}  // namespace retrace::cli
