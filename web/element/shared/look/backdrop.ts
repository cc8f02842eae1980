// The backdrop of an element in another page: the colour behind it, as far as its ancestors tell.

import { ownOf, parentOf } from '../unclobbered';

/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const white: Colour = [255, 255, 255, 1];
/** Chromium's dark canvas; Firefox's is nearly the same. */
const darkCanvas: Colour = [18, 18, 18, 1];

const plain = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;

/** A colour as getComputedStyle writes it. */
export function readColour(text: string): Colour | undefined {
  const found = plain.exec(text);
  if (found) {
    const [, red, green, blue, alpha = '1'] = found;
    return [Number(red), Number(green), Number(blue), Number(alpha)];
  }
  // A colour in another colour space is painted, and its pixel is read.
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

/** The relative luminance of WCAG, from 0 to 1. */
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

/** Whether white text is easier to read on it than black text. */
export const isDark = (ground: Colour): boolean =>
  contrast(ground, white) > contrast(ground, [0, 0, 0, 1]);

/** The element around in the drawn tree: the assigned slot, the host of a shadow root, or the parent. */
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

/** Whether an image or an overlay hides the background, so that only its pixels would tell the colour. */
function hidesItsColour(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.backgroundImage !== 'none') return true;
  return ['::before', '::after'].some((name) => {
    const layer = getComputedStyle(element, name);
    return !['none', 'normal'].includes(layer.content) && isLifted(layer) && paints(layer);
  });
}

/** The colour of the browser's canvas; undefined in a frame, whose canvas may be transparent. */
function canvasOf({ documentElement, defaultView }: Document): Colour | undefined {
  if (defaultView?.parent !== defaultView) return undefined;
  return isSchemeDark(documentElement) ? darkCanvas : white;
}

/** Whether the root uses the dark colour scheme. */
function isSchemeDark(root: Element): boolean {
  const own = getComputedStyle(root).colorScheme;
  const meta = ownOf(root.ownerDocument).querySelector<HTMLMetaElement>(
    'meta[name="color-scheme" i]',
  );
  const schemes = (own === 'normal' ? (meta?.content ?? '') : own).toLowerCase().split(/\s+/);
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The colour behind an element; undefined where an image, or other content under a floating element, may be behind it. */
export function groundBehind(element: Element): Colour | undefined {
  const veils: Colour[] = [];
  let ground: Colour | undefined;
  for (let at: Element | null = element; at && !ground; at = around(at)) {
    const style = getComputedStyle(at);
    // The element's own pseudo-elements do not cover its contents; only its image hides the colour.
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

/** Whether the element is in dark surroundings, by the colour behind it or else by the text colour. */
export function isBackdropDark(element: Element): boolean {
  const ground = groundBehind(element);
  if (ground) return isDark(ground);
  const text = readColour(getComputedStyle(element).color);
  return text !== undefined && !isDark(text);
}
