// Techniques cross as their index in the table.
import { techniques, type TechniqueName } from '../../core/techniques/technique';
import { maybe, name, record, seen, type Name } from './kinds';

export const techniqueName: Name<readonly TechniqueName[]> = name(
  'techniques::Id',
  techniques.map((technique): TechniqueName => technique.name),
  {
    'aligned-pair-exclusion': 'aligned_pair',
    'alternating-cycle': 'xy_cycle',
    'aligned-triplet-exclusion': 'aligned_triplet',
    'cell-forcing-chains': 'cell_forcing',
    'house-forcing-chains': 'house_forcing',
    'dynamic-cell-forcing-chains': 'dynamic_cell',
    'dynamic-house-forcing-chains': 'dynamic_house',
    'dynamic-chains-plus': 'dynamic_plus',
    'nested-simple-chains': 'nested_simple',
    'nested-multiple-chains': 'nested_multiple',
    'nested-dynamic-chains': 'nested_dynamic',
    'twice-nested-chains': 'nested_dynamic_2',
  },
);

/** The name at an index of the table; undefined beyond its end. */
export const maybeTechnique = maybe(
  seen(record('technique_row', ['name', techniqueName, 'id']), (row) => row.name),
);
