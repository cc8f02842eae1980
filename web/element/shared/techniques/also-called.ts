// Other names of techniques, in forums and other programs.
import type { TechniqueName } from '../../../core/techniques/technique';

export const alsoCalled: Readonly<Partial<Record<TechniqueName, string>>> = {
  'full-house': 'last digit',
  'hidden-single-box': 'pinned digit',
  'hidden-single-line': 'pinned digit',
  'naked-single': 'sole candidate',
  pointing: 'locked candidates type 1',
  claiming: 'locked candidates type 2, box-line reduction',
  'xy-wing': 'Y-Wing',
  skyscraper: 'turbot fish',
  'two-string-kite': 'turbot fish',
  'finned-x-wing': 'sashimi X-Wing',
  'finned-swordfish': 'sashimi Swordfish',
  'finned-jellyfish': 'sashimi Jellyfish',
  'bug-1': 'Bivalue Universal Grave',
  'aligned-pair-exclusion': 'APE',
  'x-cycle': 'fishy cycle',
  'y-cycle': 'XY-Loop',
  'x-chain': 'turbot fish, simple coloring',
  'alternating-cycle': 'continuous nice loop',
  'forcing-chain': 'AIC, XY-Chain, discontinuous nice loop',
  'aligned-triplet-exclusion': 'ATE',
  'house-forcing-chains': 'region forcing chains',
  'dynamic-contradiction': 'dynamic contradiction forcing chains',
  'dynamic-house-forcing-chains': 'dynamic region forcing chains',
};
