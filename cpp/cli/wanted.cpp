// Ranges, symmetries and boards of cells, and what cannot be had of them.
#include "cli/wanted.hpp"

#include <algorithm>
#include <string>

#include "cli/nearest.hpp"
#include "cli/whole_number.hpp"

namespace retrace::cli {
namespace {

using generate::Fault;
using generate::Range;

constexpr std::uint64_t kMostInRange = 999;

// "3", or where tenths are read "3.4": 34. Nothing else.
std::optional<int> read_part(std::string_view text, bool in_tenths) {
    const std::size_t point = in_tenths ? text.find('.') : std::string_view::npos;
    const auto whole = whole_number(text.substr(0, point));
    if (!whole || *whole > kMostInRange) return std::nullopt;
    const int number = static_cast<int>(*whole);
    if (!in_tenths) return number;
    if (point == std::string_view::npos) return number * 10;
    const std::string_view tenths = text.substr(point + 1);
    const auto tenth = whole_number(tenths);
    if (!tenth || tenths.size() != 1) return std::nullopt;
    return number * 10 + static_cast<int>(*tenth);
}

// "A-B", "A+" for A and all above it, or "A" for A alone.
std::optional<Range> read_range(std::string_view text, bool in_tenths) {
    if (text.ends_with('+')) {
        const auto from = read_part(text.substr(0, text.size() - 1), in_tenths);
        if (!from) return std::nullopt;
        return Range{*from, std::max(*from, in_tenths ? generate::kRatings.to : int{kCells})};
    }
    const std::size_t dash = text.find('-');
    const auto from = read_part(text.substr(0, dash), in_tenths);
    const auto to =
        dash == std::string_view::npos ? from : read_part(text.substr(dash + 1), in_tenths);
    if (!from || !to) return std::nullopt;
    return Range{*from, *to};
}

}  // namespace

Problem set_givens(const Option& option, std::string_view value, Arguments& arguments) {
    const auto range = read_range(value, false);
    if (!range) {
        return refused({"{1} is a number or a range like 24-30, not '{2}'",
                        "{1}에는 수나 24-30 같은 범위를 씁니다: '{2}'"},
                       option, value);
    }
    if (range->to > kCells) {
        return refused({"{1} goes to 81, not '{2}'", "{1}에는 81까지 쓸 수 있습니다: '{2}'"},
                       option, value);
    }
    arguments.wanted.givens = *range;
    arguments.wanted.minimal = false;
    return std::nullopt;
}

Problem set_rating(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.wanted.rating = read_range(value, true);
    if (arguments.wanted.rating) return std::nullopt;
    return refused({"{1} is a number or a range like 3.0-4.4, not '{2}'",
                    "{1}에는 수나 3.0-4.4 같은 범위를 씁니다: '{2}'"},
                   option, value);
}

Problem set_technique(const Option& option, std::string_view value, Arguments& arguments) {
    // As people write it, "Hidden Quad", too.
    std::string name(value);
    for (char& letter : name) {
        if (letter == ' ' || letter == '_') letter = '-';
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    for (const auto& row : techniques::techniques()) {
        if (row.name == name) arguments.wanted.technique = &row;
    }
    if (arguments.wanted.technique != nullptr) return std::nullopt;
    if (!nearest(value, technique_names()).empty()) return not_among(option, value);
    return refused({"{1} is a name as `retrace rate` prints it, not '{2}'",
                    "{1}에는 `retrace rate`가 출력하는 이름을 씁니다: '{2}'"},
                   option, value);
}

Problem set_symmetry(const Option& option, std::string_view value, Arguments& arguments) {
    const auto* row = generate::find_symmetry(value);
    if (row == nullptr) return not_among(option, value);
    arguments.wanted.symmetry = row->id;
    return std::nullopt;
}

Problem set_pattern(const Option& option, std::string_view value, Arguments& arguments) {
    if (value.size() != kCells) {
        return refused({"{1} is 81 characters: . or 0 where no given may be",
                        "{1}에는 81자를 씁니다. 숫자를 주지 않을 칸은 `.`이나 `0`입니다"},
                       option, value);
    }
    CellSet cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (value[cell] != '.' && value[cell] != '0') cells.add(cell);
    }
    arguments.wanted.pattern = cells;
    return std::nullopt;
}

Problem set_kept(const Option& option, std::string_view value, Arguments& arguments) {
    const auto grid = Grid::from_line(value);
    if (!grid) {
        return refused({"{1} is 81 characters: digits that stay, and . or 0",
                        "{1}에는 81자를 씁니다. 그대로 둘 숫자와 `.`이나 `0`입니다"},
                       option, value);
    }
    arguments.wanted.kept = *grid;
    return std::nullopt;
}

Problem set_seed(const Option& option, std::string_view value, Arguments& arguments) {
    const auto seed = number_in(option, value, {0});
    if (const auto* error = std::get_if<UsageError>(&seed)) return *error;
    arguments.seed = std::get<std::uint64_t>(seed);
    return std::nullopt;
}

Problem set_numbers(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.numbers = value;
    if (!value.empty()) return std::nullopt;
    return refused({"{1} is a file, or - for standard input",
                    "{1}에는 파일을 쓰거나, 표준 입력이면 `-`를 씁니다"},
                   option, value);
}

Problem set_resumed(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.resumed = value;
    if (!value.empty() && value != "-") return std::nullopt;
    return refused({"{1} is a file, not '{2}'", "{1}에는 파일을 씁니다: '{2}'"}, option, value);
}

std::vector<std::string_view> technique_names() {
    std::vector<std::string_view> names;
    for (const auto& row : techniques::techniques()) names.push_back(row.name);
    return names;
}

std::vector<std::string_view> symmetry_names() {
    std::vector<std::string_view> names;
    for (const auto& row : generate::symmetries()) names.push_back(row.name);
    return names;
}

namespace {

Words reason(Fault fault) {
    switch (fault) {
        case Fault::empty_range:
            return {"a range of --givens or --rating ends before it begins",
                    "--givens나 --rating의 범위가 시작보다 먼저 끝납니다"};
        case Fault::too_few_givens:
            return {"no puzzle with fewer than 17 givens has a single solution",
                    "주어진 수가 17개보다 적으면 답이 하나뿐일 수 없습니다"};
        case Fault::kept_contradict:
            return {"two digits of --keep contradict each other",
                    "--keep의 두 숫자가 서로 모순됩니다"};
        case Fault::kept_unsolvable:
            return {"no solution has the digits of --keep", "--keep의 숫자가 든 답이 없습니다"};
        case Fault::too_many_kept:
            return {"the digits of --keep and the cells symmetric to them are more than --givens",
                    "--keep의 숫자와 그 대칭인 칸을 더하면 --givens보다 많습니다"};
        case Fault::pattern_too_small:
            return {
                "--pattern leaves too few cells; symmetric cells count only if all of them are "
                "open",
                "--pattern에 대칭으로 쓸 수 있는 칸이 너무 적습니다"};
        case Fault::pattern_exchanges:
            return {
                "--pattern leaves two rows or columns of the same boxes empty, which could "
                "always be exchanged",
                "--pattern이 같은 박스의 두 행이나 두 열을 비워 언제나 서로 바꿀 수 있습니다"};
        case Fault::rating_unreachable:
            return {
                "ratings are 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0 to 4.4 in steps of "
                "0.2, and each tenth from 4.5 to 11.9 but 6.3 and 6.4; 12.0 stands for anything "
                "harder",
                "난이도는 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0부터 4.4까지 0.2씩, "
                "4.5부터 11.9까지는 6.3과 6.4를 뺀 0.1마다 있고, 12.0은 그보다 어렵다는 뜻입니다"};
        case Fault::technique_too_hard:
            return {"the technique of --technique is harder than --rating allows",
                    "--technique의 기법이 --rating보다 어렵습니다"};
        case Fault::technique_never_first:
            return {
                "no puzzle needs the technique of --technique: others that come before it find "
                "all that it would",
                "--technique의 기법이 필요한 퍼즐은 없습니다. 앞서 찾는 다른 기법이 같은 것을 "
                "모두 찾습니다"};
        case Fault::full_house_givens:
            return {
                "full houses alone solve no puzzle with fewer than 54 givens; write --givens "
                "54-81",
                "풀하우스만으로 풀리려면 주어진 수가 54개는 있어야 합니다. --givens 54-81을 "
                "쓰세요"};
    }
    return {};
}

}  // namespace

Problem settle_resumed(const Arguments& arguments) {
    if (arguments.resumed.empty()) return std::nullopt;
    const bool is_of_lines =
        arguments.records == Records::none && arguments.format.value_or(Form::line) == Form::line;
    if (!is_of_lines) {
        return UsageError{said({"--resume goes on with a file of lines: --format is line",
                                "--resume은 한 줄씩 쓴 파일에 덧붙입니다. --format은 line입니다"})};
    }
    const bool draws = arguments.command == Command::generate || arguments.puzzles.has_value();
    if (draws && !arguments.seed) {
        return UsageError{said({"--resume needs the --seed with which its file was begun",
                                "--resume에는 그 파일을 시작한 --seed가 필요합니다"})};
    }
    return std::nullopt;
}

Problem settle_wanted(Arguments& arguments) {
    if (arguments.minimal) arguments.wanted.minimal = true;
    if (!arguments.numbers.empty() && arguments.puzzles) {
        return UsageError{said({"-n and --numbers exclude each other: both choose the puzzles",
                                "-n과 --numbers가 모두 어느 퍼즐인지 정합니다"})};
    }
    if (!arguments.numbers.empty() && !arguments.resumed.empty()) {
        return UsageError{
            said({"--numbers and --resume exclude each other: both choose the puzzles",
                  "--numbers와 --resume이 모두 어느 퍼즐인지 정합니다"})};
    }
    if (const auto fault = generate::fault_of(arguments.wanted)) {
        return UsageError{said(reason(*fault))};
    }
    return std::nullopt;
}

}  // namespace retrace::cli
