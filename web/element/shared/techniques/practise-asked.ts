/** The event by which a note on a technique asks for puzzles with it; the detail is the technique's name. */
export const practiseAsked = 'practise-asked';
