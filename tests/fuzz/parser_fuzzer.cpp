// Reads any bytes as a text: a grid that was read is printed and read back unchanged, and an error has a line and a column of the text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/bulk/chunk_reader.hpp"
#include "sudoku/text/puzzle_reader.hpp"
#include "sudoku/text/reading.hpp"
#include "sudoku/text/text.hpp"

namespace {

using retrace::Form;

void require(bool holds) {
    if (!holds) std::abort();
}

void parse_whole(std::string_view text) {
    const auto result = retrace::parse(text);
    if (const auto* error = std::get_if<retrace::ParseError>(&result)) {
        require(error->line >= 1 && error->line <= text.size() + 1);
        require(error->column >= 1 && error->column <= text.size() + 1);
        return;
    }
    const auto& parsed = std::get<retrace::Parsed>(result);
    for (const Form form : {Form::spaced_rows, Form::rows, Form::line}) {
        const auto again = retrace::parse(retrace::print(parsed.grid, form));
        const auto* same = std::get_if<retrace::Parsed>(&again);
        require(same != nullptr && same->grid == parsed.grid && same->form == form);
    }
}

// Reads the text as the page does, and as bulk mode reads a chunk of a file: both find the same puzzles.
void read_as_page(std::string_view text) {
    const auto reading = retrace::text::read_text(text, 60, 20);
    require(reading.puzzle_count + reading.fault_count > 0);
    require(reading.puzzles.size() <= 60 && reading.faults.size() <= 20);
    const auto chunk = retrace::bulk::ChunkReader(std::string(text), true, {}).read();
    require(chunk.consumed == text.size());
    for (std::size_t row = 0; row < chunk.rows.size(); ++row) {
        require(chunk.rows.begins[row] <= chunk.rows.ends[row]);
        require(chunk.rows.ends[row] <= text.size());
    }
}

// Reads the text line by line as the command reads a stream; every error must have a line and a column.
void read_stream(std::string_view text) {
    retrace::text::PuzzleReader reader(retrace::text::BlankLines::end_a_puzzle);
    std::vector<retrace::text::ReadResult> results;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        reader.read(text.substr(0, end), results);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    reader.finish(results);
    for (const auto& result : results) {
        if (const auto* error = std::get_if<retrace::ParseError>(&result)) {
            require(error->line >= 1 && error->column >= 1);
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    parse_whole(text);
    read_stream(text);
    read_as_page(text);
    return 0;
}
