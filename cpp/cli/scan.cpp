// retrace scan: a photo to a line of 81.
#include "scan/scan.hpp"

#include <unistd.h>

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
    }
    return "";
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
                           "{1}: 입력한 {2}이(가) 답과 맞지 않습니다"},
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
                          : said({"{1} may not be {2}", "{1}: {2}이(가) 아닐 수 있습니다"},
                                 {name, std::to_string(digit)})));
    }
    if (verdict.givens) tell_entries(where, verdict);
    if (!verdict.unique) {
        tell(where + said({"the digits are not a puzzle with one solution",
                           "이 숫자들은 답이 하나인 퍼즐이 아닙니다"}));
    }
}

constexpr std::array<std::string_view, 7> kScanColumns{"puzzle", "result",   "unique", "givens",
                                                       "wrong",  "doubtful", "error"};

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

void write_verdict(const scan::Verdict& verdict, const Arguments& arguments, Output& output) {
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
    const scan::Scan scan = scan::scan_of(std::get<scan::Bytes>(picture));
    Output output(STDOUT_FILENO);
    if (scan.trouble != scan::Trouble::none) {
        tell("retrace: " + where + reason_of(scan));
        write_none(scan, arguments.records, output);
        return worse_of(output.finish(), ExitCode::no_solution);
    }
    write_verdict(scan.verdict, arguments, output);
    tell_doubts("retrace: " + where, scan.verdict);
    return output.finish();
}

}  // namespace retrace::cli
