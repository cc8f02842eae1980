// Techniques cross as their index in the table.
import { techniques, type TechniqueName } from '../../core/techniques/technique';
import { maybe, name, record, seen, type Name } from './kinds';

export const techniqueName: Name<readonly TechniqueName[]> = name(
  'techniques::Id',
  techniques.map((technique): TechniqueName => technique.name),
);

/** The name at an index of the table; undefined beyond its end. */
export const maybeTechnique = maybe(
  seen(record('technique_row', { name: [techniqueName, 'id'] }), (row) => row.name),
);
