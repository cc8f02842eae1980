// Every text of what helps to play. A language that lacks one does not compile.
import type { Check } from '../../core/questions/questions';
import type { Mistake } from '../shared/state/state';

export interface PlayMessages {
  label: string;
  notes: string;
  autoNotes: string;
  check: string;
  whereWrong: string;
  goBack: string;
  timer: string;
  showTimer: string;
  hideTimer: string;
  checkFailed: string;
  checked: (check: Check) => string;
  mistake: (mistake: Mistake | 'givens' | 'none') => string;
}
