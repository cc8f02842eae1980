// Reads the films that the page makes of people's programs; web/core/code/packed-film.ts packs them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/trace/trace_reader.hpp"

namespace retrace::trace {

// A film comes in pieces of any length. It may break the rules of the game: wrong programs are watched, too.
class PackedReader {
  public:
    explicit PackedReader(Listener& listener) : listener_(&listener) {}

    // The first byte of a film, with which no text begins.
    static bool is_packed(std::string_view beginning) { return beginning.starts_with('\0'); }

    // Reads up to the first error, whose line is the number of the step, and nothing after it.
    std::optional<Error> read(std::string_view piece);

    // The film ends here.
    std::optional<Error> finish() const;

  private:
    std::optional<Error> read_head(std::string_view head);
    std::optional<Error> read_record(std::string_view record);
    std::optional<Error> read_step(Choice choice, const Note& note);
    Error error(ErrorCode code, Choice choice = {}) const;

    Listener* listener_;
    std::string unfinished_;  // a head or a record
    Grid givens_;
    bool contradicts_ = false;
    std::optional<Tracker> tracker_;  // once the head is read
    bool ended_ = false;
};

}  // namespace retrace::trace
