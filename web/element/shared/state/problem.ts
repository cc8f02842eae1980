// What can go wrong, as data; web/languages words it.
import type { ParseError } from '../../../core/text';
import type { HostRefusal } from '../../../core/refused';

/** Where a text came from. */
export type Origin = { kind: 'text' } | { kind: 'file'; name: string } | { kind: 'link' };

export type Problem =
  | { kind: 'wrong-text'; origin: Origin; error: ParseError }
  | { kind: 'unreadable-file'; name: string }
  | { kind: 'unknown-strategy'; found: string }
  /** The part of the script that a mode needs could not be fetched. */
  | { kind: 'mode-not-loaded' }
  /** The page around does not allow it: without workers the search runs on the page. */
  | { kind: 'refused'; refusal: HostRefusal }
  | { kind: 'worker'; code: 'worker-failed' | 'worker-hung' };
