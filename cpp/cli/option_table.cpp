// Each option with its value, what it is for and what it sets; and which ones a command has.
#include "cli/option_table.hpp"

#include <algorithm>
#include <array>

#include "cli/cores.hpp"
#include "cli/nearest.hpp"
#include "cli/used_techniques.hpp"
#include "cli/values.hpp"
#include "cli/wanted.hpp"
#include "sudoku/setting/few_givens.hpp"
#include "sudoku/setting/neighbours.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::cli {
namespace {

// Whether the answers of a command are boards, which have several forms.
bool writes_boards(Command command) {
    switch (command) {
        case Command::solve:
        case Command::solutions:
        case Command::reduce:
        case Command::generate:
        case Command::worst:
        case Command::scan:
        case Command::canonical:
        case Command::dedupe:
        case Command::minimals:
        case Command::neighbours:
        case Command::seventeens:
            return true;
        default:
            return false;
    }
}

Problem set_format(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.format = find_form(value);
    arguments.records = value == "json"  ? Records::json
                        : value == "csv" ? Records::csv
                                         : Records::none;
    const bool is_known = arguments.format || arguments.records != Records::none || value == "auto";
    if (!is_known) return not_among(option, value);
    if (writes_boards(arguments.command) || !arguments.format || value == "line") {
        return std::nullopt;
    }
    return refused(
        {"the answers of this command are no boards: --format is line, json or csv, not "
         "'{2}'",
         "이 명령의 답은 판이 아니므로 --format에는 line, json, csv 가운데 하나를 씁니다: "
         "'{2}'"},
        option, value);
}

std::vector<std::string_view> strategy_names() {
    std::vector<std::string_view> names;
    for (const Strategy& row : strategies()) names.push_back(row.name);
    return names;
}

Problem set_strategy(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.strategy = find_strategy(value);
    if (arguments.strategy != nullptr) return std::nullopt;
    const std::string_view near = nearest(value, strategy_names());
    if (!near.empty()) {
        return UsageError{said({"there is no strategy '{1}'; did you mean '{2}'?",
                                "'{1}' 전략은 없습니다. 혹시 '{2}'인가요?"},
                               {value, near})};
    }
    return refused({"there is no strategy '{2}'; `retrace strategies` lists them",
                    "'{2}' 전략은 없습니다. `retrace strategies`로 전략을 볼 수 있습니다"},
                   option, value);
}

// The index of a value among those of the option.
std::optional<std::size_t> place_of(const Option& option, std::string_view value) {
    const auto names = choices_of(option);
    const auto found = std::find(names.begin(), names.end(), value);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

// By techniques::Order.
Problem set_order(const Option& option, std::string_view value, Arguments& arguments) {
    const auto order = place_of(option, value);
    if (!order) return not_among(option, value);
    arguments.repertoire.order = static_cast<techniques::Order>(*order);
    return std::nullopt;
}

// By HintLevel.
Problem set_level(const Option& option, std::string_view value, Arguments& arguments) {
    const auto level = place_of(option, value);
    if (!level) return not_among(option, value);
    arguments.level = static_cast<HintLevel>(*level);
    return std::nullopt;
}

Problem set_measure(const Option& option, std::string_view value, Arguments& arguments) {
    const auto measure = climb::find_measure(value);
    if (!measure) return not_among(option, value);
    arguments.measure = *measure;
    return std::nullopt;
}

Problem set_jobs(const Option& option, std::string_view value, Arguments& arguments) {
    if (value == "all") {
        arguments.jobs = cores();
        return std::nullopt;
    }
    const auto number = whole_number(value);
    if (!number || *number < 1 || *number > kMostJobs) {
        return UsageError{said({"{1} is a number from 1 to {3} or `all`, not '{2}'",
                                "{1}에는 1부터 {3}까지의 수나 `all`을 씁니다: '{2}'"},
                               {option.name, value, std::to_string(kMostJobs)})};
    }
    arguments.jobs = *number;
    return std::nullopt;
}

constexpr Option kFormat{
    "--format",
    "auto|2580|2239|line|json|csv",
    {"the form of the answers: nine lines of nine digits with spaces between "
     "(2580), nine lines of nine digits (2239), a line of 81 characters (line), "
     "an object per line (json), a row each (csv; docs/answers.schema.json lists "
     "the names of both), or each in the form of its puzzle (auto, the default)",
     "답의 모양: 숫자 사이를 띄운 아홉 줄(2580), 숫자를 붙여 쓴 아홉 줄(2239), "
     "81자 한 줄(line), 한 줄에 객체 하나(json), 한 줄에 행 하나(csv. 둘의 이름은 "
     "docs/answers.schema.json), 퍼즐마다 입력된 모양 그대로(auto, 기본값)"},
    set_format};
constexpr Option kRecords{
    "--format",
    "auto|line|json|csv",
    {"the form of the answers: an object per line (json), a row each (csv; "
     "docs/answers.schema.json lists the names of both), or lines as above (the "
     "default)",
     "답의 모양: 한 줄에 객체 하나(json), 한 줄에 행 하나(csv. 둘의 이름은 "
     "docs/answers.schema.json), 위와 같은 줄(기본값)"},
    set_format};
constexpr Option kStrategy{
    "--strategy",
    "NAME",
    {"how it is searched, as `retrace strategies` names it; default @STRATEGY@",
     "탐색하는 방법. 이름은 `retrace strategies`에 있습니다. 기본값 @STRATEGY@"},
    set_strategy,
    strategy_names};
constexpr Option kJobs{
    "--jobs",
    "N|all",
    {"threads that share the puzzles, or `all` cores; default 1. Where fewer puzzles are "
     "left, `rate`, `hint` and `explain` share a long search; without the option among "
     "all cores",
     "퍼즐을 나누어 맡을 스레드의 수, 또는 코어 수만큼 쓰는 `all`. 기본값 1. 남은 퍼즐이 더 적으면 "
     "`rate`, `hint`, `explain`은 긴 탐색 하나를 나누어 맡습니다. 이 옵션이 없으면 모든 코어로 "
     "나눕니다"},
    set_jobs};
constexpr Option kField{
    "--field",
    "N",
    {"puzzles are in column N of each line; default: in the first that holds one",
     "줄마다 N번째 열에 퍼즐이 있습니다. 기본값은 퍼즐이 든 첫 번째 열"},
    set_number<&Arguments::field>};
constexpr Option kClassic{
    "--classic",
    "",
    {"puzzles with other rules than the classic ones are read without them, "
     "not refused",
     "기본 규칙이 아닌 규칙이 있는 퍼즐을 거절하지 않고 그 규칙 없이 읽습니다"},
    set_flag<&Arguments::classic>};
constexpr Option kCountLimit{
    "--limit",
    "N",
    {"count so many at most; default @LIMIT@", "이만큼까지만 셉니다. 기본값 @LIMIT@"},
    set_number<&Arguments::limit>};
constexpr Option kListLimit{"--limit",
                            "N",
                            {"write so many at most; default: all", "이만큼만. 기본값은 모두"},
                            set_number<&Arguments::limit>};
constexpr Option kFrom{"--from",
                       "K",
                       {"begin with solution number K; default 1", "K번째 답부터. 기본값 1"},
                       set_number<&Arguments::from>};
constexpr Option kSteps{
    "--steps",
    "N",
    {"stop after so many steps; default: none left out", "이만큼만 출력합니다. 기본값은 모두"},
    set_number<&Arguments::steps>};
constexpr Option kReasons{"--reasons",
                          "",
                          {"before each step, a line for each digit that did not fit, and why",
                           "단계마다 그 앞에, 맞지 않은 숫자와 이유를 한 줄씩 더합니다"},
                          set_flag<&Arguments::reasons>};
constexpr Option kVerify{"--verify",
                         "",
                         {"reads such lines, of any program, and says for each puzzle `ok` and the "
                          "counters, or `error` and on standard error the line that breaks a rule",
                          "어떤 프로그램이 썼든 이런 줄을 읽고, 퍼즐마다 `ok`와 횟수를, 틀렸으면 "
                          "`error`를 출력하고 규칙에 어긋난 줄을 표준 오류에 알립니다"},
                         set_flag<&Arguments::verify>};
constexpr Option kKeepCount{"--keep-count",
                            "",
                            {"reduce a puzzle with several solutions too: it keeps all of them",
                             "답이 여럿인 퍼즐도 줄이되 답은 모두 그대로 둡니다"},
                            set_flag<&Arguments::keep_count>};
constexpr Option kNoFix{
    "--no-fix",
    "",
    {"of several solutions leave out which cells would make it one: the most of "
     "the time goes there",
     "답이 여럿일 때 어느 칸을 더하면 하나가 되는지는 찾지 않습니다. 시간이 가장 많이 드는 "
     "일입니다"},
    set_flag<&Arguments::no_fix>};
constexpr Option kFixWork{
    "--work",
    "N",
    {"a smaller `fix` is looked for up to so many pieces of work, of which a "
     "machine does some millions a second; default @WORK@",
     "더 적은 칸으로 된 `fix`를 이 작업량까지 찾습니다. 보통 1초에 몇백만입니다. 기본값 "
     "@WORK@"},
    set_number<&Arguments::fix_work>};
constexpr Option kOrder{
    "--order",
    "classic|teaching|hodoku|sudokuwiki",
    {"teaching: what is seen soonest (the default); classic: the order that ratings are from; or "
     "as these programs try techniques",
     "teaching은 눈에 먼저 띄는 순서(기본값), classic은 난이도를 매기는 순서. 나머지는 그 이름의 "
     "프로그램이 기법을 쓰는 순서"},
    set_order};
constexpr Option kTechniques{
    "--techniques",
    "LIST",
    {"the techniques that may be used: beginner, usual, all (the default) or names, with commas "
     "between them and `-` before one that is left out: usual,-xy-chain,sue-de-coq",
     "써도 되는 기법: beginner(초급), usual(보통), all(모두, 기본값)이나 기법 이름을 쉼표로 "
     "잇습니다. "
     "뺄 것 앞에는 `-`를 붙입니다: usual,-xy-chain,sue-de-coq"},
    set_techniques,
    technique_choices};
constexpr Option kUnfold{
    "--unfold",
    "",
    {"below each step, further in, chains that fork, a branch per line, and the patterns and "
     "nested chains that its chains rest on; JSON always has the latter",
     "단계마다 그 아래에 들여 써서, 갈라지는 체인을 갈래마다 한 줄로 쓰고 체인이 근거로 삼은 "
     "모양과 안쪽 체인을 더합니다. 안쪽 체인은 JSON에는 언제나 들어 있습니다"},
    set_flag<&Arguments::unfold>};
constexpr Option kScore{
    "--score",
    "",
    {"adds the points that HoDoKu's table gives to the steps of its order",
     "HoDoKu의 순서로 푼 단계에 그 프로그램의 표가 매기는 점수를 더해 보입니다"},
    set_flag<&Arguments::score>};
constexpr Option kLevel{
    "--level",
    "nudge|where|what|why",
    {"how much is given away: the technique; where it is too; what it does too; "
     "why too (the default)",
     "얼마나 알려 줄지: 기법만, 자리까지, 효과까지, 이유까지(기본값)"},
    set_level};
constexpr Option kPuzzles{
    "-n", "N", {"how many; default 1", "퍼즐의 개수. 기본값 1"}, set_number<&Arguments::puzzles>};
constexpr Option kSeed{
    "--seed",
    "N",
    {"the same seed gives the same answer; default: another one each time, told "
     "on standard error",
     "시드가 같으면 결과도 같습니다. 기본값은 매번 다른 값이며 표준 오류에 알립니다"},
    set_seed};
constexpr Option kSymmetry{
    "--symmetry",
    "NAME",
    {"of the cells of givens: none, half-turn, quarter-turn, left-right, "
     "top-bottom, diagonal, antidiagonal, both-mirrors, both-diagonals or full",
     "주어진 수가 들어갈 칸의 대칭: none, half-turn, quarter-turn, left-right, "
     "top-bottom, diagonal, antidiagonal, both-mirrors, both-diagonals, full"},
    set_symmetry,
    symmetry_names};
constexpr Option kRating{"--rating",
                         "A-B",
                         {"as `retrace rate` says it, from 1.0 to 12.0: 3.0-4.4",
                          "`retrace rate`의 난이도, 1.0부터 12.0까지: 3.0-4.4"},
                         set_rating};
constexpr Option kTechnique{
    "--technique",
    "NAME",
    {"that the hardest step is to be by, as `retrace rate` names it: x-wing",
     "가장 어려운 단계에 쓸 기법, `retrace rate`의 이름으로: x-wing"},
    set_technique,
    technique_names};
constexpr Option kGivens{
    "--givens", "A-B", {"how many givens: 24-30", "주어진 수의 개수: 24-30"}, set_givens};
constexpr Option kMinimal{"--minimal",
                          "",
                          {"with --givens: none of them may be spare",
                           "--givens와 함께: 없어도 되는 주어진 수가 없게 합니다"},
                          set_flag<&Arguments::minimal>};
constexpr Option kPattern{
    "--pattern",
    "LINE",
    {"81 characters: . or 0 where no given may be", "81자. `.`이나 `0`인 칸에는 주지 않습니다"},
    set_pattern};
constexpr Option kKeep{
    "--keep", "LINE", {"81 characters: digits that stay", "81자. 그대로 둘 숫자"}, set_kept};
constexpr Option kTries{
    "--tries",
    "N",
    {"after so many a puzzle is given up, with the line `none`; default @TRIES@, with --rating or "
     "--technique @RATED@, with either of 8.9 and more @HARD@",
     "이만큼 시도하고도 못 만들면 `none`을 출력합니다. 기본값 @TRIES@. --rating이나 --technique이 "
     "있으면 @RATED@, 어느 쪽이든 난이도가 8.9 이상이면 @HARD@"},
    set_number<&Arguments::tries>};
constexpr Option kMoves{"--tries",
                        "N",
                        {"moves; default @TRIES@", "바꾸어 보는 횟수. 기본값 @TRIES@"},
                        set_number<&Arguments::tries>};
constexpr Option kNumbers{"--numbers",
                          "FILE",
                          {"which puzzles of the seed, a number a line; - for standard input",
                           "시드의 몇 번째 퍼즐들인지 한 줄에 번호 하나씩. -이면 표준 입력"},
                          set_numbers};
constexpr Option kResume{"--resume",
                         "FILE",
                         {"the file has the first ones: appends those up to -n that it lacks",
                          "앞의 퍼즐들이 든 파일에 -n까지 모자라는 퍼즐을 덧붙입니다"},
                         set_resumed};
constexpr Option kMeasure{"--measure",
                          "placements|calls|checks",
                          {"what is counted up to the solution; default placements",
                           "답까지 무엇을 셀지. 기본값 placements"},
                          set_measure};
constexpr Option kAim{"--aim",
                      "N",
                      {"exactly so many, where it ends; default: as many as it finds",
                       "꼭 이 횟수가 되면 끝냅니다. 기본값은 찾을 수 있는 데까지"},
                      set_number<&Arguments::aim>};
constexpr Option kCheckPhotos{
    "--check",
    "",
    {"FILE is a folder of photos, each with a file NAME.dat or NAME.txt "
     "that ends with its puzzle: how many are read, and where they are not",
     "FILE은 사진의 폴더이고, 사진마다 퍼즐로 끝나는 NAME.dat이나 NAME.txt가 "
     "있습니다. 몇 장을 읽었고 어디서 틀렸는지 출력합니다"},
    set_flag<&Arguments::check>};

constexpr Option kGrid{"--grid",
                       "N",
                       {"which grid of the picture, from its top to its bottom and from left to "
                        "right; default: the clearest and largest",
                        "사진에 판이 여럿이면 위에서 아래로, 왼쪽에서 오른쪽으로 몇 번째 판인지. "
                        "기본값은 가장 크고 또렷한 판"},
                       set_number<&Arguments::grid, 1, 99>};

constexpr Option kWithMap{
    "--with-map",
    "",
    {"adds how the puzzle becomes its form, and how many automorphisms it has",
     "퍼즐이 표준형이 되는 방법과 자기 동형의 개수를 덧붙입니다"},
    set_flag<&Arguments::with_map>};
Problem set_among(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.among = value;
    if (!value.empty() && value != "-") return std::nullopt;
    return refused({"{1} is a file, not '{2}'", "{1}에는 파일을 씁니다: '{2}'"}, option, value);
}

constexpr Option kAmong{
    "--among",
    "FILE",
    {"for each puzzle the line in FILE of the first that is the same; for a completed grid also "
     "the puzzles of FILE that it holds, turned into it, such as its 17s",
     "퍼즐마다 FILE에서 같은 첫 퍼즐의 줄 번호를 출력합니다. 완성된 판이면 FILE의 퍼즐 가운데 그 "
     "판이 "
     "답인 것(17개짜리 등)도 그 판에 맞게 바꾸어 출력합니다"},
    set_among};
constexpr Option kRepeats{
    "--repeats",
    "",
    {"writes the puzzles that would be left out instead: their line, the line of the first one, "
     "the puzzle",
     "빠질 퍼즐을 대신 출력합니다: 줄 번호, 첫 번째 것의 줄 번호, 퍼즐"},
    set_flag<&Arguments::repeats>};
constexpr Option kDrawn{
    "-n",
    "N",
    {"draw so many by chance in place of finding all", "모두 찾지 않고 이만큼만 무작위로 뽑습니다"},
    set_number<&Arguments::puzzles>};
constexpr Option kGoOn{
    "--resume",
    "FILE",
    {"FILE has the first answers, of a run that was stopped: appends those that it lacks",
     "멈춘 실행이 남긴 FILE의 답 뒤에 모자라는 답을 덧붙입니다"},
    set_resumed};
constexpr Option kExchange{
    "--exchange",
    "1|2",
    {"how many givens are exchanged; default 1", "바꿀 주어진 수의 개수. 기본값 1"},
    set_number<&Arguments::exchanged, 1, setting::kMostExchanged>};
constexpr Option kMinimalOnes{
    "--minimal",
    "",
    {"only puzzles that need each given", "없어도 되는 주어진 수가 없는 퍼즐만"},
    set_flag<&Arguments::minimal>};
constexpr Option kRatedOnes{"--rating",
                            "A-B",
                            {"only puzzles with such a rating, which stands behind them: 7.0-8.0",
                             "난이도가 이 범위인 퍼즐만. 난이도를 뒤에 적습니다: 7.0-8.0"},
                            set_rating};
Problem set_position(const Option& option, std::string_view value, Arguments& arguments) {
    auto position = setting::position_in(value);
    if (!position) {
        return refused({"{1} is a position as a stopped run tells it, not '{2}'",
                        "{1}에는 멈춘 실행이 알려 준 위치를 씁니다: '{2}'"},
                       option, value);
    }
    arguments.position = std::move(*position);
    return std::nullopt;
}

constexpr Option kMostGivens{
    "--givens",
    "N",
    {"puzzles with at most so many givens, to 20; default 17. Each one more takes some seven "
     "times as long",
     "주어진 수가 이 개수 이하인 퍼즐(20까지). 기본값 17. 하나 늘 때마다 시간이 일곱 배쯤 "
     "걸립니다"},
    set_number<&Arguments::most_givens, generate::kFewestGivens, setting::kMostFewGivens>};
constexpr Option kAt{
    "--at",
    "POSITION",
    {"go on where a run was stopped, as it told", "멈춘 실행이 알려 준 위치에서 이어 갑니다"},
    set_position};
constexpr Option kAlso{"--technique",
                       "NAME",
                       {"may be used beside singles, as `retrace rate` names it: x-wing",
                        "싱글과 함께 쓸 기법, `retrace rate`의 이름으로: x-wing"},
                       set_technique,
                       technique_names};

using Few = const Option* const;
constexpr Few kOfCanonical[] = {&kFormat, &kWithMap, &kJobs, &kField, &kClassic};
constexpr Few kOfSame[] = {&kRecords, &kAmong, &kField, &kClassic};
constexpr Few kOfDedupe[] = {&kFormat, &kRepeats, &kField, &kClassic};
constexpr Few kOfMinimals[] = {&kFormat, &kListLimit, &kDrawn, &kSeed,
                               &kGoOn,   &kJobs,      &kField, &kClassic};
constexpr Few kOfNeighbours[] = {&kFormat, &kExchange, &kMinimalOnes, &kRatedOnes, &kListLimit,
                                 &kGoOn,   &kJobs,     &kField,       &kClassic};
constexpr Few kOfBackdoors[] = {&kRecords, &kAlso, &kListLimit, &kGoOn, &kJobs, &kField, &kClassic};
constexpr Few kOfSeventeens[] = {&kFormat, &kMostGivens, &kListLimit, &kAt,
                                 &kJobs,   &kField,      &kClassic};
constexpr Few kOfStrategies[] = {&kRecords};
constexpr Few kOfSolve[] = {&kFormat, &kStrategy, &kJobs, &kField, &kClassic};
constexpr Few kOfCount[] = {&kRecords, &kCountLimit, &kJobs, &kField, &kClassic};
constexpr Few kOfMany[] = {&kRecords, &kJobs, &kField, &kClassic};
constexpr Few kOfTrace[] = {&kStrategy, &kSteps, &kReasons, &kVerify, &kField, &kClassic};
constexpr Few kOfSolutions[] = {&kFrom, &kListLimit, &kFormat, &kJobs, &kField, &kClassic};
constexpr Few kOfCertify[] = {&kRecords, &kNoFix, &kFixWork, &kJobs, &kField, &kClassic};
constexpr Few kOfReduce[] = {&kFormat, &kKeepCount, &kJobs, &kField, &kClassic};
constexpr Few kOfExplain[] = {&kRecords, &kOrder, &kTechniques, &kUnfold,
                              &kJobs,    &kField, &kClassic};
constexpr Few kOfHint[] = {&kRecords, &kLevel, &kOrder, &kTechniques,
                           &kUnfold,  &kJobs,  &kField, &kClassic};
constexpr Few kOfRate[] = {&kRecords, &kScore, &kJobs, &kField, &kClassic};
constexpr Few kOfGenerate[] = {&kFormat,    &kPuzzles, &kSeed,    &kSymmetry, &kRating,
                               &kTechnique, &kGivens,  &kMinimal, &kPattern,  &kKeep,
                               &kTries,     &kJobs,    &kNumbers, &kResume};
constexpr Few kOfWorst[] = {&kFormat, &kStrategy, &kMeasure, &kAim,
                            &kSeed,   &kMoves,    &kField,   &kClassic};
constexpr Few kOfScan[] = {&kFormat, &kGrid, &kCheckPhotos};

}  // namespace

std::span<const Option* const> options_of(Command command) {
    switch (command) {
        case Command::solve:
            return kOfSolve;
        case Command::count:
            return kOfCount;
        case Command::trace:
            return kOfTrace;
        case Command::solutions:
            return kOfSolutions;
        case Command::reduce:
            return kOfReduce;
        case Command::explain:
            return kOfExplain;
        case Command::hint:
            return kOfHint;
        case Command::generate:
            return kOfGenerate;
        case Command::worst:
            return kOfWorst;
        case Command::scan:
            return kOfScan;
        case Command::canonical:
            return kOfCanonical;
        case Command::same:
            return kOfSame;
        case Command::dedupe:
            return kOfDedupe;
        case Command::minimals:
            return kOfMinimals;
        case Command::neighbours:
            return kOfNeighbours;
        case Command::backdoors:
            return kOfBackdoors;
        case Command::rate:
            return kOfRate;
        case Command::check:
        case Command::bands:
            return kOfMany;
        case Command::seventeens:
            return kOfSeventeens;
        case Command::certify:
            return kOfCertify;
        case Command::strategies:
            return kOfStrategies;
        case Command::help:
        case Command::completions:
        case Command::version:
            break;
    }
    return {};
}

std::vector<std::string_view> choices_of(const Option& option) {
    if (option.choices != nullptr) return option.choices();
    std::vector<std::string_view> names;
    if (option.value.find('|') == std::string_view::npos) return names;
    for (std::string_view rest = option.value; !rest.empty();) {
        const std::size_t bar = std::min(rest.find('|'), rest.size());
        if (rest.substr(0, bar) != "N") names.push_back(rest.substr(0, bar));
        rest.remove_prefix(std::min(bar + 1, rest.size()));
    }
    return names;
}

}  // namespace retrace::cli
