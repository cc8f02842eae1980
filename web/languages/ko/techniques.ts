// Korean sentences about deductions.
import type { House } from '../../core/cell';
import type { Deduction, Role } from '../../core/techniques/deduction';
import {
  cellsIn,
  digitsAbout,
  effectDigit,
  eliminatedBy,
} from '../../element/shared/techniques/evidence-parts';
import {
  cellPiece,
  housePiece,
  listed,
  say,
  type Sentence,
} from '../../element/shared/techniques/sentence';
import type { TechniqueMessages } from '../../element/shared/techniques/words';
import * as named from './houses';
import { object, subject, together, topic } from './sentence-particles';

const comma = (items: readonly Sentence[]) => listed(items, ', ');
const houseName = (house: House) => housePiece(house, named.houseName(house));
const houses = (list: readonly House[]) => comma(list.map(houseName));
const cells = (list: readonly number[]) => comma(list.map(cellPiece));
const digits = (list: readonly number[]) => comma(list.map((digit) => say`${digit}`));

/** The name of the first house, which a deduction always has where it is asked for. */
const first = ([house]: readonly House[]) => (house ? houseName(house) : say``);
const last = (list: readonly House[]) => first(list.slice(-1));

function where(deduction: Deduction): Sentence {
  const { evidence, placement } = deduction;
  if (evidence.houses.length > 0) return say`${object(houses(evidence.houses))} 보세요.`;
  if (deduction.technique === 'naked-single' && placement) {
    return say`${object(cellPiece(placement.cell))} 보세요.`;
  }
  return say`숫자 ${object(digits(digitsAbout(deduction)))} 보세요.`;
}

function effect({ placement, eliminations }: Deduction): Sentence {
  if (placement) {
    return say`${cellPiece(placement.cell)}에 ${object(say`${placement.digit}`)} 넣습니다.`;
  }
  const parts = eliminatedBy({ eliminations }).map(
    ({ digit, cells: from }) => say`${cells(from)}에서 후보 ${object(say`${digit}`)}`,
  );
  return say`${comma(parts)} 지웁니다.`;
}

/** Why a loop of two digits may not be. */
const exchangeable = (deduction: Deduction) =>
  say`${cells(cellsIn(deduction, 'pattern'))}에 두 숫자만 번갈아 들어가면 둘을 맞바꾼 답이 하나 더 생깁니다. 답은 하나뿐이므로 그럴 수 없습니다.`;

const grave = (deduction: Deduction) =>
  say`${cells(cellsIn(deduction, 'extra'))}의 남는 후보가 없다면 빈칸마다 후보가 둘이고 행·열·박스마다 각 숫자의 자리도 둘이 되어, 답이 하나일 수 없습니다.`;

/** The supposition that a contradiction follows from: the contrary of the effect. */
const supposed = ({ placement, eliminations: [gone] }: Deduction): Sentence => {
  if (placement) {
    return say`${cellPiece(placement.cell)}에 ${subject(say`${placement.digit}`)} 들어가지 않는다고 하면`;
  }
  return gone
    ? say`${cellPiece(gone.cell)}에 ${subject(say`${gone.digit}`)} 들어간다고 하면`
    : say``;
};

function reason(deduction: Deduction): Sentence {
  const { evidence, placement } = deduction;
  const about = digits(evidence.digits);
  const inHouse = first(evidence.houses);
  const at = (...roles: readonly Role[]) => cells(cellsIn(deduction, ...roles));
  const effectOn = effectDigit(deduction);
  const digit = say`${effectOn}`;
  const placed = cellPiece(placement?.cell ?? 0);
  const gone = cells(deduction.eliminations.map(({ cell }) => cell));
  switch (deduction.technique) {
    case 'full-house':
      return say`${topic(placed)} ${inHouse}의 마지막 빈칸이고, 거기에 없는 숫자는 ${digit}뿐입니다.`;
    case 'hidden-single-box':
    case 'hidden-single-line':
      return say`${inHouse}에서 ${subject(digit)} 들어갈 수 있는 칸은 ${placed}뿐입니다.`;
    case 'naked-single':
      return say`${placed}에 들어갈 수 있는 숫자는 ${digit}뿐입니다.`;
    case 'direct-pointing':
    case 'direct-claiming':
      return say`${inHouse}에서 ${subject(about)} 들어갈 칸은 모두 ${first(evidence.crossed)}에 있습니다. 그래서 ${last(evidence.crossed)}에는 자리가 하나만 남습니다.`;
    case 'direct-hidden-pair':
    case 'direct-hidden-triplet':
      return say`${inHouse}에서 ${subject(about)} 들어갈 칸은 ${at('pattern')}뿐이라 이 칸들을 차지합니다. 그래서 ${digit}의 자리는 하나만 남습니다.`;
    case 'pointing':
    case 'claiming':
      return say`${inHouse}에서 ${subject(about)} 들어갈 칸은 모두 ${first(evidence.crossed)}에 있습니다. 그 가운데 하나에 들어가므로 ${first(evidence.crossed)}의 다른 칸에는 들어갈 수 없습니다.`;
    case 'naked-pair':
    case 'naked-triplet':
    case 'naked-quad':
      return say`${inHouse}의 ${at('pattern')}에는 후보가 ${about}뿐이라, 이 숫자들은 이 칸들이 모두 차지합니다. 같은 곳의 다른 칸에는 들어갈 수 없습니다.`;
    case 'hidden-pair':
    case 'hidden-triplet':
    case 'hidden-quad':
      return say`${inHouse}에서 ${subject(about)} 들어갈 칸은 ${at('pattern')}뿐입니다. 이 칸들에 다른 숫자는 들어갈 수 없습니다.`;
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
      return say`${houses(evidence.houses)}에서 ${subject(about)} 들어갈 칸은 모두 ${houses(evidence.crossed)}에 있고, 하나씩 차지합니다. 그래서 ${houses(evidence.crossed)}의 다른 칸에는 들어갈 수 없습니다.`;
    case 'finned-x-wing':
    case 'finned-swordfish':
    case 'finned-jellyfish':
      return say`${houses(evidence.houses)}에서 ${topic(about)} ${houses(evidence.crossed)}에 있거나, 아니면 핀인 ${at('fin')}에 있습니다. ${houses(evidence.crossed)}에서 핀을 보는 다른 칸에는 어느 경우에도 들어갈 수 없습니다.`;
    case 'xy-wing':
      return say`${at('pivot')}에 무엇이 들어가든 ${at('pincer')} 가운데 하나는 ${digit}입니다. 두 칸을 모두 보는 칸에는 ${subject(digit)} 들어갈 수 없습니다.`;
    case 'xyz-wing':
      return say`${at('pivot')}에 무엇이 들어가든 이 칸이나 ${at('pincer')} 가운데 하나는 ${digit}입니다. 세 칸을 모두 보는 칸에는 ${subject(digit)} 들어갈 수 없습니다.`;
    case 'w-wing':
      return say`${at('pincer')}의 후보는 같은 두 숫자입니다. ${inHouse}에서 다른 한 숫자가 들어갈 칸은 ${at('pattern')}뿐이고, 그중 하나에 들어가므로 ${at('pincer')} 가운데 하나는 ${digit}입니다. 두 칸을 모두 보는 칸에는 ${subject(digit)} 들어갈 수 없습니다.`;
    case 'skyscraper':
    case 'two-string-kite':
      return say`${houses(evidence.houses)}에는 ${about}의 자리가 둘씩 있습니다. ${at('pattern')}에는 함께 들어갈 수 없으므로(${first(evidence.crossed)}) ${at('target')} 가운데 하나에 들어갑니다. 둘 다 보는 칸에는 들어갈 수 없습니다.`;
    case 'empty-rectangle':
      return say`${inHouse}에서 ${about}의 자리는 모두 ${houses(evidence.crossed)}에 있고, ${last(evidence.houses)}에는 ${at('pincer')}뿐입니다. ${gone}에 넣으면 둘 중 한 곳에는 넣을 칸이 없어집니다.`;
    case 'unique-rectangle-1':
    case 'unique-loop-1':
      return say`${exchangeable(deduction)} 다른 숫자가 들어갈 수 있는 칸은 ${at('extra')}뿐이니 거기에 다른 숫자가 들어갑니다.`;
    case 'unique-rectangle-2':
    case 'unique-loop-2':
      return say`${exchangeable(deduction)} 따라서 ${at('extra')} 가운데 하나는 ${digit}이고, 모두를 보는 칸에는 들어갈 수 없습니다.`;
    case 'unique-rectangle-3':
    case 'unique-loop-3':
      return say`${exchangeable(deduction)} 따라서 ${at('extra')} 가운데 하나에는 남는 후보가 들어가고, 둘을 한 칸으로 보면 ${inHouse}에서 ${together(at('pincer'))} 한 묶음이 됩니다.`;
    case 'unique-rectangle-4':
    case 'unique-loop-4':
      return say`${exchangeable(deduction)} ${inHouse}에서 두 숫자 가운데 하나는 ${at('extra')}에만 들어갈 수 있어 그중 한 칸을 차지합니다. 그래서 나머지 숫자 ${topic(digit)} 두 칸에 들어갈 수 없습니다.`;
    case 'hidden-rectangle':
      return say`${gone}에 ${subject(digit)} 들어가면 ${at('pattern')}에 ${subject(about)} 번갈아 들어가고, 둘을 맞바꾼 답이 하나 더 생깁니다. 답은 하나뿐이므로 그럴 수 없습니다.`;
    case 'bug-1':
      return say`${grave(deduction)} 따라서 남는 후보가 답입니다.`;
    case 'bug-2':
      return say`${grave(deduction)} 따라서 이 칸들 가운데 하나는 ${digit}이고, 모두를 보는 칸에는 들어갈 수 없습니다.`;
    case 'bug-3':
      return say`${grave(deduction)} 따라서 남는 후보 가운데 하나가 답이고, 이 칸들을 한 칸으로 보면 ${inHouse}에서 ${together(at('pincer'))} 한 묶음이 됩니다.`;
    case 'bug-4':
      return say`${grave(deduction)} ${inHouse}에서 이 칸들 가운데 하나는 ${about}, 다른 하나는 남는 후보입니다. 그 밖의 후보는 들어갈 수 없습니다.`;
    case 'aligned-pair-exclusion':
    case 'aligned-triplet-exclusion':
      return say`지우는 후보를 넣고 ${object(at('pattern'))} 어떻게 채우든, 한곳에 같은 숫자가 둘 생기거나 ${at('pincer')} 가운데 한 칸에 후보가 남지 않습니다.`;
    case 'x-cycle':
    case 'y-cycle':
    case 'alternating-cycle':
      return say`체인이 한 바퀴 돌아 제자리로 오고, 거꾸로 돌아도 성립합니다. 이웃한 둘 가운데 하나는 반드시 들어가므로, 둘 다 보는 후보는 들어갈 수 없습니다.`;
    case 'x-chain':
    case 'forcing-chain':
      return placement
        ? say`${placed}에 ${subject(digit)} 들어가지 않는다고 해도, 따라가면 다시 ${subject(digit)} 들어간다는 결론에 이릅니다.`
        : say`${at('source')}에 ${subject(digit)} 들어간다고 하면, 따라가다 들어가지 않는다는 결론에 이릅니다.`;
    case 'nishio':
    case 'dynamic-contradiction':
      return say`${supposed(deduction)} 모순에 이릅니다. 같은 후보가 들어가면서 동시에 들어가지 않아야 합니다.`;
    case 'dynamic-double':
      return say`첫 후보가 들어가든 들어가지 않든 같은 결론에 이릅니다.`;
    case 'cell-forcing-chains':
    case 'dynamic-cell-forcing-chains':
      return say`${cells(evidence.cells.map(({ cell }) => cell))}에 무엇이 들어가든 같은 결론에 이릅니다.`;
    case 'house-forcing-chains':
    case 'dynamic-house-forcing-chains':
      return say`${inHouse} 어디에 ${subject(say`${evidence.candidates[0]?.digit ?? effectOn}`)} 들어가든 같은 결론에 이릅니다.`;
  }
}

export const words: TechniqueMessages = {
  where,
  effect,
  reason,
  roles: {
    pattern: '패턴',
    pivot: '중심 칸',
    pincer: '날개 칸',
    fin: '핀',
    extra: '남는 후보',
    source: '체인의 시작',
    target: '패턴의 끝',
    on: '체인',
    off: '체인',
  },
  removes: (list) => `후보 ${list.join(', ')} 지움`,
  places: (digit) => `${digit} 넣음`,
};
