// A row for each command: its function, its options, and what it reads.
#include "cli/command_table.hpp"

#include <algorithm>
#include <array>

#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/settle.hpp"

namespace retrace::cli {
namespace {

template <const Option*... options>
constexpr std::array kOptions{options...};

// The options of a command that reads puzzles end with these.
template <const Option*... own>
constexpr std::array kOfPuzzles{own..., &kField, &kClassic};

// A command that gives each puzzle one line works on threads, in tables, and on from where an earlier run was cut.
template <const Option*... own>
constexpr std::array kOfLines{own..., &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic};

// A command that writes boards has the option kFormat, any other one kRecords.
constexpr std::array kCommands = std::to_array<CommandRow>({
    Command{.name = "solve", .run = solve_puzzles, .options = kOfLines<&kFormat, &kStrategy>},
    Command{.name = "count", .run = count_solutions, .options = kOfLines<&kRecords, &kCountLimit>},
    Command{.name = "check", .run = check_puzzles, .options = kOfLines<&kRecords>},
    // It shows the classic search, as the page does.
    Command{.name = "trace",
            .run = trace_puzzles,
            .options = kOfPuzzles<&kStrategy, &kSteps, &kReasons, &kVerify>,
            .strategy = "used-flags",
            .settle = settle_trace},
    Command{.name = "explain",
            .run = explain_puzzles,
            .options = kOfPuzzles<&kRecords, &kOrder, &kTechniques, &kUnfold, &kJobs>},
    Command{.name = "hint",
            .run = hint_puzzles,
            .options = kOfPuzzles<&kRecords, &kLevel, &kOrder, &kTechniques, &kUnfold, &kJobs,
                                  &kRows, &kColumn>},
    Command{.name = "rate",
            .run = rate_puzzles,
            .options = kOfLines<&kRecords, &kScore, &kDepth, &kWithPuzzle, &kRatedOnes,
                                &kFirstPlacement, &kFirstStep, &kPearl, &kDiamond, &kAbove>,
            .settle = settle_rate},
    Command{.name = "certify",
            .run = certify_puzzles,
            .options = kOfLines<&kRecords, &kNoFix, &kFixWork>},
    Command{.name = "solutions",
            .run = list_solutions,
            .options = kOfPuzzles<&kFrom, &kListLimit, &kFormat, &kJobs>},
    Command{.name = "reduce",
            .run = reduce_puzzles,
            .options = kOfLines<&kFormat, &kKeepCount, &kClues>},
    Command{
        .name = "generate",
        .run = generate_puzzles,
        .options =
            kOptions<&kFormat, &kPuzzles, &kSeed, &kBoardSize, &kRules, &kClues, &kSymmetry,
                     &kRating, &kFirstPlacement, &kFirstStep, &kPearl, &kDiamond, &kTechnique,
                     &kGivens, &kMinimal, &kPattern, &kKeep, &kTries, &kJobs, &kNumbers, &kResume>,
        .settle = settle_wanted},
    Command{.name = "worst",
            .run = find_worst,
            .options = kOfPuzzles<&kFormat, &kStrategy, &kMeasure, &kAim, &kSeed, &kMoves>,
            .strategy = "used-flags",
            .settle = settle_worst},
    Command{.name = "scan",
            .run = scan_pictures,
            .options = kOptions<&kFormat, &kGrid, &kCheckPhotos>,
            .files = Files::many},
    Command{.name = "canonical",
            .run = write_canonical,
            .options = kOfLines<&kFormat, &kWithMap, &kBySolution>,
            .settle = settle_canonical},
    Command{.name = "convert", .run = convert_puzzles, .options = kOfLines<&kRecords, &kTo>},
    Command{.name = "same",
            .run = compare_puzzles,
            .options = kOfPuzzles<&kRecords, &kAmong>,
            .settle = settle_same},
    Command{.name = "dedupe", .run = dedupe_puzzles, .options = kOfLines<&kFormat, &kRepeats>},
    Command{.name = "minimals",
            .run = list_minimals,
            .options = kOfPuzzles<&kFormat, &kListLimit, &kDrawn, &kSeed, &kGoOn, &kJobs>},
    Command{
        .name = "neighbours",
        .run = list_neighbours,
        .options =
            kOfPuzzles<&kFormat, &kExchange, &kTwins, &kMinimalOnes, &kRatedOnes, &kFirstPlacement,
                       &kFirstStep, &kPearl, &kDiamond, &kListLimit, &kGoOn, &kJobs>,
        .settle = settle_ratings},
    Command{.name = "backdoors",
            .run = list_backdoors,
            .options = kOfPuzzles<&kRecords, &kAlso, &kListLimit, &kGoOn, &kJobs>},
    Command{.name = "bands", .run = list_bands, .options = kOfLines<&kRecords>},
    Command{.name = "unavoidable",
            .run = list_unavoidable,
            .options = kOfPuzzles<&kRecords, &kSetSize, &kJobs>},
    Command{.name = "seventeens",
            .run = list_seventeens,
            .options = kOfPuzzles<&kFormat, &kMostGivens, &kListLimit, &kAt, &kJobs>},
    Command{.name = "strategies", .run = list_strategies, .options = kOptions<&kRecords>},
    Command{.name = "techniques", .run = list_techniques, .options = kOptions<&kRecords>},
    Command{.name = "help", .run = show_help, .topic = "[COMMAND]", .settle = settle_help},
    Command{.name = "completions", .run = write_completions, .topic = "bash|zsh|fish"},
});

}  // namespace

std::span<const CommandRow> command_table() {
    return kCommands;
}

const CommandRow* find_command(std::string_view name) {
    const auto* row = std::ranges::find(kCommands, name, &CommandRow::name);
    return row == kCommands.end() ? nullptr : row;
}

const Strategy& default_strategy(const Command& command) {
    return command.strategy.empty() ? quickest_strategy() : *find_strategy(command.strategy);
}

std::vector<std::string_view> topics_of(const Command& command) {
    if (command.topic != "[COMMAND]") return choices_in(command.topic);
    std::vector<std::string_view> names;
    names.reserve(kCommands.size() + 1);
    for (const CommandRow& row : kCommands) names.push_back(row.name);
    names.emplace_back("man");
    return names;
}

}  // namespace retrace::cli
