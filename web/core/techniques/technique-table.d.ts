// The facts of techniques in cpp/sudoku/techniques/techniques.json, as scripts/technique-table.mjs makes modules of them. A
// technique that has none of them is left out.

type TableName = import('./technique').TechniqueName;

declare module 'virtual:techniques/family,level,rating,needsUniqueness' {
  const rows: readonly (readonly [
    name: TableName,
    family: import('./technique').TechniqueFamily,
    level: 'beginner' | 'usual' | 'expert',
    rating?: number | null,
    needsUniqueness?: true,
  ])[];
  export default rows;
}

declare module 'virtual:techniques/alsoCalled' {
  const rows: readonly (readonly [TableName, string])[];
  export default rows;
}

declare module 'virtual:techniques/example' {
  interface Example {
    puzzle: string;
    step: number;
    order?: import('./technique-calls').TechniqueOrder;
  }
  const rows: readonly (readonly [TableName, Example])[];
  export default rows;
}

declare module 'virtual:techniques/practice' {
  const rows: readonly (readonly [TableName, readonly string[]])[];
  export default rows;
}
