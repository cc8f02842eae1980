// Follows the links of candidates that force others first; the rest needs only what these lead to.
#include "sudoku/techniques/chains/closure.hpp"

#include <algorithm>

namespace retrace::techniques {
Closure::Closure(const LinkGraph& graph, Links links)
    : graph_(graph),
      links_(links),
      words_(graph.words()),
      rows_(graph.size() * 2 * words_),
      forcing_(words_),
      next_(graph.size() * words_),
      is_closed_(graph.size()),
      covered_(words_),
      followed_(2 * words_) {
    for (Number each = 0; each < graph.size(); ++each) {
        graph.add_excluded(each, links, off(each));
        graph.each_forced(each, links, [&](Number) { add_bit(forcing_.data(), each); });
    }
    for (std::size_t word = 0; word < words_; ++word) {
        each_in(forcing_[word], word, [&](Number each) {
            std::uint64_t* const next = next_.data() + each * words_;
            each_linked(each, [&](Number on) { add_bit(next, on); });
        });
    }
    for (std::size_t word = 0; word < words_; ++word) {
        each_in(forcing_[word], word, [&](Number each) { close(each); });
    }
}

void Closure::close_all() {
    for (Number each = 0; each < graph_.size(); ++each) {
        if (is_closed_[each]) continue;
        // In a row of its own: the links are read from the candidate's.
        std::fill(followed_.begin(), followed_.end(), 0);
        each_linked(each, [&](Number on) { unite(followed_.data(), off(on), 2 * words_); });
        unite(off(each), followed_.data(), 2 * words_);
        add_bit(off(each) + words_, each);
        is_closed_[each] = true;
    }
}

bool Closure::refutes(Number start) const {
    if (is_closed_[start]) return has_bit(off(start), start);
    bool is_refuted = false;
    each_linked(start, [&](Number on) { is_refuted = is_refuted || has_bit(off(on), start); });
    return is_refuted;
}

bool Closure::proves(Number start) const {
    bool is_proven = false;
    graph_.each_forced(start, links_,
                       [&](Number each) { is_proven = is_proven || has_bit(on(each), start); });
    return is_proven;
}

bool Closure::refutes_any() const {
    for (Number each = 0; each < graph_.size(); ++each) {
        if (refutes(each)) return true;
    }
    return false;
}

bool Closure::leads_to_contraries() const {
    if (refutes_any()) return true;
    for (Number each = 0; each < graph_.size(); ++each) {
        if (proves(each)) return true;
    }
    return false;
}

// Tells `each` of the candidates that are there two links after one that is not closed yet.
template <class Each>
void Closure::each_linked(Number start, const Each& each) const {
    for (std::size_t word = 0; word < words_; ++word) {
        each_in(off(start)[word] & forcing_[word], word,
                [&](Number off) { graph_.each_forced(off, links_, each); });
    }
}

void Closure::close(Number start) {
    std::uint64_t* const off_row = off(start);
    std::uint64_t* const on_row = off_row + words_;
    std::fill(covered_.begin(), covered_.end(), 0);
    add_bit(on_row, start);
    there_.assign(1, start);
    while (!there_.empty()) {
        const Number each = there_.back();
        there_.pop_back();
        if (has_bit(covered_.data(), each)) continue;
        if (is_closed_[each]) {
            unite(off_row, off(each), 2 * words_);
            unite(covered_.data(), on(each), words_);
            continue;
        }
        if (each != start) unite(off_row, off(each), words_);
        const std::uint64_t* const next = next_.data() + each * words_;
        for (std::size_t word = 0; word < words_; ++word) {
            const std::uint64_t more = next[word] & ~on_row[word];
            on_row[word] |= more;
            each_in(more, word, [&](Number on) { there_.push_back(on); });
        }
    }
    is_closed_[start] = true;
}

}  // namespace retrace::techniques
