// All that follows from a single candidate being there by links alone, for the candidates of a board at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

// Most boards have no chain whose start leads to its contrary, and this says so in a tenth of the time of looking for
// one from every candidate.
class Closure {
  public:
    // The graph stays where it is.
    Closure(const LinkGraph& graph, Links links);

    Links links() const { return links_; }

    // Makes from() tell of every candidate.
    void close_all();
    // The candidates that follow from a candidate's being there: those that are there, itself included, or that are not.
    const std::uint64_t* from(Number start, bool follows_on) const {
        return follows_on ? on(start) : off(start);
    }

    // Whether the candidate's being there leads to its not being there.
    bool refutes(Number start) const;
    // Whether its not being there leads to its being there.
    bool proves(Number start) const;
    // Whether this is so of any candidate: of its being there, or of either.
    bool refutes_any() const;
    bool leads_to_contraries() const;

  private:
    // A row: the candidates that are not there, then those that are, the start included. Before close_all() only the links
    // of those that force none.
    std::uint64_t* off(Number start) { return rows_.data() + start * 2 * words_; }
    const std::uint64_t* off(Number start) const { return rows_.data() + start * 2 * words_; }
    const std::uint64_t* on(Number start) const { return off(start) + words_; }

    template <class Each>
    void each_linked(Number start, const Each& each) const;
    void close(Number start);

    const LinkGraph& graph_;
    Links links_;
    std::size_t words_;
    std::vector<std::uint64_t> rows_;
    // The candidates that force others where they are not there. No other one is there because of links.
    std::vector<std::uint64_t> forcing_;
    std::vector<std::uint64_t>
        next_;  // by forcing candidate that is there: what is there then, two links further
    std::vector<bool> is_closed_;
    std::vector<std::uint64_t> covered_;  // what closed rows said of what is there
    std::vector<std::uint64_t> followed_;
    std::vector<Number> there_;  // not yet followed
};

}  // namespace retrace::techniques
