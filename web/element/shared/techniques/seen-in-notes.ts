// Which steps are seen without any notes.
import type { Deduction } from '../../../core/techniques/deduction';
import { techniqueOf } from '../../../core/techniques/technique';

export const needsNotes = ({ technique }: Deduction): boolean =>
  techniqueOf(technique).family !== 'singles';
