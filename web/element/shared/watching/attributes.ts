// The element's attributes that are about watching, as its properties have them.
import { defaultSpeed, speedOf, type Speed } from './speed';

export interface WatchAttributes {
  speed: Speed;
  /** The step shown first; changed later, the step to go to. */
  at: number;
  /** The span that is played; `to` is NaN for the end of the search. */
  from: number;
  to: number;
  /** Starts to play at once, unless the visitor wants less motion. */
  autoplay: boolean;
  loop: boolean;
}

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
