// The commands of the buttons that check entries: the referee is loaded when one is first pressed.
import type { ExtraHost, Saying } from '../contract/extra';
import type { Finding } from '../../core/finding';
import { playMessagesIn } from '../../languages/en/play';

const loadReferee = () => import('./referee');
type LoadedReferee = Awaited<ReturnType<typeof loadReferee>>;

export interface Referee {
  /** Whether the entries are right so far; of a board without givens, whether it is a puzzle. */
  check: () => void;
  /** The same, and nothing is said unless something is wrong. */
  checkQuietly: () => void;
  /** The entry after which no solution was left. */
  findMistake: () => void;
  /** The last finding, for as long as its sentence is shown. */
  readonly finding: Finding | undefined;
}

const failed: Finding = { text: { kind: 'failed' }, cells: [] };

export function refereeOf(host: ExtraHost): Referee {
  let last: { saying: Saying; finding: Finding } | undefined;
  const say = (finding: Finding) => {
    const isOffered = host.positions.present.answer?.outcome.kind === 'none';
    const saying = sayingOf(finding, isOffered || finding.undos !== undefined);
    last = { saying, finding };
    host.say(saying);
  };
  /** Says what the referee finds, unless the board has changed by then. */
  const judge = async (
    find: (referee: LoadedReferee, positions: ExtraHost['positions']) => Promise<Finding>,
    isQuiet = false,
  ) => {
    const { positions } = host;
    const finding = await loadReferee()
      .then((referee) => find(referee, positions))
      .catch(() => failed);
    if (isQuiet && finding.cells.length === 0) return;
    if (host.positions.present === positions.present) say(finding);
  };
  return {
    get finding() {
      return last && last.saying === host.said ? last.finding : undefined;
    },
    check: () => {
      void judge(({ checked }, { present }) => checked(present));
    },
    checkQuietly: () => {
      void judge(({ checked }, { present }) => checked(present), true);
    },
    findMistake: () => {
      void judge(({ mistakeIn }, positions) => mistakeIn(positions));
    },
  };
}

/** `hasWay`: it is said with the way back, or with the search that leaves the entries out. */
const sayingOf = ({ text }: Finding, hasWay: boolean): Saying => ({
  isError: text.kind === 'failed',
  hasWay,
  text: (language) => playMessagesIn(language).finding(text),
});
