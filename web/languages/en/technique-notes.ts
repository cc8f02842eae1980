// An explanation of each technique and of why it holds, in English.
import type { TechniqueNotes } from '../../element/shared/techniques/notes';

const direct = 'It needs no notes on the board: you can put the digit in at once.';

export const words: TechniqueNotes = {
  also: (names) => `Also called: ${names}.`,
  example: 'See it on a live board',
  opensInTab: '(in a new tab)',
  practise: 'Practise it',
  notes: {
    'full-house': {
      what: 'A row, column or box with a single blank.',
      why: 'Each house holds all nine digits, so the blank takes the one that is missing.',
    },
    'hidden-single-box': {
      what: 'In a box, only one cell is left for a digit.',
      why: 'The box needs the digit, and rows and columns that hold it already pass through all of its other blanks.',
    },
    'hidden-single-line': {
      what: 'In a row or column, only one cell is left for a digit.',
      why: 'The line needs the digit; each of its other blanks already sees it, in its box or in its crossing line.',
    },
    'direct-pointing': {
      what: 'Pointing that leaves a digit only one cell in a neighbouring box.',
      why: `The digit of one box must lie on a line, so another box on that line must have it off the line, where only one cell is left. ${direct}`,
    },
    'direct-claiming': {
      what: 'Claiming that leaves a digit only one cell in a neighbouring line.',
      why: `The digit of one line must lie in a box, so another line through that box must have it outside the box, where only one cell is left. ${direct}`,
    },
    'direct-hidden-pair': {
      what: 'A hidden pair that leaves another digit only one cell in the house.',
      why: `Two digits need the two cells for themselves, so a third digit cannot use them and has one cell left. ${direct}`,
    },
    'naked-single': {
      what: 'A cell in which one candidate is left.',
      why: 'The other eight digits stand in its row, column or box, and the cell cannot stay blank.',
    },
    'direct-hidden-triplet': {
      what: 'A hidden triple that leaves another digit only one cell in the house.',
      why: `Three digits need the three cells for themselves, so a fourth digit cannot use them and has one cell left. ${direct}`,
    },
    pointing: {
      what: 'In a box, all cells that can hold a digit lie in one row or column.',
      why: 'Whichever cell holds it, the digit of that line is inside the box, so the rest of the line loses it.',
    },
    claiming: {
      what: 'In a row or column, all cells that can hold a digit lie in one box.',
      why: 'Whichever cell holds it, the digit of that box is on the line, so the rest of the box loses it.',
    },
    'naked-pair': {
      what: 'Two cells of a house with the same two candidates and no others.',
      why: 'One cell holds one of the digits and the other cell the other, so the rest of the house loses both.',
    },
    'x-wing': {
      what: 'A digit with two possible cells in each of two rows, in the same two columns; or rows and columns exchanged.',
      why: 'Each row has the digit in one of the columns, and the rows cannot share a column. So both columns have it in these rows, and nowhere else.',
    },
    'hidden-pair': {
      what: 'Two digits that fit only into the same two cells of a house.',
      why: 'The two digits need the two cells, so every other candidate in them is ruled out.',
    },
    'naked-triplet': {
      what: 'Three cells of a house with three candidates among them; none needs to have all three.',
      why: 'Three cells without other candidates take the three digits, so the rest of the house loses them.',
    },
    swordfish: {
      what: 'A digit whose possible cells in three rows lie in the same three columns; or rows and columns exchanged.',
      why: 'Three rows have the digit three times, each in a different column. All three columns then have it, so their other cells lose it.',
    },
    'hidden-triplet': {
      what: 'Three digits that fit only into the same three cells of a house.',
      why: 'The three digits need the three cells, so every other candidate in them is ruled out.',
    },
    'xy-wing': {
      what: 'A cell with candidates X and Y sees a cell with X and Z and one with Y and Z.',
      why: 'If the first cell is X, the second is Z; if it is Y, the third is Z. A cell that sees the second and the third cannot be Z.',
    },
    'xyz-wing': {
      what: 'A cell with candidates X, Y and Z sees a cell with X and Z and one with Y and Z.',
      why: 'One of the three cells is Z, whatever the first one holds. A cell that sees all three cannot be Z.',
    },
    'naked-quad': {
      what: 'Four cells of a house with four candidates among them.',
      why: 'Four cells without other candidates take the four digits, so the rest of the house loses them.',
    },
    jellyfish: {
      what: 'A digit whose possible cells in four rows lie in the same four columns; or rows and columns exchanged.',
      why: 'Four rows have the digit four times, each in a different column. All four columns then have it, so their other cells lose it.',
    },
    'hidden-quad': {
      what: 'Four digits that fit only into the same four cells of a house.',
      why: 'The four digits need the four cells, so every other candidate in them is ruled out.',
    },
    skyscraper: {
      what: 'A digit with two possible cells in each of two rows, one of each in the same column; or rows and columns exchanged.',
      why: 'The shared column takes the digit once at most, so one of the two other ends holds it. Cells that see both ends lose it.',
    },
    'two-string-kite': {
      what: 'A row and a column with two possible cells each for a digit, one of each in the same box.',
      why: 'The box takes the digit once at most, so one of the two far ends holds it. The cell that sees both loses it.',
    },
    'empty-rectangle': {
      what: 'In a box, all cells that can hold a digit lie on one row and one column, and a line that crosses one of these has two cells for it.',
      why: 'If the near end of the line is the digit, the box has it on the other arm; if not, the far end has it. The cell where the far end and that arm meet loses it.',
    },
    'w-wing': {
      what: 'Two cells with the same two candidates X and Z, and a house in which X has two possible cells, each seen by one of the two.',
      why: 'If both cells were X, the house would have no cell left for X. So one of them is Z, and every cell that sees both loses Z.',
    },
    'finned-x-wing': {
      what: 'An X-Wing with extra cells, the fin, in one box.',
      why: 'If the fin is false, the X-Wing holds; if it is true, its box has the digit. A candidate that is false in both cases is ruled out.',
    },
    'finned-swordfish': {
      what: 'A Swordfish with extra cells, the fin, in one box.',
      why: 'If the fin is false, the Swordfish holds; if it is true, its box has the digit. A candidate that is false in both cases is ruled out.',
    },
    'finned-jellyfish': {
      what: 'A Jellyfish with extra cells, the fin, in one box.',
      why: 'If the fin is false, the Jellyfish holds; if it is true, its box has the digit. A candidate that is false in both cases is ruled out.',
    },
    'unique-rectangle-1': {
      what: 'Four cells in two rows, two columns and two boxes; three have the same two candidates and no others.',
      why: 'If the fourth cell held one of these digits as well, the two digits could be exchanged for a second solution. So it holds neither.',
    },
    'unique-rectangle-2': {
      what: 'Such a rectangle in which two cells have one further candidate, the same in both.',
      why: 'One of the two must be that candidate, or there would be two solutions. Cells that see both lose it.',
    },
    'unique-rectangle-3': {
      what: 'Such a rectangle in which two cells of a house have further candidates that make a naked or hidden set with other cells.',
      why: 'One of the two takes a further candidate, so together they count as one cell of the set. The set does the rest.',
    },
    'unique-rectangle-4': {
      what: 'Such a rectangle in which two cells have further candidates, and one of the two digits fits nowhere else in their house.',
      why: 'One of the two cells takes that digit. If the other held the second digit, the digits could be exchanged. So both cells lose the second digit.',
    },
    'unique-loop-1': {
      what: 'A closed path through six or more cells with the same two candidates that uses each of its rows, columns and boxes twice; one cell has more candidates.',
      why: 'Without its further candidates, the two digits could be exchanged along the whole path. So that cell is neither of them.',
    },
    'unique-loop-2': {
      what: 'Such a loop in which some cells have one further candidate, the same in all of them.',
      why: 'One of them must be that candidate, or there would be two solutions. Cells that see all of them lose it.',
    },
    'unique-loop-3': {
      what: 'Such a loop in which two cells of a house have further candidates that make a set with other cells.',
      why: 'One of the two takes a further candidate, so together they count as one cell of the set. The set does the rest.',
    },
    'unique-loop-4': {
      what: 'Such a loop in which two cells have further candidates, and one of the two digits fits nowhere else in their house.',
      why: 'One of the two cells takes that digit. If the other held the second digit, the loop could be exchanged. So both cells lose the second digit.',
    },
    'hidden-rectangle': {
      what: 'Four cells in two rows, two columns and two boxes that all have the same two candidates, among others; one cell has no others.',
      why: 'In the row and the column of the opposite corner, one of the digits fits only in the rectangle. If that corner held the other digit, the two could be exchanged. So it does not.',
    },
    'bug-1': {
      what: 'All blanks have two candidates except one, which has more; without its extra candidate, each candidate would be twice in each of its houses.',
      why: 'A board in which each candidate is twice in every house has two solutions or none. So the extra candidate is right, and the cell loses the others.',
    },
    'bug-2': {
      what: 'All blanks have two candidates except a few cells with one extra candidate, the same digit in all of them.',
      why: 'One of these cells is that digit, or there would be two solutions or none. Cells that see all of them lose it.',
    },
    'bug-3': {
      what: 'All blanks have two candidates except two cells of a house, whose extra candidates make a set with other cells.',
      why: 'One of the two takes an extra candidate, so together they count as one cell of the set. The set does the rest.',
    },
    'bug-4': {
      what: 'All blanks have two candidates except two cells of a house, and a digit that both share fits nowhere else in that house.',
      why: 'One of the two takes the shared digit and the other an extra candidate. All other candidates of both are ruled out.',
    },
    'aligned-pair-exclusion': {
      what: 'Two cells and every pair of digits that they could hold together.',
      why: 'A pair is impossible if it leaves a cell that both see without candidates. A candidate that is in no remaining pair is ruled out.',
    },
    'aligned-triplet-exclusion': {
      what: 'Three cells and every triple of digits that they could hold together.',
      why: 'A triple is impossible if it leaves a cell that they see without candidates. A candidate that is in no remaining triple is ruled out.',
    },
    'x-cycle': {
      what: 'A ring of candidates of one digit in which true and false alternate.',
      why: 'Either every second candidate is true or all the others are. Cells that see two neighbours of the ring lose the digit.',
    },
    'y-cycle': {
      what: 'A ring of cells with two candidates each; neighbours share one candidate.',
      why: 'In either direction around the ring, one of two neighbours takes the digit that they share. Cells that see both lose it.',
    },
    'x-chain': {
      what: 'A chain of candidates of one digit that starts from one candidate and comes back to it.',
      why: 'If it is false it follows that it is true, or the other way round. So it can only be the one.',
    },
    'alternating-cycle': {
      what: 'A ring of candidates, of any cells and digits, in which true and false alternate.',
      why: 'Either every second candidate is true or all the others are. A candidate that contradicts two neighbours of the ring is ruled out.',
    },
    'forcing-chain': {
      what: 'A chain of candidates, of any cells and digits, each forced by the one before it, that comes back to where it began.',
      why: 'If the candidate is true it follows that it is false, or the other way round. So it can only be the one.',
    },
    nishio: {
      what: 'A digit assumed in a cell, with everything that follows from it for this digit.',
      why: 'A house is left without a cell for the digit, or with two such digits. So the digit is not in that cell.',
    },
    'cell-forcing-chains': {
      what: 'A cell with three or more candidates, and a chain from each of them.',
      why: 'One of the candidates is true. All the chains lead to the same conclusion, so it holds.',
    },
    'house-forcing-chains': {
      what: 'A house in which a digit has three or more possible cells, and a chain from each of them.',
      why: 'One of the cells holds the digit. All the chains lead to the same conclusion, so it holds.',
    },
    'dynamic-contradiction': {
      what: 'A candidate assumed to be true, with conclusions that rest on several earlier ones together.',
      why: 'Another candidate turns out both true and false. So the assumption is wrong.',
    },
    'dynamic-double': {
      what: 'A candidate assumed to be true, and then to be false, with conclusions that rest on several earlier ones together.',
      why: 'One of the two is the case, and both lead to the same conclusion. So the conclusion holds.',
    },
    'dynamic-cell-forcing-chains': {
      what: 'A chain from every candidate of a cell, with conclusions that rest on several earlier ones together.',
      why: 'One of the candidates is true, and all of them lead to the same conclusion. So the conclusion holds.',
    },
    'dynamic-house-forcing-chains': {
      what: 'A chain from every possible cell of a digit in a house, with conclusions that rest on several earlier ones together.',
      why: 'One of the cells holds the digit, and all of them lead to the same conclusion. So the conclusion holds.',
    },
    'dynamic-chains-plus': {
      what: 'A dynamic chain that, when nothing else follows, also uses locked candidates, pairs and X-Wings which appear only under the assumption.',
      why: 'Under the assumption such a pattern rules candidates out like any other conclusion. So the chains hold as they do without it.',
    },
    'nested-simple-chains': {
      what: 'A dynamic chain that, when nothing else follows, also uses chains and cycles on the board left under the assumption.',
      why: 'Such an inner chain needs candidates which the outer chain has ruled out. Its conclusion counts for the outer chain like any other.',
    },
    'nested-multiple-chains': {
      what: 'A dynamic chain that also uses cell and house forcing chains on the board left under the assumption.',
      why: 'Such an inner chain needs candidates which the outer chain has ruled out. Its conclusion counts for the outer chain like any other.',
    },
    'nested-dynamic-chains': {
      what: 'A dynamic chain that also uses whole dynamic chains on the board left under the assumption.',
      why: 'Each inner chain is an assumption of its own inside the outer one. Its conclusion counts for the outer chain like any other.',
    },
    'twice-nested-chains': {
      what: 'A dynamic chain with dynamic chains inside, which use chains themselves.',
      why: 'At every depth, the conclusion of an inner chain counts for the chain around it like any other.',
    },
  },
};
