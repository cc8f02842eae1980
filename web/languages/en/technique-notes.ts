// An explanation of each technique and of why it holds, in English.
import type { TechniqueName } from '../../core/techniques/technique';
import { wordsIn } from '../look-up';

const direct = 'It needs no notes on the board: you can put the digit in at once.';

export const words = {
  /** `names`: other names of it. */
  also: (names: string) => `Also called: ${names}.`,
  /** The link to a live board, and the text beside it. */
  example: 'See it on a live board',
  opensInTab: '(in a new tab)',
  /** Leads to puzzles with the technique. */
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
      what: 'Four cells in two rows, two columns and two boxes; three have the same two candidates and no others. The fourth has one of these or both, and others.',
      why: 'If the fourth cell held one of these digits as well, the two digits could be exchanged for a second solution. So it holds neither.',
    },
    'unique-rectangle-2': {
      what: 'A unique rectangle in which two or three cells have one further candidate, the same in all of them; such a cell may lack one of the two digits.',
      why: 'One of them must be that candidate, or there would be two solutions. Cells that see all of them lose it.',
    },
    'unique-rectangle-3': {
      what: 'A unique rectangle in which two cells of a house have further candidates that make a naked or hidden set with other cells.',
      why: 'One of the two takes a further candidate, so together they count as one cell of the set. The set does the rest.',
    },
    'unique-rectangle-4': {
      what: 'A unique rectangle in which two cells have further candidates, and one of the two digits fits nowhere else in their house.',
      why: 'One of the two cells takes that digit. If the other held the second digit, the digits could be exchanged. So both cells lose the second digit.',
    },
    'unique-loop-1': {
      what: 'A closed path through six or more cells with the same two candidates that uses each of its rows, columns and boxes twice; one cell has more candidates.',
      why: 'If it had no further candidates, the two digits could be exchanged along the whole path. So that cell is neither of them.',
    },
    'unique-loop-2': {
      what: 'A unique loop in which some cells have one further candidate, the same in all of them.',
      why: 'One of them must be that candidate, or there would be two solutions. Cells that see all of them lose it.',
    },
    'unique-loop-3': {
      what: 'A unique loop in which two cells of a house have further candidates that make a set with other cells.',
      why: 'One of the two takes a further candidate, so together they count as one cell of the set. The set does the rest.',
    },
    'unique-loop-4': {
      what: 'A unique loop in which two cells have further candidates, and one of the two digits fits nowhere else in their house.',
      why: 'One of the two cells takes that digit. If the other held the second digit, the loop could be exchanged. So both cells lose the second digit.',
    },
    'hidden-rectangle': {
      what: 'Four cells in two rows, two columns and two boxes; one has two candidates and no others, and the opposite corner has both, too. The cells between them may lack one.',
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
    'remote-pair': {
      what: 'A chain of cells with the same two candidates, each of which sees the next one.',
      why: 'Neighbours in the chain hold different digits, so the digits take turns. A cell that sees two cells of different turns can hold neither digit. There are two ways to take turns, and one that contradicts itself is false.',
    },
    'simple-colouring': {
      what: 'The cells of a digit that are joined by houses with just two cells for it, coloured by turns in two colours.',
      why: 'One colour is true everywhere, the other nowhere. A cell that sees both colours loses the digit; a colour with two cells in a house is false.',
    },
    'multi-colouring': {
      what: 'Two nets of cells of one digit, each coloured as in simple colouring, in which a colour of one net sees a colour of the other.',
      why: 'Two colours that see each other cannot both be true, so one of their two partners is true, and a cell that sees both partners loses the digit. A colour that sees both colours of the other net is false.',
    },
    medusa: {
      what: 'Candidates of any digits that are joined by cells with two candidates and by houses with two cells for a digit, coloured by turns in two colours.',
      why: 'One colour is true everywhere, the other nowhere. A candidate that sees both, or shares its cell with both, is false; a colour that contradicts itself or empties a cell is false.',
    },
    'xy-chain': {
      what: 'A chain of cells with two candidates each; neighbours share a digit, and both ends have the same digit besides.',
      why: 'If the first cell does not hold that digit, each next cell is decided, and the last one holds it. So one of the ends holds it, and cells that see both lose it.',
    },
    'wxyz-wing': {
      what: 'Four cells in two houses that cross, with four digits among them, of which at most one fits twice.',
      why: 'Without the digit that could repeat, three digits would have to fill four cells. So that digit is in one of the cells, and another cell that sees all cells for it there loses it.',
    },
    'larger-wing': {
      what: 'A WXYZ-Wing with five or six cells and as many digits.',
      why: 'Without the digit that could repeat, the others would be too few for the cells. So it is in one of them, and another cell that sees all cells for it there loses it.',
    },
    'sue-de-coq': {
      what: 'Two or three cells where a line and a box cross, together with cells of the rest of the line and of the box, with as many digits as cells.',
      why: 'No digit fits twice into these cells, so each is there once. The rest of the line or of the box loses the digits that the pattern has there.',
    },
    'grouped-x-cycle': {
      what: 'An X-Cycle in which two or three cells of one line and box may stand together as a group.',
      why: 'Going round, cells and groups are by turns true and false. Two neighbours cannot both be false, so a candidate that sees both is false.',
    },
    'grouped-x-chain': {
      what: 'A chain of one digit in which two or three cells of one line and box may stand together as a group.',
      why: 'If one end is false, the other is true. A candidate that sees both ends is false.',
    },
    'grouped-loop': {
      what: 'A continuous loop of candidates and groups of candidates.',
      why: 'All the way round, one of two neighbours is true. A candidate that sees both neighbours is false.',
    },
    'grouped-aic': {
      what: 'A chain of candidates and groups, by turns false and true, of any digits.',
      why: 'If one end is false, the other is true. A candidate that sees both ends is false.',
    },
    'als-xz': {
      what: 'Two almost locked sets (sets of cells with one digit more than cells) with a digit X whose cells in one set see all of those in the other.',
      why: 'X is missing in one of the sets, which then holds all its other digits. A digit Z of both is in one of them, so cells that see all of it lose Z.',
    },
    'als-xz-double': {
      what: 'Two almost locked sets that are joined by two digits.',
      why: 'Each set lacks one of the two digits and holds all others. So other cells that see such a digit throughout a set lose it, and those that see a joining digit in both sets lose that.',
    },
    'als-xy-wing': {
      what: 'Three almost locked sets, of which the middle one is joined to each of the others by a digit.',
      why: 'The middle set lacks only one of its digits, so one of the outer sets loses its joining digit and holds Z, a digit of both. Cells that see Z throughout both lose it.',
    },
    'als-chain': {
      what: 'A chain of almost locked sets, neighbours joined by a digit.',
      why: 'Z is a digit of the first and the last set. If the first set lacks it, the joining digits are pushed on from set to set, and the last one holds Z. Cells that see Z throughout both ends lose it.',
    },
    'als-loop': {
      what: 'A continuous loop that goes through almost locked sets as well.',
      why: 'All the way round, one of two neighbours is true, and each set holds all digits but one of those that link it. So candidates that see such digits are false.',
    },
    'als-aic': {
      what: 'A chain of candidates, groups and almost locked sets.',
      why: 'A set without one of its digits holds all others. If one end of the chain is false, the other is true, so a candidate that sees both is false.',
    },
    'death-blossom': {
      what: 'A cell, the stem, with an almost locked set for each of its candidates; all sets share another digit.',
      why: 'Whatever the stem holds, one set loses that digit and holds the shared one. Cells that see the shared digit in all sets lose it.',
    },
    'franken-fish': {
      what: 'A fish of which boxes can be part: rows and boxes against columns and boxes, or the other way round; up to seven houses against seven, with up to two fins.',
      why: 'The base houses need the digit as often as the cover houses can take it, so the rest of the cover houses lose it. With fins, only cells that see all of them do.',
    },
    'mutant-fish': {
      what: 'A fish of any rows, columns and boxes against as many others, up to seven, with up to two fins.',
      why: 'The base houses need the digit as often as the cover houses can take it, so the rest of the cover houses lose it. With fins, only cells that see all of them do.',
    },
    'unique-rectangle-6': {
      what: 'A unique rectangle with further candidates in two opposite cells, in which one of the two digits fits only in the rectangle in both rows, or in both columns.',
      why: 'That digit is in two opposite cells. If it were in those with further candidates, the other two would hold the other digit, and the digits could be exchanged. So the cells with further candidates lose it.',
    },
    'avoidable-rectangle-1': {
      what: 'Four cells in two rows, two columns and two boxes, none of them a given: three are filled, two of them with the same digit.',
      why: 'If the fourth completed the two digits crosswise, they could be exchanged, since no given says which is where. So it loses that digit.',
    },
    'avoidable-rectangle-2': {
      what: 'Four cells in two rows, two columns and two boxes, none of them a given: two are filled, and the others have the digits that would complete these crosswise and one further candidate, the same in both.',
      why: 'Without that candidate the two digits could be exchanged. So one of the two cells holds it, and cells that see both lose it.',
    },
    'extended-rectangle': {
      what: 'Six cells in two rows of a band and three columns, a pair in each box, with the same three candidates and hardly any others; or rows and columns exchanged.',
      why: 'If these cells held only the three digits, the two lines could be exchanged there. So one of the other candidates is true.',
    },
    'firework-triple': {
      what: 'Three digits that fit in a row and in a column, outside the box where these cross, only in one cell each, the same for all three.',
      why: 'A digit that is in neither of these wings is in the box in both lines, so where they cross. The three cells hold the three digits and nothing else.',
    },
    'firework-quad': {
      what: 'Two digits with a firework at one corner of a rectangle and two others at the opposite corner, with the same wings.',
      why: 'Each of the four digits is in its corner or in a wing. So the four cells hold the four digits and nothing else.',
    },
    exocet: {
      what: 'Two cells of a box in a line, the base, with two to five candidates, and a target in each of the two boxes beside, off that line; in a Senior Exocet, one target is outside these boxes. Three lines across, through the targets and past the base, hold each of these digits outside the targets in no more than two ways at once.',
      why: 'A digit of the base that is in no target would have to be in all three of those lines. So the targets hold the two digits of the base and nothing else, and each step removes what one rule says about base, targets, mirror node or lines across. Two bases with the same lines across and four digits are a Double Exocet. Where no rule helps, a candidate is removed that fits no choice of two digits.',
    },
    tridagon: {
      what: 'Four boxes at the corners of a rectangle with three cells each that meet every row and column of their box once; an odd number of the boxes slopes the other way. All twelve cells have the same three candidates, some of them others, too.',
      why: 'Three digits alone cannot fill such cells: going round the four boxes, their turns never fit. So one of the other candidates is true.',
    },
    'sk-loop': {
      what: 'Four filled cells at the corners of a rectangle in four boxes; the cells beside them in their rows and columns, sixteen in all, are joined in a ring by digits that two neighbours share.',
      why: 'The rows, columns and boxes of the ring have no more digits to give than there are cells. So each has all of its digits in the ring, and other cells lose them.',
    },
    templates: {
      what: 'Every way to place one digit in all rows, columns and boxes at once, as far as its candidates allow.',
      why: 'One of these ways is the right one. A candidate that is on none of them is false.',
    },
    'turbot-fish': {
      what: 'Two houses, boxes too, with two possible cells each for a digit; one of the first sees one of the second.',
      why: 'These two cannot both hold the digit, so one of the two far ends does. A cell that sees both ends loses it.',
    },
    'sashimi-x-wing': {
      what: 'A finned X-Wing in which a line would have only one cell left without the fin.',
      why: 'If the fin holds the digit, cells that see it lose it. If not, the two lines still need both cover lines. A candidate that is false in both cases is ruled out.',
    },
    'sashimi-swordfish': {
      what: 'A finned Swordfish in which a line would have only one cell left without the fin.',
      why: 'If the fin holds the digit, cells that see it lose it. If not, the three lines still need all three cover lines. A candidate that is false in both cases is ruled out.',
    },
    'sashimi-jellyfish': {
      what: 'A finned Jellyfish in which a line would have only one cell left without the fin.',
      why: 'If the fin holds the digit, cells that see it lose it. If not, the four lines still need all four cover lines. A candidate that is false in both cases is ruled out.',
    },
    'siamese-fish': {
      what: 'Two finned fish on the same base lines, with different cover lines and fins.',
      why: 'Each of the two holds without the other, so the candidates of both go at once.',
    },
    'hidden-rectangle-2': {
      what: 'Four cells in two rows, two columns and two boxes; two of them, in one line, have the same two candidates and no others. From one of these two, a line leads to the next corner, and one of the digits fits in that line only in these two corners.',
      why: 'If the last corner held the other digit, that corner would hold the first one, and the two could be exchanged. So it does not.',
    },
    aic: {
      what: 'A chain of candidates, by turns false and true, of any digits.',
      why: 'If one end is false, the other is true. All candidates that see both ends are false.',
    },
    'aic-loop': {
      what: 'A continuous loop of candidates of any digits.',
      why: 'All the way round, one of two neighbours is true. All candidates that see two neighbours are false.',
    },
    'kraken-fish': {
      what: 'A finned fish and a candidate in one of its cover lines that does not see all the fins; chains join it with those that it does not see.',
      why: 'If the candidate were true, the chains would make all fins false, and the base lines would have too few cover lines left. So it is false.',
    },
    'aligned-pair-sets': {
      what: 'Two cells and every pair of digits that they could hold together; and almost locked sets, which have one digit more than cells.',
      why: 'A pair is impossible if it takes two digits from such a set. A candidate that is in no remaining pair is ruled out.',
    },
    oddagon: {
      what: 'A ring with an odd number of cells, each of which sees the next one, with the same two candidates; a few have others, too.',
      why: 'Two digits alone cannot take turns around an odd ring. So one of the other candidates is true.',
    },
    'distributed-subset': {
      what: 'A few cells with as many digits, spread over several houses, so that no digit fits there twice: its cells see each other, or two of them would take its last places in another house. Around a row, a column and the box where they cross it is a Fat Ring.',
      why: 'Each digit is in these cells once. A cell that sees all cells for a digit there loses it.',
    },
    'multi-sector-set': {
      what: 'The blanks where some rows cross some columns. Some digits are counted once in each row there, some once in each column, some once in each box.',
      why: 'If that makes as many digits as blanks, each of these houses has all its counted digits there. Its other cells lose them.',
    },
    'rectangle-aic': {
      what: 'A chain or a loop of candidates and groups that goes over a rectangle in two rows, two columns and two boxes, none of its cells a given: two of its nodes hold all that keeps the rectangle from two digits alone, as other candidates of its cells or as other places of the two digits in a house.',
      why: 'Two digits alone could be exchanged there, and the puzzle has only one solution. So if one of the two nodes is false, the other is true, and the chain goes on.',
    },
  } satisfies Record<TechniqueName, { what: string; why: string }>,
};

export type TechniqueNotes = typeof words;

export const techniqueNotesIn = wordsIn(
  words,
  import.meta.glob('../*/technique-notes.ts', { eager: true, import: 'words' }),
);
