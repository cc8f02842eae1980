// The attributes about watching, as properties of the element.
import { defaultSpeed, speedIn } from '../../core/speed';
import type { WatchAttributes } from '../contract/mode-element';
import { checked, switched } from './checked';

export const watchDefaults: Readonly<WatchAttributes> = {
  speed: defaultSpeed,
  at: 0,
  from: 0,
  to: Number.NaN,
  autoplay: false,
  loop: false,
  presents: false,
};

/** A step's number, or a text that says one. */
function positionIn(value: unknown): number | undefined {
  const isOne = typeof value === 'number' || typeof value === 'string';
  const position = isOne ? Math.floor(Number(value)) : -1;
  return position >= 0 && Number.isSafeInteger(position) ? position : undefined;
}

export const watchProperties = {
  speed: checked(watchDefaults.speed, speedIn, { reflect: true, useDefault: true }),
  trace: checked('', (value) => (typeof value === 'string' ? value : undefined)),
  at: checked(watchDefaults.at, positionIn),
  from: checked(watchDefaults.from, positionIn),
  to: checked(watchDefaults.to, (value) => (Number.isNaN(value) ? Number.NaN : positionIn(value))),
  autoplay: switched('autoplay'),
  loop: switched('loop'),
  presents: switched('presents', { reflect: true }),
};
