// Ranges, symmetries and boards of places, and what cannot be had of them.
#include "cli/wanted.hpp"

#include <algorithm>
#include <array>

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

// "A-B", or "A" for A alone.
std::optional<Range> read_range(std::string_view text, bool in_tenths) {
    const std::size_t dash = text.find('-');
    const auto from = read_part(text.substr(0, dash), in_tenths);
    const auto to =
        dash == std::string_view::npos ? from : read_part(text.substr(dash + 1), in_tenths);
    if (!from || !to) return std::nullopt;
    return Range{*from, *to};
}

UsageError not_read(std::string_view form, std::string_view value) {
    return {std::string(form) + ", not '" + std::string(value) + "'"};
}

std::optional<UsageError> read_givens(std::string_view value, Arguments& arguments) {
    const auto range = read_range(value, false);
    if (!range) return not_read("--givens is a number or a range like 24-30", value);
    arguments.wanted.givens = *range;
    arguments.wanted.minimal = false;
    return std::nullopt;
}

std::optional<UsageError> read_rating(std::string_view value, Arguments& arguments) {
    arguments.wanted.rating = read_range(value, true);
    if (arguments.wanted.rating) return std::nullopt;
    return not_read("--rating is a number or a range like 3.0-4.4", value);
}

std::optional<UsageError> read_technique(std::string_view value, Arguments& arguments) {
    for (const auto& row : techniques::techniques()) {
        if (row.name == value) arguments.wanted.technique = &row;
    }
    if (arguments.wanted.technique != nullptr) return std::nullopt;
    return not_read("--technique is a name as `retrace rate` prints it", value);
}

std::optional<UsageError> read_symmetry(std::string_view value, Arguments& arguments) {
    if (const auto* row = generate::find_symmetry(value)) {
        arguments.wanted.symmetry = row->id;
        return std::nullopt;
    }
    std::string names;
    for (const auto& row : generate::symmetries()) {
        names += (names.empty() ? "" : ", ") + std::string(row.name);
    }
    return not_read("--symmetry is one of " + names, value);
}

std::optional<UsageError> read_pattern(std::string_view value, Arguments& arguments) {
    if (value.size() != kCells) {
        return UsageError{"--pattern is 81 characters: . or 0 where no given may be"};
    }
    CellSet cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (value[cell] != '.' && value[cell] != '0') cells.add(cell);
    }
    arguments.wanted.pattern = cells;
    return std::nullopt;
}

std::optional<UsageError> read_kept(std::string_view value, Arguments& arguments) {
    const auto grid = Grid::from_line(value);
    if (!grid) return UsageError{"--keep is 81 characters: digits that stay, and . or 0"};
    arguments.wanted.kept = *grid;
    return std::nullopt;
}

std::optional<UsageError> read_seed(std::string_view value, Arguments& arguments) {
    const auto seed = whole_number(value);
    if (!seed) return not_read("--seed is a number from 0 on", value);
    arguments.seed = seed;
    return std::nullopt;
}

std::optional<UsageError> read_numbers(std::string_view value, Arguments& arguments) {
    arguments.numbers = value;
    if (!value.empty()) return std::nullopt;
    return UsageError{"--numbers is a file, or - for standard input"};
}

std::optional<UsageError> read_resumed(std::string_view value, Arguments& arguments) {
    arguments.resumed = value;
    if (!value.empty() && value != "-") return std::nullopt;
    return not_read("--resume is a file", value);
}

struct WantedOption {
    std::string_view name;
    ReadWanted read;
};

constexpr std::array<WantedOption, 9> kOptions{{
    {"--givens", read_givens},
    {"--rating", read_rating},
    {"--technique", read_technique},
    {"--symmetry", read_symmetry},
    {"--pattern", read_pattern},
    {"--keep", read_kept},
    {"--seed", read_seed},
    {"--numbers", read_numbers},
    {"--resume", read_resumed},
}};

std::string_view reason(Fault fault) {
    switch (fault) {
        case Fault::empty_range:
            return "a range of --givens or --rating ends before it begins";
        case Fault::too_few_givens:
            return "no puzzle with fewer than 17 givens has a single solution";
        case Fault::kept_contradict:
            return "two digits of --keep contradict each other";
        case Fault::kept_unsolvable:
            return "no solution has the digits of --keep";
        case Fault::too_many_kept:
            return "the digits of --keep and the cells symmetric to them are more than --givens";
        case Fault::pattern_too_small:
            return "--pattern leaves too few cells; symmetric cells count only if all of them are "
                   "open";
        case Fault::pattern_exchanges:
            return "--pattern leaves two rows or columns of the same boxes empty, which could "
                   "always be exchanged";
        case Fault::rating_unreachable:
            return "ratings go from 1.0 to 8.7, and 8.8 stands for anything harder";
        case Fault::technique_unrated:
            return "the technique of --technique is not on the scale of `retrace rate`";
        case Fault::technique_too_hard:
            return "the technique of --technique is harder than --rating allows";
    }
    return {};
}

}  // namespace

ReadWanted find_wanted(std::string_view option) {
    const auto* row = std::find_if(kOptions.begin(), kOptions.end(),
                                   [&](const WantedOption& each) { return each.name == option; });
    return row == kOptions.end() ? nullptr : row->read;
}

std::optional<UsageError> settle_wanted(Arguments& arguments) {
    if (arguments.minimal) arguments.wanted.minimal = true;
    if (!arguments.numbers.empty() && arguments.puzzles) {
        return UsageError{"-n and --numbers exclude each other: both choose the puzzles"};
    }
    if (!arguments.numbers.empty() && !arguments.resumed.empty()) {
        return UsageError{"--numbers and --resume exclude each other: both choose the puzzles"};
    }
    const bool is_of_lines =
        arguments.records == Records::none && arguments.format.value_or(Form::line) == Form::line;
    if (!arguments.resumed.empty() && !is_of_lines) {
        return UsageError{"--resume goes on with a file of lines of 81: --format is line"};
    }
    if (!arguments.resumed.empty() && !arguments.seed) {
        return UsageError{"--resume needs the --seed with which its file was begun"};
    }
    if (const auto fault = generate::fault_of(arguments.wanted)) {
        return UsageError{std::string(reason(*fault))};
    }
    return std::nullopt;
}

}  // namespace retrace::cli
