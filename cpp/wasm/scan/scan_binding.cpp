// Reads photos through plain functions, which need no glue in JavaScript (docs/decisions/widget-size.md);
// web/worker/scan/core.ts interprets the numbers.
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "scan/grey.hpp"
#include "scan/scan.hpp"
#include "wasm/plain/texts.hpp"
#include "wasm/scan/flat.hpp"

namespace retrace::plain {
namespace {

constexpr int kLongest = 1 << 14;  // pixels a side; a larger picture was not shrunk

struct Given {
    std::vector<std::uint8_t> pixels;
    int width = 0;
    int height = 0;
};

Given& given() {
    static Given only;
    return only;
}
std::optional<scan::ScanTask>& task() {
    static std::optional<scan::ScanTask> only;
    return only;
}
std::vector<std::uint8_t>& flat() {
    static std::vector<std::uint8_t> only;
    return only;
}

// The class, its probability, and the second likeliest class.
void add_cell(std::vector<double>& numbers, const scan::Likelihoods& likely) {
    const std::size_t best = scan::likeliest(likely);
    scan::Likelihoods others = likely;
    others.at(best) = -1;
    const std::size_t next = scan::likeliest(others);
    numbers.push_back(static_cast<double>(best));
    numbers.push_back(static_cast<double>(likely.at(best)));
    numbers.push_back(static_cast<double>(next));
}

// 0: a given or a blank; 1: an entry; 2: one that does not fit the solution.
int kind_of(const scan::Verdict& verdict, Cell cell) {
    if (verdict.wrong.at(cell)) return 2;
    return verdict.givens && (*verdict.givens)[cell] != verdict.grid[cell] ? 1 : 0;
}

// In fractions of the picture, clockwise from the upright board's top left corner.
void add_corners(std::vector<double>& numbers, const scan::Scan& scan, const scan::Bytes& grey) {
    constexpr std::array<std::size_t, 4> kCorners{0, 9, 99, 90};
    for (std::size_t i = 0; i < kCorners.size(); ++i) {
        // A turn clockwise brings the corner at the bottom left to the top left.
        const std::size_t turned = (i + 4 - static_cast<std::size_t>(scan.turns)) % 4;
        const scan::Point node = scan.nodes.at(kCorners.at(turned));
        numbers.push_back((static_cast<double>(node.x) + 0.5) / grey.width());
        numbers.push_back((static_cast<double>(node.y) + 0.5) / grey.height());
    }
}

// The trouble, with the digits and regions of a puzzle with rules of its own, and the position of the grid; once it is read, its digits, too.
std::vector<double> numbers_of(const scan::Scan& scan, const scan::Bytes& grey, bool whole) {
    std::vector<double> numbers{static_cast<double>(scan.trouble), static_cast<double>(scan.size)};
    const bool is_jigsaw = scan.trouble == scan::Trouble::jigsaw;
    if (is_jigsaw || scan.trouble == scan::Trouble::diagonal) {
        for (Cell cell = 0; cell < kCells; ++cell) numbers.push_back(scan.verdict.grid[cell]);
        for (Cell cell = 0; is_jigsaw && cell < kCells; ++cell) {
            numbers.push_back(scan.regions.at(cell));
        }
    }
    if (scan.trouble != scan::Trouble::none) return numbers;
    add_corners(numbers, scan, grey);
    numbers.push_back(scan.grids);
    numbers.push_back(scan.grid);
    if (!whole) return numbers;
    numbers.push_back(scan.verdict.unique ? 1 : 0);
    numbers.push_back(scan.verdict.changed ? 1 : 0);
    for (Cell cell = 0; cell < kCells; ++cell) {
        numbers.push_back(scan.verdict.grid[cell]);
        numbers.push_back(scan.verdict.doubtful.at(cell) ? 1 : 0);
        numbers.push_back(kind_of(scan.verdict, cell));
        numbers.push_back(scan.notes.at(cell));
        add_cell(numbers, scan.cells.at(cell));
    }
    return numbers;
}

}  // namespace

extern "C" {

// Room for red, green, blue and opacity of each pixel; null for an impossible size.
RETRACE_EXPORT("pixels") std::uint8_t* plain_pixels(int width, int height) {
    if (width < 1 || height < 1 || width > kLongest || height > kLongest) return nullptr;
    const std::size_t count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    given() = {std::vector<std::uint8_t>(4 * count), width, height};
    return given().pixels.data();
}

// Begins to read the pixels and frees them. `wanted`: as in ScanTask.
RETRACE_EXPORT("start") void plain_start(int wanted) {
    const Given picture = std::move(given());
    given() = {};
    task().emplace(scan::grey_of(picture.pixels.data(), picture.width, picture.height), wanted);
}

// Reads a piece: 0 while there is more to do, 1 when the grid is found but not read, 2 at the end.
RETRACE_EXPORT("run") int plain_run() {
    if (task()->run()) return 2;
    return task()->is_found() ? 1 : 0;
}

// The result so far. `whole`: at the end; otherwise only the position of the grid.
RETRACE_EXPORT("answer") const Span* plain_answer(bool whole) {
    const scan::Scan& scan = task()->scan();
    if (whole && scan.trouble == scan::Trouble::none) {
        flat() = scan::flattened(task()->grey(), scan.nodes, scan.turns).values();
    }
    static std::vector<double> numbers;
    numbers = numbers_of(scan, task()->grey(), whole);
    return bulk_out(numbers);
}

RETRACE_EXPORT("free") void plain_free() {
    task().reset();
}

// The board of the last puzzle, `9 * kFlatCell` bytes a side.
RETRACE_EXPORT("flat") const std::uint8_t* plain_flat() {
    return flat().data();
}
RETRACE_EXPORT("flatCell") int plain_flat_cell() {
    return scan::kFlatCell;
}

}  // extern "C"

}  // namespace retrace::plain
