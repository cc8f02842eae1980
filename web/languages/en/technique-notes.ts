// An explanation of each technique and of why it holds, in English.
import type { TechniqueNotes } from '../../element/shared/techniques/notes';

const direct = 'On the board no notes are needed: the digit that it leads to is placed at once.';

export const words: TechniqueNotes = {
  also: (names) => `Also called: ${names}.`,
  example: 'See it on a live board',
  opensInTab: '(in a new tab)',
  notes: {
    'full-house': {
      what: 'A row, column or box with a single blank.',
      why: 'Each house holds all nine digits, so the blank takes the one that is missing.',
    },
    'hidden-single-box': {
      what: 'In a box, a digit has one place left.',
      why: 'The box needs the digit, and rows and columns that hold it already pass through all of its other blanks.',
    },
    'hidden-single-line': {
      what: 'In a row or column, a digit has one place left.',
      why: 'The line needs the digit; each of its other blanks sees it already, in its box or in the line that crosses there.',
    },
    'direct-pointing': {
      what: 'Pointing that leaves a digit one place in a neighbouring box.',
      why: `The digit of one box is bound to a line, so the next box on that line must have it elsewhere, where only one cell is left. ${direct}`,
    },
    'direct-claiming': {
      what: 'Claiming that leaves a digit one place in a neighbouring line.',
      why: `The digit of one line is bound to a box, so the next line through that box must have it outside, where only one cell is left. ${direct}`,
    },
    'direct-hidden-pair': {
      what: 'A hidden pair that leaves another digit one place in the house.',
      why: `Two digits need the two cells for themselves, so a third digit loses its places there and keeps a single one. ${direct}`,
    },
    'naked-single': {
      what: 'A cell in which one candidate is left.',
      why: 'The other eight digits stand in its row, column or box, and the cell cannot stay blank.',
    },
    'direct-hidden-triplet': {
      what: 'A hidden triple that leaves another digit one place in the house.',
      why: `Three digits need the three cells for themselves, so a fourth digit loses its places there and keeps a single one. ${direct}`,
    },
    pointing: {
      what: 'In a box, all places of a digit lie in one row or column.',
      why: 'Whichever of them is right, the digit of that line is inside the box, so the rest of the line loses it.',
    },
    claiming: {
      what: 'In a row or column, all places of a digit lie in one box.',
      why: 'Whichever of them is right, the digit of that box is on the line, so the rest of the box loses it.',
    },
    'naked-pair': {
      what: 'Two cells of a house with the same two candidates and no others.',
      why: 'One holds the one digit and one the other, so nothing is left of either for the rest of the house.',
    },
    'x-wing': {
      what: 'A digit with two places in each of two rows, in the same two columns; or rows and columns exchanged.',
      why: 'Each row takes the digit in one of the columns, and not both in the same one. So both columns have it in these rows, and nowhere else.',
    },
    'hidden-pair': {
      what: 'Two digits that fit only into the same two cells of a house.',
      why: 'The two cells are needed for the two digits, so every other candidate in them goes.',
    },
    'naked-triplet': {
      what: 'Three cells of a house with three candidates among them; none needs to have all three.',
      why: 'Three cells without any other candidate take three digits, so the rest of the house loses these.',
    },
    swordfish: {
      what: 'A digit whose places in three rows lie in the same three columns; or rows and columns exchanged.',
      why: 'Three rows take the digit three times, each in a column of its own. All three columns are served, so the rest of them loses it.',
    },
    'hidden-triplet': {
      what: 'Three digits that fit only into the same three cells of a house.',
      why: 'The three cells are needed for the three digits, so every other candidate in them goes.',
    },
    'xy-wing': {
      what: 'A cell with candidates X and Y sees a cell with X and Z and one with Y and Z.',
      why: 'If the first is X, the one is Z; if it is Y, the other is Z. A cell that sees both cannot be Z.',
    },
    'xyz-wing': {
      what: 'A cell with candidates X, Y and Z sees a cell with X and Z and one with Y and Z.',
      why: 'One of the three cells is Z, whatever the first one holds. A cell that sees all three cannot be Z.',
    },
    'naked-quad': {
      what: 'Four cells of a house with four candidates among them.',
      why: 'Four cells without any other candidate take four digits, so the rest of the house loses these.',
    },
    jellyfish: {
      what: 'A digit whose places in four rows lie in the same four columns; or rows and columns exchanged.',
      why: 'Four rows take the digit four times, each in a column of its own. All four columns are served, so the rest of them loses it.',
    },
    'hidden-quad': {
      what: 'Four digits that fit only into the same four cells of a house.',
      why: 'The four cells are needed for the four digits, so every other candidate in them goes.',
    },
    skyscraper: {
      what: 'A digit with two places in each of two rows, one of which they share as a column; or rows and columns exchanged.',
      why: 'The shared column takes the digit once at most, so one of the two other ends holds it. Cells that see both ends lose it.',
    },
    'two-string-kite': {
      what: 'A row and a column with two places each for a digit, two of which lie in one box.',
      why: 'The box takes the digit once at most, so one of the two far ends holds it. The cell that sees both loses it.',
    },
    'empty-rectangle': {
      what: 'In a box all places of a digit lie on one row and one column, and a line that crosses has two places for it.',
      why: 'If the near end of the line is the digit, the box has it on the other arm; if not, the far end has it. Where the far end and that arm meet, it goes.',
    },
    'w-wing': {
      what: 'Two cells with the same two candidates X and Z, and a house in which X has two places, each seen by one of them.',
      why: 'If both cells were X, the house would have no place for X left. So one of them is Z, and what sees both loses Z.',
    },
    'finned-x-wing': {
      what: 'An X-Wing with places too many, the fin, in one box.',
      why: 'If the fin is false, the X-Wing holds; if it is true, its box is served. A candidate that goes in both cases goes.',
    },
    'finned-swordfish': {
      what: 'A Swordfish with places too many, the fin, in one box.',
      why: 'If the fin is false, the Swordfish holds; if it is true, its box is served. A candidate that goes in both cases goes.',
    },
    'finned-jellyfish': {
      what: 'A Jellyfish with places too many, the fin, in one box.',
      why: 'If the fin is false, the Jellyfish holds; if it is true, its box is served. A candidate that goes in both cases goes.',
    },
    'unique-rectangle-1': {
      what: 'Four cells in two rows, two columns and two boxes; three have the same two candidates and no others.',
      why: 'Were the fourth one of these two digits as well, both could be exchanged for a second solution. So the fourth has neither.',
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
      what: 'Such a rectangle in which two cells have further candidates, and one of the two digits is bound to them in their house.',
      why: 'One of the two takes that digit; were the other one the second digit, both could be exchanged. So both lose the second digit.',
    },
    'unique-loop-1': {
      what: 'A closed way through six or more cells with the same two candidates, each row, column and box of it used twice; one cell has more.',
      why: 'Without its further candidates, the two digits could be exchanged all around. So that cell is neither of them.',
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
      what: 'Such a loop in which two cells have further candidates, and one of the two digits is bound to them in their house.',
      why: 'One of the two takes that digit; were the other one the second digit, the loop could be exchanged. So both lose the second digit.',
    },
    'hidden-rectangle': {
      what: 'Four cells in two rows, two columns and two boxes that all have the same two candidates, among others; one has these alone.',
      why: 'In row and column of the opposite corner one of the digits is bound to the rectangle. Were that corner the other digit, both could be exchanged, so it is not.',
    },
    'bug-1': {
      what: 'All blanks have two candidates, but for one with more; without what it has too many, each candidate would be twice in each of its houses.',
      why: 'A board in which all candidates are twice has two solutions or none. So the cell is what it has too many, and loses the rest.',
    },
    'bug-2': {
      what: 'All blanks would have two candidates, but for a few cells with one too many, the same digit in all of them.',
      why: 'One of these cells is that digit, or there would be two solutions or none. Cells that see all of them lose it.',
    },
    'bug-3': {
      what: 'All blanks would have two candidates, but for two cells of a house whose candidates too many make a set with other cells.',
      why: 'One of the two takes a candidate too many, so together they count as one cell of the set. The set does the rest.',
    },
    'bug-4': {
      what: 'All blanks would have two candidates, but for two cells of a house, and a digit that both share is bound to them there.',
      why: 'One of the two takes the shared digit and the other one a candidate too many. All other candidates of both go.',
    },
    'aligned-pair-exclusion': {
      what: 'Two cells and every pair of digits that they could hold together.',
      why: 'A pair goes if it leaves a cell that both see without candidate. A candidate that is in no pair left goes.',
    },
    'aligned-triplet-exclusion': {
      what: 'Three cells and every three digits that they could hold together.',
      why: 'A triple goes if it leaves a cell that they see without candidate. A candidate that is in no triple left goes.',
    },
    'x-cycle': {
      what: 'A ring of places of one digit in which true and false alternate.',
      why: 'Either every second place is right or all the others are. Cells that see two neighbours of the ring lose the digit.',
    },
    'y-cycle': {
      what: 'A ring of cells with two candidates each, neighbours of which share one.',
      why: 'Going around either way, one of two neighbours takes the digit that they share. Cells that see both lose it.',
    },
    'x-chain': {
      what: 'A chain of places of one digit that begins with one being false and comes back to it.',
      why: 'If it is false it follows that it is true, or the other way round. So it can only be the one.',
    },
    'alternating-cycle': {
      what: 'A ring of candidates, of any cells and digits, in which true and false alternate.',
      why: 'Either every second candidate is right or all the others are. A candidate that contradicts two neighbours of the ring goes.',
    },
    'forcing-chain': {
      what: 'A chain of candidates, of any cells and digits, each forced by the one before it, that comes back to where it began.',
      why: 'If the candidate is true it follows that it is false, or the other way round. So it can only be the one.',
    },
    nishio: {
      what: 'One digit supposed at a place, with all that follows from it for this digit.',
      why: 'A house is left without a place for the digit, or has two. So it is not there.',
    },
    'cell-forcing-chains': {
      what: 'A cell with three or more candidates, and a chain from each of them.',
      why: 'One of the candidates is right. All of the chains lead to the same conclusion, so it holds.',
    },
    'house-forcing-chains': {
      what: 'A house in which a digit has three or more places, and a chain from each of them.',
      why: 'One of the places is right. All of the chains lead to the same conclusion, so it holds.',
    },
    'dynamic-contradiction': {
      what: 'A candidate supposed, with conclusions that rest on several earlier ones together.',
      why: 'Some other candidate turns out both true and false. So the supposition is wrong.',
    },
    'dynamic-double': {
      what: 'A candidate supposed to be true, and then false, with conclusions that rest on several earlier ones together.',
      why: 'Both lead to the same conclusion, and one of them is the case. So it holds.',
    },
    'dynamic-cell-forcing-chains': {
      what: 'All candidates of a cell followed, with conclusions that rest on several earlier ones together.',
      why: 'One of the candidates is right, and all of them lead to the same conclusion. So it holds.',
    },
    'dynamic-house-forcing-chains': {
      what: 'All places of a digit in a house followed, with conclusions that rest on several earlier ones together.',
      why: 'One of the places is right, and all of them lead to the same conclusion. So it holds.',
    },
  },
};
