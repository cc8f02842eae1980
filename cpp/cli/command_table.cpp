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

// A command that writes boards has the option kFormat, any other one kRecords.
constexpr std::array kCommands = std::to_array<CommandRow>({
    Command{
        .name = "solve",
        .run = solve_puzzles,
        .options =
            kOptions<&kFormat, &kStrategy, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
        .files = Files::many},
    Command{.name = "count",
            .run = count_solutions,
            .options = kOptions<&kRecords, &kCountLimit, &kJobs, &kRows, &kColumn, &kAppend,
                                &kField, &kClassic>,
            .files = Files::many},
    Command{.name = "check",
            .run = check_puzzles,
            .options = kOptions<&kRecords, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
            .files = Files::many},
    // It shows the classic search, as the page does.
    Command{.name = "trace",
            .run = trace_puzzles,
            .options = kOptions<&kStrategy, &kSteps, &kReasons, &kVerify, &kField, &kClassic>,
            .files = Files::many,
            .strategy = "used-flags",
            .settle = settle_trace},
    Command{
        .name = "explain",
        .run = explain_puzzles,
        .options = kOptions<&kRecords, &kOrder, &kTechniques, &kUnfold, &kJobs, &kField, &kClassic>,
        .files = Files::many},
    Command{.name = "hint",
            .run = hint_puzzles,
            .options = kOptions<&kRecords, &kLevel, &kOrder, &kTechniques, &kUnfold, &kJobs, &kRows,
                                &kColumn, &kField, &kClassic>,
            .files = Files::many},
    Command{
        .name = "rate",
        .run = rate_puzzles,
        .options =
            kOptions<&kRecords, &kScore, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
        .files = Files::many},
    Command{.name = "certify",
            .run = certify_puzzles,
            .options = kOptions<&kRecords, &kNoFix, &kFixWork, &kJobs, &kRows, &kColumn, &kAppend,
                                &kField, &kClassic>,
            .files = Files::many},
    Command{.name = "solutions",
            .run = list_solutions,
            .options = kOptions<&kFrom, &kListLimit, &kFormat, &kJobs, &kField, &kClassic>,
            .files = Files::many},
    Command{
        .name = "reduce",
        .run = reduce_puzzles,
        .options =
            kOptions<&kFormat, &kKeepCount, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
        .files = Files::many},
    Command{.name = "generate",
            .run = generate_puzzles,
            .options =
                kOptions<&kFormat, &kPuzzles, &kSeed, &kSymmetry, &kRating, &kTechnique, &kGivens,
                         &kMinimal, &kPattern, &kKeep, &kTries, &kJobs, &kNumbers, &kResume>,
            .settle = settle_wanted},
    Command{
        .name = "worst",
        .run = find_worst,
        .options =
            kOptions<&kFormat, &kStrategy, &kMeasure, &kAim, &kSeed, &kMoves, &kField, &kClassic>,
        .files = Files::many,
        .strategy = "used-flags",
        .settle = settle_worst},
    Command{.name = "scan",
            .run = scan_pictures,
            .options = kOptions<&kFormat, &kGrid, &kCheckPhotos>,
            .files = Files::many},
    Command{
        .name = "canonical",
        .run = write_canonical,
        .options =
            kOptions<&kFormat, &kWithMap, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
        .files = Files::many},
    Command{.name = "same",
            .run = compare_puzzles,
            .options = kOptions<&kRecords, &kAmong, &kField, &kClassic>,
            .files = Files::many,
            .settle = settle_same},
    Command{
        .name = "dedupe",
        .run = dedupe_puzzles,
        .options =
            kOptions<&kFormat, &kRepeats, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
        .files = Files::many},
    Command{
        .name = "minimals",
        .run = list_minimals,
        .options =
            kOptions<&kFormat, &kListLimit, &kDrawn, &kSeed, &kGoOn, &kJobs, &kField, &kClassic>,
        .files = Files::many},
    Command{.name = "neighbours",
            .run = list_neighbours,
            .options = kOptions<&kFormat, &kExchange, &kMinimalOnes, &kRatedOnes, &kListLimit,
                                &kGoOn, &kJobs, &kField, &kClassic>,
            .files = Files::many},
    Command{.name = "backdoors",
            .run = list_backdoors,
            .options = kOptions<&kRecords, &kAlso, &kListLimit, &kGoOn, &kJobs, &kField, &kClassic>,
            .files = Files::many},
    Command{.name = "bands",
            .run = list_bands,
            .options = kOptions<&kRecords, &kJobs, &kRows, &kColumn, &kAppend, &kField, &kClassic>,
            .files = Files::many},
    Command{.name = "unavoidable",
            .run = list_unavoidable,
            .options = kOptions<&kRecords, &kSetSize, &kJobs, &kField, &kClassic>,
            .files = Files::many},
    Command{
        .name = "seventeens",
        .run = list_seventeens,
        .options = kOptions<&kFormat, &kMostGivens, &kListLimit, &kAt, &kJobs, &kField, &kClassic>,
        .files = Files::many},
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
