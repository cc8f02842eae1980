// retrace scan: a photo to a line of 81.
#include "scan/scan.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/picture/picture.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

std::string reason_of(const scan::Scan& scan) {
    switch (scan.trouble) {
        case scan::Trouble::none:
            break;
        case scan::Trouble::no_contrast:
            return said("command/scan/no-contrast");
        case scan::Trouble::no_grid:
            return said("command/scan/no-grid");
        case scan::Trouble::other_size:
            return said("command/scan/other-size", {std::to_string(scan.size)});
        case scan::Trouble::no_digits:
            return said("command/scan/no-digits");
        case scan::Trouble::cut_off:
            return said("command/scan/cut-off");
        case scan::Trouble::diagonal:
            return said("command/scan/diagonal");
        case scan::Trouble::killer:
            return said("command/scan/killer");
        case scan::Trouble::jigsaw:
            return said("command/scan/jigsaw");
        case scan::Trouble::no_such_grid:
            return scan.grids == 1 ? said("command/scan/one-grid")
                                   : said("command/scan/grids", {std::to_string(scan.grids)});
    }
    return "";
}

// Which grid was read, where the picture has several; and how many cells have notes.
void tell_found(const std::string& where, const scan::Scan& scan) {
    if (scan.grids > 1) {
        tell(where + said("command/scan/which-grid",
                          {std::to_string(scan.grids), std::to_string(scan.grid)}));
    }
    const auto noted = std::count_if(scan.notes.begin(), scan.notes.end(),
                                     [](unsigned notes) { return notes != 0; });
    if (noted == 0) return;
    tell(where + (noted == 1 ? said("command/scan/one-noted")
                             : said("command/scan/noted", {std::to_string(noted)})));
}

// How many digits were entered, and those of them that the solution does not have.
void tell_entries(const std::string& where, const scan::Verdict& verdict) {
    const int entered = verdict.givens->blanks() - verdict.grid.blanks();
    tell(where + said("command/scan/entries", {std::to_string(entered)}));
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!verdict.wrong[cell]) continue;
        tell(where + said("command/scan/wrong-entry",
                          {cell_name(cell), std::to_string(verdict.grid[cell])}));
    }
}

// The cells that a person has to look at, and whether the digits are a puzzle.
void tell_doubts(const std::string& where, const scan::Verdict& verdict) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!verdict.doubtful[cell] || verdict.wrong[cell]) continue;
        const Digit digit = verdict.grid[cell];
        const std::string name = cell_name(cell);
        tell(where + (digit == 0 ? said("command/scan/may-not-be-blank", {name})
                                 : said("command/scan/may-not-be", {name, std::to_string(digit)})));
    }
    if (verdict.givens) tell_entries(where, verdict);
    if (!verdict.unique) {
        tell(where + said("command/scan/no-puzzle"));
    }
}

// {"r1c3": [1, 4]}: the notes of each blank that has some.
std::string notes_json(const scan::Notes& notes) {
    std::string json;
    for (Cell cell = 0; cell < kCells; ++cell) {
        std::string digits;
        for (unsigned digit = 1; digit <= 9; ++digit) {
            if ((notes[cell] >> digit & 1U) == 0) continue;
            if (!digits.empty()) digits += ", ";
            digits += std::to_string(digit);
        }
        if (digits.empty()) continue;
        if (!json.empty()) json += ", ";
        json.append("\"").append(cell_name(cell)).append("\": [").append(digits).append("]");
    }
    return "{" + json + "}";
}

constexpr std::array<std::string_view, 9> kScanColumns{
    "puzzle", "result", "unique", "givens", "wrong", "doubtful", "grids", "grid", "error"};

std::vector<std::string> cells_where(const std::array<bool, 81>& cells) {
    std::vector<std::string> names;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (cells[cell]) names.push_back(cell_name(cell));
    }
    return names;
}

void add_scan(const scan::Scan& scan, Form form, Record& record) {
    const scan::Verdict& verdict = scan.verdict;
    record.add("puzzle", verdict.grid.to_line());
    record.add("result", "read");
    record.add("unique", verdict.unique);
    if (verdict.givens) {
        record.add("givens", verdict.givens->to_line());
        record.add("wrong", cells_where(verdict.wrong));
    }
    record.add("doubtful", cells_where(verdict.doubtful));
    record.add_json("notes", notes_json(scan.notes));
    record.add("grids", static_cast<std::uint64_t>(scan.grids));
    record.add("grid", static_cast<std::uint64_t>(scan.grid));
    record.say(print(verdict.grid, form));
}

// A jigsaw or a Sudoku X as f-puzzles writes it, which every command that solves takes.
std::string varied_text(const scan::Scan& scan) {
    std::string rows;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (cell % 9 == 0) rows += cell == 0 ? "[" : "],[";
        std::string row = cell % 9 == 0 ? "{" : ",{";
        const Digit digit = scan.verdict.grid[cell];
        if (digit != 0) row += "\"value\":" + std::to_string(digit) + ",\"given\":true,";
        const int region = scan.trouble == scan::Trouble::jigsaw ? scan.regions.at(cell)
                                                                 : cell / 27 * 3 + cell % 9 / 3;
        rows += row + "\"region\":" + std::to_string(region) + "}";
    }
    const std::string_view diagonals =
        scan.trouble == scan::Trouble::diagonal ? R"(,"diagonal+":true,"diagonal-":true)" : "";
    return R"({"size":9,"grid":[)" + rows + "]]" + std::string(diagonals) + "}";
}

ExitCode scan_picture(const Arguments& arguments) {
    const std::string file(arguments.file);
    const std::string where = (file == "-" ? said("command/input/standard") : file) + ": ";
    const auto picture = read_picture(file);
    if (const auto* error = std::get_if<PictureError>(&picture)) {
        tell("retrace: " + where + error->reason);
        return error->exit_code;
    }
    const scan::Scan scan = scan::scan_of(std::get<scan::Bytes>(picture), arguments.grid);
    const bool is_read = scan.trouble == scan::Trouble::none;
    const bool is_varied =
        scan.trouble == scan::Trouble::jigsaw || scan.trouble == scan::Trouble::diagonal;
    Output output(STDOUT_FILENO);
    Record record(arguments.records, kScanColumns);
    if (is_read) {
        add_scan(scan, arguments.format.value_or(Form::line), record);
    } else if (is_varied) {
        tell("retrace: " + where + reason_of(scan));
        record.add("puzzle", varied_text(scan));
        record.add("result", "varied");
        record.say(varied_text(scan) + "\n");
    } else {
        tell("retrace: " + where + reason_of(scan));
        record.add("result", "none");
        record.add("error", reason_of(scan));
        record.say("none\n");
    }
    output.write(heading_of({arguments.records, kScanColumns}) + record.line());
    if (is_varied) return output.finish();
    if (!is_read) return worse_of(output.finish(), ExitCode::no_solution);
    tell_found("retrace: " + where, scan);
    tell_doubts("retrace: " + where, scan.verdict);
    return output.finish();
}

}  // namespace

ExitCode scan_pictures(const Arguments& arguments) {
    return of_each_file(arguments, arguments.check ? check_photos : scan_picture);
}

}  // namespace retrace::cli
