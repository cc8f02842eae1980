// Keys by which puzzles of a file that are the same are found.
#include "sudoku/bulk/chunk.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/generate/form_key.hpp"

namespace retrace::bulk {
namespace {

void append_words(std::uint64_t key, std::vector<std::uint32_t>& words) {
    words.push_back(static_cast<std::uint32_t>(key));
    words.push_back(static_cast<std::uint32_t>(key >> 32U));
}

}  // namespace

std::vector<std::uint32_t> BulkChunk::keys() const {
    std::vector<std::uint32_t> words;
    words.reserve(4 * rows().size());
    for (std::size_t row = 0; row < rows().size(); ++row) {
        if (rows().kinds[row] == number_of(BulkKind::unreadable)) {
            words.insert(words.end(), 4, 0);
            continue;
        }
        const Grid puzzle = puzzle_at(row);
        append_words(generate::hash_of(puzzle), words);
        append_words(generate::form_key(puzzle).second, words);
    }
    return words;
}

}  // namespace retrace::bulk
