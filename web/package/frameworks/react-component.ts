// <retrace-sudoku> as a component of React 18 and 19. React 18 never listens to events of custom elements, and React 19 does not
// to those of a tag that came from a server, so the component listens by itself.
import 'retrace-sudoku/define';
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { RetraceSudoku as Component } from './react';

type Listener = (event: Event) => void;

/** React 18 warns of layout effects on a server, where no effect runs. */
const useCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const isListener = (entry: [string, unknown]): entry is [`on${string}`, Listener] =>
  entry[0].startsWith('onretrace-') && typeof entry[1] === 'function';

/** All other props are attributes: a server renders them, so the tag is whole before any script runs. */
export const RetraceSudoku: typeof Component = forwardRef((props, ref) => {
  const element = useRef<HTMLElement>(null);
  const { className, ...rest } = props;
  const entries = Object.entries<unknown>(rest);
  const listeners = entries.filter(isListener);

  // The element reports no sooner than in a task after it was put in, so nothing is missed before this effect.
  useCommit(() => {
    const target = element.current;
    for (const [name, listener] of listeners) target?.addEventListener(name.slice(2), listener);
    return () => {
      for (const [name, listener] of listeners) {
        target?.removeEventListener(name.slice(2), listener);
      }
    };
  });
  useImperativeHandle(ref, () => element.current as never);

  return createElement('retrace-sudoku', {
    ...Object.fromEntries(entries.filter((entry) => !isListener(entry))),
    class: className, // React 18 would write the attribute `classname`
    ref: element,
    suppressHydrationWarning: true, // the element may reflect attributes before React has come
  });
});
