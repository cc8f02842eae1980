// English texts of Code mode that lead to lessons.

export const lessonWords = {
  /** The list of lessons that explain a verdict, and the links in it. */
  lessons: 'Lessons that explain it',
  lessonOn: {
    rules: 'Lesson: the form of input and output, and the numbers of cells',
    recursion: 'Lesson: recursion is the stack, and where it ends',
    'forgotten-reset': 'Lesson: the digit that was not taken back',
    'sample-2580': 'Lesson: a whole program, and what each of its functions does',
    flags: 'Lesson: flags, how many there are and which index each has',
    stopping: 'Lesson: when to stop, and when to print',
    'first-solution': 'Lesson: the first of several solutions',
    'same-steps': 'Lesson: why other programs take the same steps',
    'vectors-or-copies': 'Lesson: what each step costs, copies and scans',
    pruning: 'Lesson: which digits to refuse before they are put',
    'row-and-column': 'Lesson: row, column and box of a cell by its number',
    'greedy-dead-end': 'Lesson: a dead end, and why the search has to go back',
    'row-major-defeated': 'Lesson: how many steps there are, and the order of cells',
  },
};
