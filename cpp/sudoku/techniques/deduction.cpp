// Fills and applies deductions.
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

void Evidence::clear() {
    cells.clear();
    candidates.clear();
    links.clear();
    groups.clear();
    houses.clear();
    crossed.clear();
    digits = kNoDigits;
}

void Deduction::clear() {
    technique = nullptr;
    rating = 0;
    placement.reset();
    eliminations.clear();
    evidence.clear();
    inner.clear();
}

void Deduction::eliminate(const Candidates& board, Cell cell, DigitSet digits) {
    digits &= board.of(cell);
    for (; digits != 0; digits &= static_cast<DigitSet>(digits - 1)) {
        eliminations.push_back({cell, smallest(digits)});
    }
}

void Deduction::eliminate(CellSet cells, Digit digit) {
    for (const Cell cell : cells) eliminations.push_back({cell, digit});
}

void Deduction::mark(CellSet cells, Role role) {
    for (const Cell cell : cells) evidence.cells.push_back({cell, role});
}

void Deduction::mark(CellSet cells, Digit digit, Role role) {
    for (const Cell cell : cells) evidence.candidates.push_back({{cell, digit}, role});
}

std::vector<Candidate> needed_away(const Deduction& around, const InnerDeduction& inner) {
    std::vector<Candidate> away;
    for (const Link& link : around.evidence.links) {
        const bool leads_there =
            link.chain == inner.chain && link.to == inner.conclusion && !link.to_on;
        if (leads_there) away.push_back(link.from);
    }
    return away;
}

void apply(const Deduction& deduction, Candidates& board) {
    for (const Candidate& each : deduction.eliminations) board.remove(each.cell, each.digit);
    if (deduction.placement) board.place(deduction.placement->cell, deduction.placement->digit);
}

}  // namespace retrace::techniques
