// Every text of what helps to play. A language that lacks one does not compile.
import type { Check } from '../../core/questions/questions';
import type { Verdict } from './mistake';

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
  mistake: (mistake: Verdict) => string;
}
