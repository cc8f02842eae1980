// The text of `retrace --help` in English.
#include "cli/help.hpp"

namespace retrace::cli {

const std::string_view english_help = R"(retrace: solves Sudoku by backtracking and shows its steps

    retrace solve [--format auto|2580|2239|line|json|csv] [--strategy NAME] [--jobs N] [FILE]
        Prints the first solution of each puzzle: the lexicographically smallest one.
        --format     the form of the answers; auto: each in the form of its puzzle
                     2580  nine lines of nine digits with spaces between
                     2239  nine lines of nine digits
                     line  one line of 81 characters
        --strategy   default @SOLVE@
        --jobs       threads that share the puzzles, or `all` cores; default 1
    retrace count [--limit N] [--jobs N] [FILE]
        Prints the number of solutions of each puzzle; `>=N` when the limit was reached.
        --limit      default @LIMIT@
    retrace check [--jobs N] [FILE]
        Prints a word for each puzzle: unique, several, none or contradiction.
    retrace trace [--strategy NAME] [--steps N] [--reasons] [FILE]
        Prints the steps to the first solution found, one per line: number, kind (placement,
        solution, backtrack or dead-end), cell, digit, number of digits placed so far. The puzzle
        comes before the steps, the end after them; docs/trace-format.md describes the format.
        --strategy   default @TRACE@
        --steps      stop after N steps; default: all steps
        --reasons    before each step, a line for each digit that did not fit, with the reason
    retrace trace --verify [FILE]
        Reads such lines from any program. Prints `ok` and the counters for each puzzle, or `error`;
        standard error then names the line that breaks a rule.
    retrace explain [--order teaching|classic] [--jobs N] [FILE]
        Prints the logical path through each puzzle, one step per line: number, rating, technique,
        effect and reason; an empty line follows each puzzle. `several` comes first if techniques
        that need a unique solution are left out, `search` last if no technique is left.
        --order      teaching: techniques that people see soonest come first; classic: the order of
                     the rating
    retrace hint [--level nudge|where|what|why] [--jobs N] [FILE]
        Prints the next step of each puzzle, up to the level: its technique, where it is, what it
        does, why. Default why.
    retrace rate [--jobs N] [FILE]
        Rates each puzzle on the scale of Sudoku Explainer 1.2.1: the rating of the hardest step
        (ER), of the hardest step up to the first placement (EP) and of the first step (ED), and the
        hardest technique. `8.8+` and `search` stand for puzzles beyond the scale, `several` for
        puzzles with more than one solution.
    retrace certify [--jobs N] [FILE]
        Prints one line per puzzle: the kind of puzzle and the proof, as words name=value;
        docs/commands.md describes them all:
            unique solution=...
            several solutions=36 first=... other=... differ=r1c1,... fix=r1c1:5,... smallest=yes
            none givens=r1c1:5,... smallest=yes
            contradiction givens=r1c1:5,r1c9:5 smallest=yes clashes=r1c1-r1c9,...
    retrace solutions [--from K] [--limit N] [--format auto|2580|2239|line] [--jobs N] [FILE]
        Prints the solutions of each puzzle in lexicographic order, in the puzzle's form. An empty
        line separates the puzzles.
        --from       begin with solution number K; default 1
        --limit      write at most N solutions; default: all
    retrace reduce [--keep-count] [--jobs N] [FILE]
        Prints each puzzle as a line of 81 without the givens that it does not need: minimal, with
        the same solution. For a puzzle with several solutions it prints the line `several` and, on
        standard error, the reason; the exit code is 2.
        --keep-count  reduce such a puzzle, too, and keep all its solutions
    retrace generate [-n N] [--seed N] [--symmetry NAME] [--rating A-B] [--technique NAME]
                     [--givens A-B [--minimal]] [--pattern LINE] [--keep LINE] [--tries N]
                     [--jobs N] [--numbers FILE | --resume FILE]
        Prints new puzzles with one solution, each as a line of 81: minimal ones, or with the wanted
        number of givens. No two of them differ only by exchanged digits, rows or columns. The same
        seed gives the same puzzles everywhere; docs/generate.md describes the options.
        -n           number of puzzles; default 1
        --seed       default: a new one each time, printed on standard error
        --symmetry   of the cells of givens: none, half-turn, quarter-turn, left-right, top-bottom,
                     diagonal, antidiagonal, both-mirrors, both-diagonals or full
        --rating     a rating of `retrace rate`, from 1.0 to 8.8: 3.0-4.4
        --technique  the technique of the hardest step, by its name in `retrace rate`: x-wing
        --givens     number of givens: 24-30
        --pattern    81 characters: . or 0 where no given may be
        --keep       81 characters: digits that stay
        --tries      gives a puzzle up after N tries, with the line `none`; default @TRIES@
        --numbers    makes the puzzles with the numbers in FILE, one per line; - is standard input
        --resume     FILE has the first puzzles: appends the missing ones up to -n
    retrace worst [--strategy NAME] [--measure placements|calls|checks] [--aim N] [--seed N]
                  [--tries N] [FILE]
        Looks for puzzles with one solution on which a search takes longer and longer, by small
        moves from the puzzles of FILE, or from new ones without FILE. Prints a line for each: the
        number and the puzzle.
        --strategy   default @WORST@
        --measure    the number to count up to the solution; default placements
        --aim        stops at exactly N; default: as many as possible
        --tries      moves; default @TRIES@
    retrace scan [--check] [FILE]
        Reads a photo, PNG or JPEG, and prints its puzzle as a line of 81; if it sees no puzzle, it
        prints `none` and gives the reason on standard error. Standard error also names the cells to
        check.
        --check      FILE is a folder of photos, each with a file NAME.dat or NAME.txt that ends
                     with its puzzle; prints how many are read and where the others differ
    retrace strategies
        Prints the table of strategies: name, order of cells, legality, origin.
    retrace --help, retrace --version

The command reads standard input if FILE is missing or -. A file may hold any number of puzzles, in
any mixture of forms, also tables and lists; a blank is any of 0 . _ * - x. The command passes over
words between puzzles and lists them on standard error.
    --format F   the form of the answers: json, an object per line, or csv, a row each, for every
                 command but trace (docs/answers.schema.json lists the names); also see solve
    --field N    the puzzle is in column N of each line; default: the first column with a puzzle
    --classic    reads puzzles with rules beyond the classic ones without those rules
A puzzle without a solution gives the line `none`, an unreadable puzzle the line `error`, and a
stuck greedy search `dead end` with the cell. So answers line up with puzzles and keep the order of
the input, with any number of jobs.

Exit code
    0  every puzzle was answered
    1  a puzzle has no solution, its givens contradict each other, or greedy was stuck
    2  a puzzle could not be read or was refused (standard error says FILE:LINE:COLUMN: reason, and the puzzles
       after it are still answered), a file could not be read, or the command line is wrong
)";

}  // namespace retrace::cli
