// The text of `retrace --help` in English.
#include "cli/help.hpp"

namespace retrace::cli {

const std::string_view english_help = R"(retrace: solves Sudoku by backtracking and shows its steps

    retrace solve [--format auto|2580|2239|line] [--strategy NAME] [--jobs N] [FILE]
        The first solution of each puzzle: the lexicographically smallest one.
        --format     how the answers are written; auto: each as its puzzle is
                     2580  nine lines of nine digits with spaces between
                     2239  nine lines of nine digits
                     line  one line of 81 characters
        --strategy   default @SOLVE@
        --jobs       threads that share the puzzles, or `all` cores; default 1
    retrace count [--limit N] [--jobs N] [FILE]
        The number of solutions of each puzzle; `>=N` when the limit was reached.
        --limit      default @LIMIT@
    retrace check [--jobs N] [FILE]
        A word for each puzzle: unique, several, none or contradiction.
    retrace trace [--strategy NAME] [--steps N] [--reasons] [FILE]
        The steps to the first solution found, one a line: number, kind (placement, solution,
        backtrack or dead-end), cell, digit, digits placed by then. Before them stands the
        puzzle, behind them how they end; docs/trace-format.md has all of it.
        --strategy   default @TRACE@
        --steps      stop after so many steps; default: none left out
        --reasons    before each step, a line for each digit that did not fit, and why
    retrace trace --verify [FILE]
        Reads such lines, of any program, and says for each puzzle `ok` and the counters, or
        `error` and on standard error the line that breaks a rule.
    retrace explain [--order teaching|classic] [--jobs N] [FILE]
        The way through each puzzle that a person could go, a step a line: number, rating,
        technique, effect and reason; an empty line after each puzzle. `several` first where
        techniques that need a unique solution are left out, `search` last where none is left.
        --order      teaching: what is seen soonest; classic: the order that the rating is from
    retrace hint [--level nudge|where|what|why] [--jobs N] [FILE]
        The next step of each puzzle: the technique; where it is; what it does; why. Default why.
    retrace rate [--jobs N] [FILE]
        How hard each puzzle is on the scale of Sudoku Explainer 1.2.1: the rating (ER), that of
        the first placement (EP) and of the first step (ED), the hardest technique. `8.8+` and
        `search` beyond the scale; `several` where a puzzle has more than one solution.
    retrace certify [--jobs N] [FILE]
        What each puzzle is and what shows it, a line each, as words name=value; docs/commands.md
        describes them all:
            unique solution=...
            several solutions=36 first=... other=... differ=r1c1,... fix=r1c1:5,... smallest=yes
            none givens=r1c1:5,... smallest=yes
            contradiction givens=r1c1:5,r1c9:5 smallest=yes clashes=r1c1-r1c9,...
    retrace solutions [--from K] [--limit N] [--format auto|2580|2239|line] [--jobs N] [FILE]
        The solutions of each puzzle in lexicographic order, in the puzzle's form. Puzzles are
        parted by an empty line.
        --from       begin with solution number K; default 1
        --limit      write so many at most; default: all
    retrace reduce [--keep-count] [--jobs N] [FILE]
        Each puzzle as a line of 81 without givens that it does not need: minimal, and with the
        same one solution. A puzzle with several gives the line `several`, the reason on standard
        error, and exit code 2.
        --keep-count  reduce such a puzzle too: it keeps all its solutions
    retrace generate [-n N] [--seed N] [--symmetry NAME] [--rating A-B] [--technique NAME]
                     [--givens A-B [--minimal]] [--pattern LINE] [--keep LINE] [--tries N]
                     [--jobs N] [--numbers FILE | --resume FILE]
        New puzzles with one solution, a line of 81 each: minimal ones, or with the givens wanted.
        No two of them are the same but for names of digits and places.
        The same seed gives the same puzzles everywhere; docs/generate.md has all of it.
        -n           how many; default 1
        --seed       default: another one each time, told on standard error
        --symmetry   of the places of givens: none, half-turn, quarter-turn, left-right, top-bottom,
                     diagonal, antidiagonal, both-mirrors, both-diagonals or full
        --rating     as `retrace rate` says it, from 1.0 to 8.8: 3.0-4.4
        --technique  that the hardest step is to be by, as `retrace rate` names it: x-wing
        --givens     how many givens: 24-30
        --pattern    81 characters: . or 0 where no given may be
        --keep       81 characters: digits that stay
        --tries      after so many a puzzle is given up, with the line `none`; default @TRIES@
        --numbers    which puzzles of the seed, a number a line: FILE, or - for standard input
        --resume     FILE has the first ones: appends those up to -n that it lacks
    retrace worst [--strategy NAME] [--measure placements|calls|checks] [--aim N] [--seed N]
                  [--tries N] [FILE]
        Puzzles with one solution on which a search suffers more and more, found uphill by small
        moves from the puzzles of FILE, or without FILE from new ones: a line each, the number
        and the puzzle.
        --strategy   default @WORST@
        --measure    what is counted up to the solution; default placements
        --aim        exactly so many, where it ends; default: as many as it finds
        --tries      moves; default @TRIES@
    retrace scan [--check] [FILE]
        A photo, PNG or JPEG, to a puzzle: a line of 81, or `none` and on standard error why no
        puzzle is seen. Standard error also names the cells to look at before it is trusted.
        --check      FILE is a folder of photos, each with a file NAME.dat or NAME.txt that ends
                     with its puzzle: how many are read, and where they are not
    retrace strategies
        The table of strategies: name, order of cells, legality, where it comes from.
    retrace --help, retrace --version

Reads standard input without FILE, or where FILE is -. A file may hold any number of puzzles, in
any mixture of forms, tables and lists too; a blank for a digit is any of 0 . _ * - x. Words
between puzzles are passed over and told on standard error.
    --field N    the puzzle is in column N of each line; without it, in the first that holds one
    --classic    puzzles with other rules than the classic ones are read without them, not refused
A puzzle without a solution
gives the line `none`, one that cannot be read the line `error`, and greedy where it is stuck
`dead end` with the cell, so that answers line up with puzzles,
with any number of jobs in the order of the input.

Exit code
    0  every puzzle was answered
    1  a puzzle has no solution, its givens contradict each other, or greedy was stuck
    2  a puzzle could not be read or was refused (standard error says FILE:LINE:COLUMN: reason, and the puzzles
       after it are still answered), a file could not be read, or the command line is wrong
)";

}  // namespace retrace::cli
