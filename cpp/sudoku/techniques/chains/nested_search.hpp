// The search for a dynamic chain with patterns or nested chains, in pieces: it takes up to seconds.
#pragma once

#include <memory>

#include "sudoku/techniques/deduction.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

class NestedMemo;
class Suppositions;
class Workers;

class NestedSearch {
  public:
    virtual ~NestedSearch() = default;

    // Goes on for some milliseconds. True at its end.
    virtual bool run() = 0;
    // At its end: the shortest chain; an empty deduction where there is none.
    virtual const Deduction& found() const = 0;

    // The ones of the search, some of which other instances of the core may draw; null: all are drawn.
    virtual Suppositions* suppositions() = 0;
    // For the search of the next level, and for searches of later boards.
    virtual std::shared_ptr<NestedMemo> memo() const = 0;
    // How much of the candidates has been supposed, from 0 to 1.
    virtual double portion() const = 0;
};

struct NestedTask {
    const Candidates& board;
    int level;                                   // 1: with patterns; 2 to 5: and with nested chains
    bool tells_inner = false;                    // what the chain rests on is looked up, too
    std::shared_ptr<NestedMemo> memo = nullptr;  // of another search; null: none
    bool memo_is_of_board =
        false;  // otherwise of a board of which something was taken away or placed since
    Workers* workers = nullptr;  // share the work; they outlast the search. Null: none
};

// Programs that hand no such function to a path have no part of these searches: they are much of all techniques' code.
using BeginNested = std::unique_ptr<NestedSearch> (*)(const NestedTask& task);
std::unique_ptr<NestedSearch> begin_nested(const NestedTask& task);

// Looks for one technique alone, however long it takes.
bool find_alone(const Technique& technique, const Candidates& board, Deduction& found);

}  // namespace retrace::techniques
