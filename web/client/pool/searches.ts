// The core that searches step by step, with its worker: a separate part, fetched with the first search that is
// shown or raced.
export * from 'virtual:packed-searches';
