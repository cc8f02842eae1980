// What the message line says of the referee's findings.
import type { Language } from '../../core/language';
import { playMessagesIn } from './words-in';
import type { RefereeNotice } from '../shared/state/state';

export function refereeText(notice: RefereeNotice, language: Language): string {
  const text = playMessagesIn(language);
  switch (notice.kind) {
    case 'check-failed':
      return text.checkFailed;
    case 'checked':
      return text.checked(notice.check);
    case 'mistake':
      return text.mistake(notice.mistake);
  }
}
