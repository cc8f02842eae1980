// Every text of the questions. A language that lacks one does not compile. Loaded with their view alone.
import type {
  Certificate,
  Completion,
  Conflict,
  SolutionCount,
} from '../../core/questions/questions';

export interface QuestionsMessages {
  tools: {
    label: string;
    certificate: string;
    solutions: string;
    candidates: string;
    redundant: string;
    share: string;
  };
  working: string;
  stop: string;
  stopped: string;
  failed: string;
  certificate: {
    /** One sentence on the result. */
    verdict: Record<Certificate['kind'], string>;
    count: (count: SolutionCount) => string;
    first: string;
    other: string;
    differing: (cells: number) => string;
    completion: (completion: Completion, cells: string) => string;
    addThem: string;
    conflict: (conflict: Conflict, cells: string) => string;
    picture: (title: string) => string;
  };
  solutions: {
    first: string;
    previous: string;
    next: string;
    last: string;
    /** `k`: undefined where it is not known. */
    place: (k: number | undefined, count: SolutionCount) => string;
    onBoard: string;
    download: string;
    downloadNote: (limit: number) => string;
    none: string;
    fileName: string;
    picture: string;
  };
  candidates: {
    none: string;
    counted: (solutions: number) => string;
    uncounted: string;
    picture: string;
    list: string;
    cell: (name: string, digits: string) => string;
    times: (digit: number, times: number) => string;
    asNotes: string;
  };
  redundant: {
    none: string;
    some: (count: number, cells: string) => string;
    picture: string;
    reduce: string;
    /** The sentence on a puzzle that is not unique. */
    several: (count: SolutionCount) => string;
    reduceKeeping: string;
    reduced: (before: number, after: number, isUnique: boolean) => string;
  };
  share: {
    link: string;
    copyLink: string;
    copied: string;
    copyFailed: string;
    openIn: string;
    qr: string;
    qrOf: string;
    picture: string;
    svg: string;
    png: string;
    print: string;
    printOne: string;
    printFour: string;
    printFourNote: string;
    saveFailed: string;
    fileName: string;
    sheet: string;
  };
  number: (value: number) => string;
}
