// Fuzzes the messages between a search and its helpers: any job, any cases and any drawings are refused, or are such as
// can be.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/helper.hpp"
#include "sudoku/techniques/chains/nested_memo.hpp"

namespace {

using namespace retrace;
using namespace retrace::techniques;

using Bytes = std::span<const std::uint8_t>;

// The first byte of an input tells which message the rest makes.
enum class Sent : std::uint8_t { job, changed_job, drawn, changed_drawn };
constexpr unsigned kSent = 4;

void require(bool condition) {
    if (!condition) std::abort();
}

// The board of a search.
class Search {
  public:
    Search()
        : board_(
              *Grid::from_line("........1.....2....13....4........5..4..3....2....6......1....2.."
                               "73..6....854....")),
          graph_(board_) {}

    const Candidates& board() const { return board_; }
    const LinkGraph& graph() const { return graph_; }

  private:
    Candidates board_;
    LinkGraph graph_;
};

// A search of the first level, all of whose suppositions are handed out.
class HandedOut {
  public:
    explicit HandedOut(const Search& search)
        : graph_(search.graph()),
          all_(search.board(), search.graph(), kind_of_level(1).reach, &memo_) {
        for (Number number = 0; number < graph_.size(); ++number) {
            all_.add({number, true});
            all_.add({number, false});
        }
        all_.put_job(job);
        all_.hand_out(2U * graph_.size(), cases);
    }

    void bring(Bytes drawn) {
        all_.bring(drawn);
        for (Number number = 0; number < graph_.size(); ++number) {
            for (const bool is_on : {true, false}) {
                if (const Supposition* const one = all_.find({number, is_on})) walk(*one, is_on);
            }
        }
    }

    Flat job;
    Flat cases;

  private:
    // Every conclusion can be followed back.
    void walk(const Supposition& one, bool is_on) {
        require(!one.drawn(is_on).empty());
        for (const bool side : {true, false}) {
            for (const Supposition::Index index : one.drawn(side)) walk_back(one, index);
        }
        if (!one.contradiction()) return;
        for (const Supposition::Index end : *one.contradiction()) walk_back(one, end);
    }
    void walk_back(const Supposition& one, Supposition::Index index) {
        one.walk_back(index, chain_);
        require(!chain_.empty() && one.size_of_chain(index) > 0);
        for (const Supposition::Index each : chain_) {
            const Conclusion& conclusion = one.conclusion(each);
            require(conclusion.candidate < graph_.size());
            require(conclusion.proof == kNone || conclusion.proof < one.proofs().size());
        }
    }

    const LinkGraph& graph_;
    NestedMemo memo_;
    Suppositions all_;
    std::vector<Supposition::Index> chain_;
};

// Each change is a place and a byte there, three bytes in all; one that is left over cuts the end off.
Flat changed(Flat whole, Bytes changes) {
    for (; changes.size() >= 3; changes = changes.subspan(3)) {
        const std::size_t at = (changes[0] + 256U * changes[1]) % whole.size();
        whole[at] = changes[2];
    }
    if (!changes.empty()) whole.resize(whole.size() - changes[0] % whole.size());
    return whole;
}

void ask(Bytes job, Bytes cases) {
    Helper helper;
    if (!helper.begin(job, cases)) return;
    for (int pieces = 0; pieces < 5 && !helper.run(); ++pieces) {
    }
}

// The first cases of the search, drawn.
Flat drawn_of(const HandedOut& sent) {
    Helper helper;
    require(helper.begin(sent.job, Bytes(sent.cases).first(8)));
    while (!helper.run()) {
    }
    return helper.drawn();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    static const Search search;
    static const Flat drawn = drawn_of(HandedOut(search));
    const Bytes bytes(data + 1, size - 1);
    HandedOut sent(search);
    switch (static_cast<Sent>(data[0] % kSent)) {
        case Sent::job:
            ask(bytes, sent.cases);
            break;
        case Sent::changed_job:
            ask(changed(sent.job, bytes), bytes);
            break;
        case Sent::drawn:
            sent.bring(bytes);
            break;
        case Sent::changed_drawn:
            sent.bring(changed(drawn, bytes));
            break;
    }
    return 0;
}
