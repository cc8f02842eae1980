// The options that commands have: name, value, text and what each sets.
#pragma once

#include "cli/option_table.hpp"
#include "cli/set_values.hpp"
#include "cli/wanted.hpp"
#include "sudoku/setting/few_givens.hpp"
#include "sudoku/setting/unavoidable.hpp"

namespace retrace::cli {

inline constexpr Option kFormat{"--format", "auto|2580|2239|line|json|csv", "options/format",
                                set_format};
inline constexpr Option kRecords{"--format", "auto|line|json|csv", "options/records", set_records};
inline constexpr Option kStrategy{"--strategy", "NAME", "options/strategy", set_strategy,
                                  strategy_names};
inline constexpr Option kJobs{"--jobs", "N|all", "options/jobs", set_jobs};
inline constexpr Option kField{"--field", "N", "options/field", set_number<&Arguments::field>};
inline constexpr Option kRows{"--rows", "", "options/rows", set_flag<&Arguments::rows>};
inline constexpr Option kColumn{"--column", "NAME|N", "options/column", set_column};
inline constexpr Option kClassic{"--classic", "", "options/classic", set_flag<&Arguments::classic>};
inline constexpr Option kCountLimit{"--limit", "N", "options/count-limit",
                                    set_number<&Arguments::limit>};
inline constexpr Option kListLimit{"--limit", "N", "options/list-limit",
                                   set_number<&Arguments::limit>};
inline constexpr Option kFrom{"--from", "K", "options/from", set_number<&Arguments::from>};
inline constexpr Option kSteps{"--steps", "N", "options/steps", set_number<&Arguments::steps>};
inline constexpr Option kReasons{"--reasons", "", "options/reasons", set_flag<&Arguments::reasons>};
inline constexpr Option kVerify{"--verify", "", "options/verify", set_flag<&Arguments::verify>};
inline constexpr Option kKeepCount{"--keep-count", "", "options/keep-count",
                                   set_flag<&Arguments::keep_count>};
inline constexpr Option kNoFix{"--no-fix", "", "options/no-fix", set_flag<&Arguments::no_fix>};
inline constexpr Option kFixWork{"--work", "N", "options/work", set_number<&Arguments::fix_work>};
inline constexpr Option kOrder{"--order", "classic|teaching|hodoku|sudokuwiki", "options/order",
                               set_order};
inline constexpr Option kTechniques{"--techniques", "LIST", "options/techniques", set_techniques,
                                    technique_choices};
inline constexpr Option kUnfold{"--unfold", "", "options/unfold", set_flag<&Arguments::unfold>};
inline constexpr Option kScore{"--score", "", "options/score", set_flag<&Arguments::score>};
inline constexpr Option kDepth{"--depth", "", "options/depth", set_flag<&Arguments::depth>};
inline constexpr Option kLevel{"--level", "nudge|where|what|why", "options/level", set_level};
inline constexpr Option kPuzzles{"-n", "N", "options/puzzles", set_number<&Arguments::puzzles>};
inline constexpr Option kSeed{"--seed", "N", "options/seed", set_number<&Arguments::seed, 0>};
inline constexpr Option kBoardSize{"--size", "4|6|8|9|12|16", "options/board-size", set_board_size};
inline constexpr Option kRules{"--rules", "LIST", "options/rules", set_rules, layout_names};
inline constexpr Option kClues{"--clues", "", "options/clues", set_flag<&Arguments::fewest_clues>};
inline constexpr Option kSymmetry{"--symmetry", "NAME", "options/symmetry", set_symmetry,
                                  symmetry_names};
inline constexpr Option kRating{"--rating", "A-B", "options/rating",
                                set_rating<&generate::Order::rating>};
inline constexpr Option kFirstPlacement{"--ep", "A-B", "options/first-placement",
                                        set_rating<&generate::Order::first_placement>};
inline constexpr Option kFirstStep{"--ed", "A-B", "options/first-step",
                                   set_rating<&generate::Order::first_step>};
inline constexpr Option kPearl{"--pearl", "", "options/pearl",
                               set_wanted<&generate::Order::is_pearl>};
inline constexpr Option kDiamond{"--diamond", "", "options/diamond",
                                 set_wanted<&generate::Order::is_diamond>};
inline constexpr Option kAbove{"--above", "A", "options/above", set_above};
inline constexpr Option kWithPuzzle{"--with-puzzle", "", "options/with-puzzle",
                                    set_flag<&Arguments::with_puzzle>};
inline constexpr Option kTechnique{"--technique", "NAME", "options/technique", set_technique,
                                   technique_names};
inline constexpr Option kGivens{"--givens", "A-B", "options/givens", set_givens};
inline constexpr Option kMinimal{"--minimal", "", "options/minimal", set_flag<&Arguments::minimal>};
inline constexpr Option kPattern{"--pattern", "LINE", "options/pattern", set_pattern};
inline constexpr Option kKeep{"--keep", "LINE", "options/keep", set_kept};
inline constexpr Option kTries{"--tries", "N", "options/tries", set_number<&Arguments::tries>};
inline constexpr Option kMoves{"--tries", "N", "options/moves", set_number<&Arguments::tries>};
inline constexpr Option kNumbers{"--numbers", "FILE", "options/numbers", set_numbers};
inline constexpr Option kResume{"--resume", "FILE", "options/resume-series",
                                set_file<&Arguments::resumed>};
inline constexpr Option kTo{"--to", "fpuzzles|iss", "options/to", set_target};
inline constexpr Option kMeasure{"--measure", "placements|calls|checks", "options/measure",
                                 set_measure};
inline constexpr Option kAim{"--aim", "N", "options/aim", set_number<&Arguments::aim>};
inline constexpr Option kCheckPhotos{"--check", "", "options/check", set_flag<&Arguments::check>};
inline constexpr Option kGrid{"--grid", "N", "options/grid", set_number<&Arguments::grid, 1, 99>};
inline constexpr Option kWithMap{"--with-map", "", "options/with-map",
                                 set_flag<&Arguments::with_map>};
inline constexpr Option kBySolution{"--by-solution", "", "options/by-solution",
                                    set_flag<&Arguments::by_solution>};
inline constexpr Option kAmong{"--among", "FILE", "options/among", set_file<&Arguments::among>};
inline constexpr Option kRepeats{"--repeats", "", "options/repeats", set_flag<&Arguments::repeats>};
inline constexpr Option kDrawn{"-n", "N", "options/drawn", set_number<&Arguments::puzzles>};
inline constexpr Option kGoOn{"--resume", "FILE", "options/resume-answers",
                              set_file<&Arguments::resumed>};
inline constexpr Option kAppend{"--resume", "FILE", "options/resume-lines",
                                set_file<&Arguments::resumed>};
inline constexpr Option kExchange{"--exchange", "X[+Y]", "options/exchange", set_exchange};
inline constexpr Option kTwins{"--twins", "", "options/twins", set_flag<&Arguments::twins>};
inline constexpr Option kMinimalOnes{"--minimal", "", "options/minimal-ones",
                                     set_flag<&Arguments::minimal>};
inline constexpr Option kRatedOnes{"--rating", "A-B", "options/rated-ones",
                                   set_rating<&generate::Order::rating>};
inline constexpr Option kMostGivens{
    "--givens", "N", "options/most-givens",
    set_number<&Arguments::most_givens, generate::kFewestGivens, setting::kMostFewGivens>};
inline constexpr Option kSetSize{
    "--size", "N", "options/set-size",
    set_number<&Arguments::set_size, setting::kSmallestUnavoidable, setting::kMostUnavoidable>};
inline constexpr Option kAt{"--at", "POSITION", "options/at", set_position};
inline constexpr Option kAlso{"--technique", "NAME", "options/also", set_technique,
                              technique_names};

}  // namespace retrace::cli
