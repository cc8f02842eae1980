// The backdrop of an element in somebody else's page: the colour behind it, where its ancestors say one.

import { ownOf, parentOf } from '../unclobbered';

/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const white: Colour = [255, 255, 255, 1];
/** As Chromium has it; Firefox's differs by less than anybody sees. */
const darkCanvas: Colour = [18, 18, 18, 1];

const plain = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;

/** A colour as getComputedStyle writes it. */
export function readColour(text: string): Colour | undefined {
  const found = plain.exec(text);
  if (found) {
    const [, red, green, blue, alpha = '1'] = found;
    return [Number(red), Number(green), Number(blue), Number(alpha)];
  }
  // One that is written in another colour space is painted, and its pixel read.
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context || !CSS.supports('color', text)) return undefined;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const over = (above: Colour, below: Colour): Colour => {
  const mix = (channel: 0 | 1 | 2) => above[channel] * above[3] + below[channel] * (1 - above[3]);
  return [mix(0), mix(1), mix(2), 1];
};

/** As WCAG defines it, from 0 to 1. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** White text is read on it better than black text. */
export const isDark = (ground: Colour): boolean =>
  contrast(ground, white) > contrast(ground, [0, 0, 0, 1]);

/** The one around in what is drawn: a slot's element, and the host of a shadow root. */
function around(element: Element): Element | null {
  if (element.assignedSlot instanceof HTMLSlotElement) return element.assignedSlot;
  const parent = parentOf(element);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

const paints = ({ backgroundImage, backgroundColor }: CSSStyleDeclaration): boolean =>
  backgroundImage !== 'none' || readColour(backgroundColor)?.[3] !== 0;

const isLifted = ({ position }: CSSStyleDeclaration): boolean =>
  position === 'absolute' || position === 'fixed';

/** A picture, a veil before or after the text: something that only pixels would tell. */
function hidesItsColour(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.backgroundImage !== 'none') return true;
  return ['::before', '::after'].some((name) => {
    const layer = getComputedStyle(element, name);
    return !['none', 'normal'].includes(layer.content) && isLifted(layer) && paints(layer);
  });
}

/** The colour that the browser paints where a document paints none; in a frame there may be none as well. */
function canvasOf({ documentElement, defaultView }: Document): Colour | undefined {
  if (defaultView?.parent !== defaultView) return undefined;
  return isSchemeDark(documentElement) ? darkCanvas : white;
}

/** Whether the colour scheme that is used for a root is the dark one. */
function isSchemeDark(root: Element): boolean {
  const own = getComputedStyle(root).colorScheme;
  const meta = ownOf(root.ownerDocument).querySelector<HTMLMetaElement>(
    'meta[name="color-scheme" i]',
  );
  const schemes = (own === 'normal' ? (meta?.content ?? '') : own).toLowerCase().split(/\s+/);
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The colour behind an element; undefined where a picture, or something that it floats over, may be. */
export function groundBehind(element: Element): Colour | undefined {
  const veils: Colour[] = [];
  let ground: Colour | undefined;
  for (let at: Element | null = element; at && !ground; at = around(at)) {
    const style = getComputedStyle(at);
    // The element's own paint is under all of it.
    if (at === element ? style.backgroundImage !== 'none' : hidesItsColour(at, style)) {
      return undefined;
    }
    const colour = readColour(style.backgroundColor);
    if (!colour) return undefined;
    if (colour[3] === 1) ground = colour;
    else if (isLifted(style)) return undefined;
    else if (colour[3] > 0) veils.push(colour);
  }
  ground ??= canvasOf(ownOf(element.ownerDocument));
  return ground && veils.reduceRight((below, veil) => over(veil, below), ground);
}

/** Whether an element's place is a dark one: by its ground, else by the colour of the text there. */
export function isPlaceDark(element: Element): boolean {
  const ground = groundBehind(element);
  if (ground) return isDark(ground);
  const text = readColour(getComputedStyle(element).color);
  return text !== undefined && !isDark(text);
}
