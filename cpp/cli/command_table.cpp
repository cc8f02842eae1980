// The purpose of each command, in both languages.
#include "cli/command_table.hpp"

#include <algorithm>
#include <array>

namespace retrace::cli {
namespace {

using Files = CommandRow::Files;

constexpr std::array kCommands{
    CommandRow{"solve",
               Command::solve,
               Files::many,
               {"the first solution of each puzzle", "퍼즐마다 첫 번째 답"},
               {"Prints the first solution of each puzzle: the lexicographically smallest one.",
                "퍼즐마다 첫 번째 답, 곧 사전순으로 가장 앞선 답을 출력합니다."}},
    CommandRow{"count",
               Command::count,
               Files::many,
               {"how many solutions each puzzle has", "퍼즐마다 답의 개수"},
               {"Prints the number of solutions of each puzzle; `>=N` when the limit was reached.",
                "퍼즐마다 답의 개수. 한도에 이르면 `>=N`을 출력합니다."}},
    CommandRow{"check",
               Command::check,
               Files::many,
               {"whether each puzzle has one solution", "퍼즐마다 답이 하나인지"},
               {"Prints a word for each puzzle: `unique`, `several`, `none` or `contradiction`.",
                "퍼즐마다 낱말 하나: `unique`(유일), `several`(여럿), `none`(없음), "
                "`contradiction`(모순)."}},
    CommandRow{
        "trace",
        Command::trace,
        Files::many,
        {"every step of a search", "탐색의 모든 단계"},
        {"Prints the steps to the first solution found, one per line: number, kind "
         "(`placement`, `solution`, `backtrack` or `dead-end`), cell, digit, number of digits "
         "placed so far. The puzzle comes before the steps, the end after them; "
         "docs/trace-format.md describes the format.",
         "첫 번째 답을 찾을 때까지의 단계를 한 줄에 하나씩 출력합니다: 번호, 종류(`placement`, "
         "`solution`, `backtrack`, `dead-end`), 칸, 숫자, 그때까지 넣은 숫자의 수. 앞에는 "
         "퍼즐이, 뒤에는 어떻게 끝났는지가 나옵니다. 자세한 것은 docs/trace-format.ko.md에 "
         "있습니다."}},
    CommandRow{
        "explain",
        Command::explain,
        Files::many,
        {"the way through each puzzle by logic", "퍼즐마다 논리로 푸는 길"},
        {"Prints the logical path through each puzzle, one step per line: number, rating, "
         "technique, effect and reason; an empty line follows each puzzle. `several` comes "
         "first if techniques that need a unique solution are left out, `search` last if no "
         "technique is left.",
         "사람이 논리로 푸는 길을 한 줄에 한 단계씩 출력합니다: 번호, 난이도, 기법, 효과, 이유. "
         "퍼즐 뒤에는 빈 줄이 옵니다. 답이 여럿이라 유일해야 쓸 수 있는 기법을 뺐으면 맨 앞에 "
         "`several`이, 더 쓸 기법이 없으면 맨 뒤에 `search`가 나옵니다."}},
    CommandRow{"hint",
               Command::hint,
               Files::many,
               {"the next step of each puzzle by logic", "퍼즐마다 논리로 찾은 다음 한 단계"},
               {"Prints the next step of each puzzle, up to the level: its technique, where it is, "
                "what it does, why. `solved` stands for a puzzle with nothing left to do.",
                "퍼즐마다 다음 한 단계: 기법, 자리, 효과, 이유. 더 할 것이 없으면 `solved`를 "
                "출력합니다."}},
    CommandRow{
        "rate",
        Command::rate,
        Files::many,
        {"how hard each puzzle is", "퍼즐마다 난이도"},
        {"Rates each puzzle on the scale of Sudoku Explainer 1.2.1: the rating of the hardest "
         "step (ER), of the hardest step up to the first placement (EP) and of the first step "
         "(ED), and the hardest technique. `12.0+` stands for puzzles beyond the "
         "scale, `several` for puzzles with more than one solution, `solved` for those "
         "without a blank.",
         "Sudoku Explainer 1.2.1 척도의 난이도: 전체(ER), 첫 숫자를 넣을 때까지(EP), 첫 "
         "단계(ED)와 가장 어려운 기법. 척도를 넘으면 `12.0+`, 답이 여럿이면 "
         "`several`, 빈칸이 없으면 `solved`입니다."}},
    CommandRow{
        "certify",
        Command::certify,
        Files::many,
        {"why each puzzle has one solution, several or none",
         "퍼즐의 답이 하나인지, 여럿인지, 없는지와 그 증거"},
        {"Prints one line per puzzle: the kind of puzzle and the proof, as words name=value; "
         "docs/commands.md describes them all:\n"
         "    unique solution=...\n"
         "    several solutions=36 first=... other=... differ=r1c1,... fix=r1c1:5,... "
         "smallest=yes\n"
         "    none givens=r1c1:5,... smallest=yes\n"
         "    contradiction givens=r1c1:5,r1c9:5 smallest=yes clashes=r1c1-r1c9,...",
         "퍼즐마다 무엇인지와 그 증거를 한 줄에 이름=값으로 출력합니다. 모두 "
         "docs/commands.ko.md에 있습니다.\n"
         "    unique solution=...\n"
         "    several solutions=36 first=... other=... differ=r1c1,... fix=r1c1:5,... "
         "smallest=yes\n"
         "    none givens=r1c1:5,... smallest=yes\n"
         "    contradiction givens=r1c1:5,r1c9:5 smallest=yes clashes=r1c1-r1c9,..."}},
    CommandRow{
        "solutions",
        Command::solutions,
        Files::many,
        {"all solutions of each puzzle, in order", "퍼즐의 모든 답을 순서대로"},
        {"Prints the solutions of each puzzle in lexicographic order, in the puzzle's form. "
         "An empty line separates the puzzles.",
         "퍼즐의 답을 사전순으로, 퍼즐이 적힌 모양대로 출력합니다. 퍼즐과 퍼즐 사이에는 빈 줄이 "
         "들어갑니다."}},
    CommandRow{
        "reduce",
        Command::reduce,
        Files::many,
        {"each puzzle without the givens that it does not need", "없어도 되는 주어진 수를 뺀 퍼즐"},
        {"Prints each puzzle as a line of 81 without the givens that it does not need: "
         "minimal, with the same solution. For a puzzle with several solutions it prints the "
         "line `several` and, on standard error, the reason; the exit code is 2.",
         "답을 하나로 지키면서 없어도 되는 주어진 수를 뺀 최소 퍼즐을 81자 한 줄로 출력합니다. "
         "답이 여럿인 퍼즐은 `several`을 출력하고 이유를 표준 오류에 알리며 종료 코드는 "
         "2입니다."}},
    CommandRow{
        "generate",
        Command::generate,
        Files::none,
        {"new puzzles to order", "주문대로 만든 새 퍼즐"},
        {"Prints new puzzles with one solution, each as a line of 81: minimal ones, or with "
         "the wanted number of givens. No two of them differ only by exchanged digits, rows "
         "or columns. The same seed gives the same puzzles everywhere; docs/generate.md "
         "describes the options.",
         "답이 하나뿐인 새 퍼즐을 81자 한 줄씩 출력합니다. 최소 퍼즐이거나, 바라는 만큼 주어진 "
         "퍼즐입니다. 숫자의 이름과 자리를 바꾸어 같아지는 퍼즐은 둘도 없습니다. 시드가 같으면 "
         "어디서나 같은 퍼즐이 나옵니다. 자세한 것은 docs/generate.ko.md에 있습니다."}},
    CommandRow{
        "worst",
        Command::worst,
        Files::many,
        {"puzzles on which a search suffers", "탐색이 고생하는 퍼즐"},
        {"Looks for puzzles with one solution on which a search takes longer and longer, by "
         "small moves from the puzzles of FILE, or from new ones without FILE. Prints a line "
         "for each: the number and the puzzle.",
         "탐색이 점점 더 고생하는, 답이 하나뿐인 퍼즐. FILE의 퍼즐에서, FILE이 없으면 새 "
         "퍼즐에서 조금씩 바꾸어 가며 찾고, 나아질 때마다 횟수와 퍼즐을 한 줄에 출력합니다."}},
    CommandRow{
        "scan",
        Command::scan,
        Files::many,
        {"a photo to a puzzle", "사진 속 퍼즐을 글자로"},
        {"Reads a photo (PNG, JPEG, WebP, GIF or AVIF) and prints its puzzle as a line of 81; if "
         "it sees no "
         "puzzle, it prints `none` and gives the reason on standard error. Standard error "
         "also names the cells to check.",
         "사진(PNG, JPEG, WebP, GIF, AVIF) 속 퍼즐을 81자 한 줄로 출력합니다. 퍼즐이 보이지 않으면 "
         "`none`을 "
         "출력하고 이유를 표준 오류에 알립니다. 믿기 전에 확인할 칸도 표준 오류에 알립니다."}},
    CommandRow{
        "canonical",
        Command::canonical,
        Files::many,
        {"the least form of each puzzle", "퍼즐마다 표준형"},
        {"The least form of each puzzle (minlex): of all puzzles that it becomes by renaming "
         "digits, by "
         "exchanging rows of a band, columns of a stack, bands or stacks, or by a transposition, "
         "the "
         "one whose 81 characters come first.",
         "퍼즐마다 표준형(minlex). 숫자의 이름을 바꾸거나, 밴드 안의 행, 스택 안의 열, 밴드, "
         "스택을 맞바꾸거나, 행과 열을 서로 바꾼 퍼즐들 가운데 81자가 사전순으로 가장 앞서는 "
         "것입니다."}},
    CommandRow{
        "same",
        Command::same,
        Files::many,
        {"whether two puzzles are the same but for such exchanges", "두 퍼즐이 같은지"},
        {"Two puzzles, each 81 characters or the first of a file: `same` and the way from the "
         "first to "
         "the second, or `different` and exit code 1.",
         "두 퍼즐은 각각 81자이거나, 첫 퍼즐을 쓸 파일입니다. 같으면 `same`과 첫째를 둘째로 바꾸는 "
         "방법을, 다르면 `different`를 출력하고 종료 코드는 1입니다."}},
    CommandRow{
        "dedupe",
        Command::dedupe,
        Files::many,
        {"puzzles without those that are the same", "같은 퍼즐을 뺀 나머지"},
        {"The first of all puzzles that are the same, a line of 81 each; standard error says how "
         "many "
         "were read, and how many of them differ.",
         "같은 퍼즐들 가운데 첫 번째만 81자 한 줄로 출력합니다. 읽은 개수와 서로 다른 개수는 표준 "
         "오류에 알립니다."}},
    CommandRow{"minimals",
               Command::minimals,
               Files::many,
               {"the minimal puzzles within each puzzle", "퍼즐 안의 최소 퍼즐"},
               {"Parts of each puzzle's givens that have one solution and need each given, each "
                "part once. A "
                "completed grid has too many of them: -n draws some.",
                "주어진 숫자의 일부만으로 답이 하나이고 그 가운데 하나도 뺄 수 없는 퍼즐을 한 번씩 "
                "출력합니다. 완성된 판에는 너무 많으므로 -n으로 뽑습니다."}},
    CommandRow{
        "neighbours",
        Command::neighbours,
        Files::many,
        {"puzzles that differ from each by one or two givens", "주어진 숫자 하나나 둘이 다른 퍼즐"},
        {"Puzzles with one solution that differ from each puzzle by one given ({-1+1}) or two "
         "({-2+2}).",
         "주어진 숫자 하나({-1+1})나 둘({-2+2})이 다르고 답이 하나인 퍼즐을 출력합니다."}},
    CommandRow{
        "backdoors",
        Command::backdoors,
        Files::many,
        {"the fewest digits after which singles suffice", "몇 개를 넣어야 싱글로 풀리는지"},
        {"The fewest digits of the solution after which singles finish each puzzle: their number, "
         "and "
         "each set of so many, `r1c1=5+r4c2=3`; `>4` where four are not enough.",
         "답의 숫자 몇 개를 넣어야 싱글만으로 퍼즐이 끝나는지 출력합니다. 가장 적은 개수와, 그 "
         "개수의 묶음 모두입니다(`r1c1=5+r4c2=3`). 네 개로도 안 되면 `>4`입니다."}},
    CommandRow{
        "bands",
        Command::bands,
        Files::many,
        {"the kinds of bands of each puzzle's solution", "퍼즐마다 답의 밴드 종류"},
        {"The bands of each puzzle's solution from the top and its stacks from the left, each by "
         "the number of its kind: bands are of one kind where one becomes the other by renaming "
         "digits or exchanging rows, boxes or columns of a box. The 416 kinds are numbered in the "
         "order of their least forms, as setters number them: 1 is 123456789456789123789123456.",
         "퍼즐마다 답의 밴드를 위에서부터, 스택을 왼쪽부터 종류 번호로 출력합니다. 숫자를 서로 "
         "바꾸거나 "
         "행, 박스, 박스 안의 열을 맞바꾸어 같아지는 밴드는 한 종류입니다. 416가지 종류에 최소형의 "
         "순서대로 번호를 붙이며, 출제자들이 쓰는 번호와 같습니다. 1번은 "
         "123456789456789123789123456입니다."}},
    CommandRow{
        "seventeens",
        Command::seventeens,
        Files::many,
        {"the puzzles of 17 givens within each puzzle's solution",
         "퍼즐마다 답에 든 17개짜리 퍼즐"},
        {"Looks through each puzzle's solution, or a completed grid, for all minimal puzzles with "
         "17 givens (--givens: up to so many) that have it. Nothing is left out: where it finds "
         "none, there is none, and the exit code is 1. That may take a quarter of an hour and "
         "more. Ctrl+C tells where the search was, and --at goes on there.",
         "퍼즐의 답이나 완성된 판에서 주어진 수가 17개(--givens로 늘릴 수 있습니다)인 최소 퍼즐을 "
         "모두 "
         "찾습니다. 빠뜨리는 것이 없어, 찾지 못했으면 없는 것이고 종료 코드는 1입니다. 15분이 "
         "넘게 걸리기도 합니다. Ctrl+C를 누르면 어디까지 찾았는지 알려 주고, --at으로 거기서 이어 "
         "갑니다."}},
    CommandRow{"strategies",
               Command::strategies,
               Files::none,
               {"the table of strategies", "전략의 표"},
               {"Prints the table of strategies: name, order of cells, legality, origin.",
                "전략의 표: 이름, 칸의 순서, 확인 방법, 어디에서 왔는지."}},
    CommandRow{
        "help",
        Command::help,
        Files::none,
        {"what a command does, and its options", "명령이 하는 일과 옵션"},
        {"`retrace help COMMAND` tells of one command, as `retrace COMMAND --help` does. "
         "`retrace help man` writes the man page.",
         "`retrace help COMMAND`는 그 명령을 설명합니다. `retrace COMMAND --help`와 같습니다. "
         "`retrace help man`은 man 페이지를 출력합니다."}},
    CommandRow{
        "completions",
        Command::completions,
        Files::none,
        {"what a shell completes after `retrace`", "셸의 자동 완성 스크립트"},
        {"`retrace completions bash`, `zsh` or `fish` writes a script for that shell. An "
         "installed package has brought it already.",
         "`retrace completions bash`, `zsh`, `fish`는 그 셸의 스크립트를 출력합니다. 패키지로 "
         "설치했으면 이미 들어 있습니다."}},
};

}  // namespace

std::span<const CommandRow> command_table() {
    return kCommands;
}

const CommandRow* find_command(std::string_view name) {
    const auto* row = std::find_if(kCommands.begin(), kCommands.end(),
                                   [&](const CommandRow& each) { return each.name == name; });
    return row == kCommands.end() ? nullptr : row;
}

}  // namespace retrace::cli
