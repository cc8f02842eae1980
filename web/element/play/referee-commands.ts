// What the buttons that check entries do: the referee is loaded when one is first pressed.
import type { ExtraHost, Saying } from '../contract';
import type { Referee } from './play-bar';
import { playMessagesIn } from './words-in';

const loadReferee = () => import('./referee');
type LoadedReferee = Awaited<ReturnType<typeof loadReferee>>;

const failure: Saying = { isError: true, text: (language) => playMessagesIn(language).checkFailed };

export function refereeOf(host: ExtraHost): Referee {
  /** The mistake found last, for as long as it is what is said. */
  let found: { saying: Saying; undos: number } | undefined;
  return {
    get undos() {
      return found && found.saying === host.said ? found.undos : undefined;
    },
    check: () => {
      void judge(host, async ({ checked }, { present }) => {
        const check = await checked(present);
        return { isError: false, text: (language) => playMessagesIn(language).checked(check) };
      });
    },
    findMistake: () => {
      void judge(host, async ({ mistakeIn }, positions) => {
        const mistake = await mistakeIn(positions);
        const saying: Saying = {
          isError: false,
          text: (language) => playMessagesIn(language).mistake(mistake),
        };
        if (typeof mistake === 'object') found = { saying, undos: mistake.undos };
        return saying;
      });
    },
  };
}

/** Says what the referee finds, unless the board has changed by then. */
async function judge(
  host: ExtraHost,
  find: (referee: LoadedReferee, positions: ExtraHost['positions']) => Promise<Saying>,
): Promise<void> {
  const { positions } = host;
  let saying: Saying;
  try {
    saying = await find(await loadReferee(), positions);
  } catch {
    saying = failure;
  }
  if (host.positions.present === positions.present) host.say(saying);
}
