// The element's attributes that are about watching, as its properties have them.
import { defaultSpeed, speedOf } from '../../core/speed';
import type { WatchAttributes } from '../contract';

export const watchDefaults: Readonly<WatchAttributes> = {
  speed: defaultSpeed,
  at: 0,
  from: 0,
  to: Number.NaN,
  autoplay: false,
  loop: false,
};

const position = (text: string | null) => {
  const number = Math.floor(Number(text ?? Number.NaN));
  return number >= 0 && Number.isSafeInteger(number) ? number : undefined;
};

export const watchProperties = {
  speed: {
    converter: { fromAttribute: speedOf, toAttribute: String },
    reflect: true,
    useDefault: true,
  },
  at: { converter: (text: string | null) => position(text) ?? watchDefaults.at },
  from: { converter: (text: string | null) => position(text) ?? watchDefaults.from },
  to: { converter: (text: string | null) => position(text) ?? watchDefaults.to },
  autoplay: { type: Boolean },
  loop: { type: Boolean },
};
