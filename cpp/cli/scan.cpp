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
#include "cli/words.hpp"

namespace retrace::cli {
namespace {

std::string reason_of(const scan::Scan& scan) {
    switch (scan.trouble) {
        case scan::Trouble::none:
            break;
        case scan::Trouble::no_contrast:
            return said({"the picture is too small, or has no light and dark",
                         "사진이 너무 작거나 명암이 없습니다"});
        case scan::Trouble::no_grid:
            return said({"no whole grid of nine by nine cells can be seen",
                         "가로세로 아홉 칸인 판이 다 보이지 않습니다"});
        case scan::Trouble::other_size:
            return said({"the grid has {1} cells a side, not nine",
                         "판의 한 변이 아홉 칸이 아니라 {1}칸입니다"},
                        {std::to_string(scan.size)});
        case scan::Trouble::no_digits:
            return said({"the grid has too few digits for a puzzle",
                         "판에 든 숫자가 퍼즐이 되기에는 너무 적습니다"});
        case scan::Trouble::cut_off:
            return said(
                {"the picture's edge cuts the grid off: not all nine rows and columns are "
                 "in it",
                 "사진 가장자리에서 판이 잘려 아홉 행과 아홉 열이 다 보이지 않습니다"});
        case scan::Trouble::diagonal:
            return said(
                {"both diagonals are drawn, as in a Sudoku X, and without that rule the digits "
                 "have no single solution; Retrace solves classic puzzles",
                 "스도쿠 X처럼 두 대각선이 그어져 있고, 대각선 규칙 없이는 답이 하나로 정해지지 "
                 "않습니다. Retrace는 기본 규칙의 스도쿠를 풉니다"});
        case scan::Trouble::killer:
            return said({"this is a killer Sudoku, a grid with cages; Retrace solves classic ones",
                         "케이지가 있는 킬러 스도쿠입니다. Retrace는 기본 규칙의 스도쿠를 풉니다"});
        case scan::Trouble::no_such_grid:
            return scan.grids == 1
                       ? said({"the picture has one grid", "사진에 판이 하나뿐입니다"})
                       : said({"the picture has {1} grids", "사진에 판이 {1}개뿐입니다"},
                              {std::to_string(scan.grids)});
    }
    return "";
}

// Which grid was read, where the picture has several; and how many cells have notes.
void tell_found(const std::string& where, const scan::Scan& scan) {
    if (scan.grids > 1) {
        tell(where + said({"the picture has {1} grids, and this is number {2}; --grid N reads "
                           "another one",
                           "사진에 판이 {1}개 있고 이것은 {2}번째입니다. --grid N으로 다른 판을 "
                           "읽습니다"},
                          {std::to_string(scan.grids), std::to_string(scan.grid)}));
    }
    const auto noted = std::count_if(scan.notes.begin(), scan.notes.end(),
                                     [](unsigned notes) { return notes != 0; });
    if (noted == 0) return;
    tell(where + (noted == 1 ? said({"one blank has notes; --format=json lists them",
                                     "메모가 있는 빈칸이 하나 있습니다. --format=json에 나옵니다"})
                             : said({"{1} blanks have notes; --format=json lists them",
                                     "메모가 있는 빈칸이 {1}개 있습니다. --format=json에 나옵니다"},
                                    {std::to_string(noted)})));
}

// How many digits were entered, and those of them that the solution does not have.
void tell_entries(const std::string& where, const scan::Verdict& verdict) {
    const int entered = verdict.givens->blanks() - verdict.grid.blanks();
    tell(where + said({"{1} of the digits are entries, the others are the givens",
                       "입력한 숫자가 {1}개이고 나머지는 주어진 수입니다"},
                      {std::to_string(entered)}));
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!verdict.wrong[cell]) continue;
        tell(where + said({"{1}: the entry {2} does not fit the solution",
                           "{1}: 입력한 숫자가 답과 맞지 않습니다({2})"},
                          {cell_name(cell), std::to_string(verdict.grid[cell])}));
    }
}

// The cells that a person has to look at, and whether the digits are a puzzle.
void tell_doubts(const std::string& where, const scan::Verdict& verdict) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!verdict.doubtful[cell] || verdict.wrong[cell]) continue;
        const Digit digit = verdict.grid[cell];
        const std::string name = cell_name(cell);
        tell(where + (digit == 0
                          ? said({"{1} may not be blank", "{1}: 빈칸이 아닐 수 있습니다"}, {name})
                          : said({"{1} may not be {2}", "{1}: {2}인지 확실하지 않습니다"},
                                 {name, std::to_string(digit)})));
    }
    if (verdict.givens) tell_entries(where, verdict);
    if (!verdict.unique) {
        tell(where + said({"the digits are not a puzzle with one solution",
                           "이 숫자들은 답이 하나인 퍼즐이 아닙니다"}));
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

void write_none(const scan::Scan& scan, Records kind, Output& output) {
    if (kind == Records::none) {
        output.write("none\n");
        return;
    }
    Record record(kind, kScanColumns);
    record.add("result", "none");
    record.add("error", reason_of(scan));
    output.write(heading_of(kind, kScanColumns) + record.line());
}

std::vector<std::string> cells_where(const std::array<bool, 81>& cells) {
    std::vector<std::string> names;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (cells[cell]) names.push_back(cell_name(cell));
    }
    return names;
}

void write_scan(const scan::Scan& scan, const Arguments& arguments, Output& output) {
    const scan::Verdict& verdict = scan.verdict;
    if (arguments.records == Records::none) {
        output.write(print(verdict.grid, arguments.format.value_or(Form::line)));
        return;
    }
    Record record(arguments.records, kScanColumns);
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
    output.write(heading_of(arguments.records, kScanColumns) + record.line());
}

}  // namespace

ExitCode scan_picture(const Arguments& arguments) {
    const std::string file(arguments.file);
    const std::string where = (file == "-" ? said({"standard input", "표준 입력"}) : file) + ": ";
    const auto picture = read_picture(file);
    if (const auto* error = std::get_if<PictureError>(&picture)) {
        tell("retrace: " + where + error->reason);
        return ExitCode::bad_input;
    }
    const scan::Scan scan = scan::scan_of(std::get<scan::Bytes>(picture), arguments.grid);
    Output output(STDOUT_FILENO);
    if (scan.trouble != scan::Trouble::none) {
        tell("retrace: " + where + reason_of(scan));
        write_none(scan, arguments.records, output);
        return worse_of(output.finish(), ExitCode::no_solution);
    }
    write_scan(scan, arguments, output);
    tell_found("retrace: " + where, scan);
    tell_doubts("retrace: " + where, scan.verdict);
    return output.finish();
}

}  // namespace retrace::cli
