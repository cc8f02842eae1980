// A deduction, the find of a technique: its effect on the board and the evidence that a picture or a sentence shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

struct Technique;
struct InnerDeduction;

// The part that a cell or a candidate plays. docs/techniques.md says which a technique uses.
enum class Role : std::uint8_t {
    pattern,  // what the technique is about: the set, the fish, the rectangle
    pivot,    // the cell that a wing turns on
    pincer,   // a wing's other cells
    fin,      // a fish's candidates outside its lines
    extra,    // candidates that keep a deadly pattern away
    source,   // where chains start
    target,   // what they lead to
    on,       // supposed or shown to be there
    off,      // supposed or shown not to be there
};

struct MarkedCell {
    Cell cell;
    Role role;

    friend bool operator==(const MarkedCell&, const MarkedCell&) = default;
};
struct MarkedCandidate {
    Candidate candidate;
    Role role;

    friend bool operator==(const MarkedCandidate&, const MarkedCandidate&) = default;
};

// One arrow of a chain: `from` being there, or not, makes `to` be there, or not.
struct Link {
    Candidate from;
    Candidate to;
    bool from_on;
    bool to_on;
    std::uint8_t chain;  // chains are counted from 0: one a case

    friend bool operator==(const Link&, const Link&) = default;
};

// Candidates of one digit that a chain has as one; its links name one of them.
struct Group {
    Candidate named;
    std::vector<Cell> cells;  // that of the named one, too

    friend bool operator==(const Group&, const Group&) = default;
};

struct Evidence {
    std::vector<MarkedCell> cells;
    std::vector<MarkedCandidate> candidates;
    std::vector<Link> links;            // from each chain's start to its end
    std::vector<Group> groups;          // in the links
    std::vector<std::uint8_t> houses;   // what the pattern is in
    std::vector<std::uint8_t> crossed;  // what it reaches into: a fish's cover lines
    DigitSet digits = kNoDigits;        // what it is about

    void clear();

    friend bool operator==(const Evidence&, const Evidence&) = default;
};

// A value to be used again and again: find() fills an empty one.
struct Deduction {
    const Technique* technique = nullptr;
    int rating = 0;  // in tenths: a chain's grows with its length; 0: not on the classic scale
    std::optional<Candidate> placement;
    std::vector<Candidate> eliminations;
    Evidence evidence;
    std::vector<InnerDeduction> inner;  // what its chains rest on, where somebody asked for that

    void clear();
    bool has_effect() const { return placement || !eliminations.empty(); }

    // The name of the sentence that gives its reason, where that is not the name of its technique; else empty.
    std::string_view rule() const;

    // Notes the elimination of what is there of `digits`.
    void eliminate(const Candidates& board, Cell cell, DigitSet digits);
    void eliminate(CellSet cells, Digit digit);
    void mark(CellSet cells, Role role);
    void mark(CellSet cells, Digit digit, Role role);
};

// A deduction on the board that a chain has left on its way, by which the chain takes a candidate away.
struct InnerDeduction {
    std::uint8_t chain;  // of the links around
    Candidate
        conclusion;  // what is taken away there; the links to it come from what this needs away
    Deduction deduction;
};

// The candidates that an inner deduction of `around` needs away, and that its chain has taken away before.
std::vector<Candidate> needed_away(const Deduction& around, const InnerDeduction& inner);

// Does to the board what the deduction says.
void apply(const Deduction& deduction, Candidates& board);

}  // namespace retrace::techniques
