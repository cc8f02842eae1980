// Drawings as files: SVG text and PNG are painted from the same shapes.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  pictureFile,
  svgTextOf,
  type Look,
} from '../../../../web/element/shared/picture/scene-file';
import type { Scene, Shape } from '../../../../web/element/shared/picture/scene';

type Tone = 'dark' | 'pale';
const look: Look<Tone> = {
  ground: '#fff',
  colours: { dark: '#000', pale: '#ccc' },
  fonts: 'sans-serif',
  weight: 700,
  scale: 10,
  margin: 5,
};
const text: Shape<Tone> = {
  kind: 'text',
  x: 1,
  y: 2,
  text: 'a < b & c',
  size: 1.2,
  tone: 'dark',
  anchor: 'middle',
  bold: true,
};
const sceneOf = (...shapes: Shape<Tone>[]): Scene<Tone> => ({ width: 4, height: 3, shapes });
const elementOf = (shape: Shape<Tone>) => svgTextOf(sceneOf(shape), look).split('\n')[2];

describe('a drawing as SVG', () => {
  it('is as large as the scene with its margins, on its ground', () => {
    const [head, ground] = svgTextOf(sceneOf(), look).split('\n');
    expect(head).toContain('width="50" height="40" viewBox="-5 -5 50 40"');
    expect(ground).toBe('<rect x="-5" y="-5" width="50" height="40" fill="#fff"/>');
  });

  it('has rectangles in their colour', () => {
    const rect = { kind: 'rect', x: 0.5, y: 1, width: 2, height: 0.25, tone: 'pale' } as const;
    expect(elementOf(rect)).toBe('<rect x="5" y="10" width="20" height="2.5" fill="#ccc"/>');
  });

  it('has several lines as one path', () => {
    const lines = [
      [0, 0, 1, 0],
      [0, 1, 1, 1],
    ] as const;
    expect(elementOf({ kind: 'lines', lines, width: 0.3, tone: 'dark' })).toBe(
      '<path d="M0 0L10 0M0 10L10 10" fill="none" stroke="#000" stroke-width="3"/>',
    );
  });

  it('has dashes and square ends only where the lines say so', () => {
    const line = { kind: 'lines', lines: [[0, 0, 1, 0]], width: 0.1, tone: 'dark' } as const;
    expect(elementOf({ ...line, dashed: true })).toContain('stroke-dasharray="3"');
    expect(elementOf({ ...line, square: true })).toContain('stroke-linecap="square"');
    expect(elementOf(line)).not.toMatch(/dash|cap/);
  });

  it('has texts in their size and weight, and nothing in them is taken for markup', () => {
    expect(elementOf(text)).toBe(
      '<text x="10" y="20" font-size="12" fill="#000" text-anchor="middle" font-weight="700">a &lt; b &amp; c</text>',
    );
    expect(elementOf({ ...text, bold: false })).not.toContain('font-weight');
  });

  it('is saved as an SVG file', async () => {
    const file = await pictureFile('svg', sceneOf(text), look);
    expect(file?.type).toBe('image/svg+xml');
    expect(await file?.text()).toBe(svgTextOf(sceneOf(text), look));
  });
});

/** A canvas that records every call that paints on it. */
function recordingCanvas() {
  const calls: string[] = [];
  const context: Record<string, unknown> = {};
  for (const name of [
    'fillRect',
    'scale',
    'translate',
    'setLineDash',
    'beginPath',
    'moveTo',
    'lineTo',
    'stroke',
    'fillText',
  ]) {
    context[name] = (...values: unknown[]) => {
      const inked = name === 'fillRect' ? ` in ${String(context.fillStyle)}` : '';
      calls.push(`${name} ${values.flat().join(' ')}`.trim() + inked);
    };
  }
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => context,
    toBlob: (hear: (blob: Blob | null) => void) => {
      hear(new Blob(['png'], { type: 'image/png' }));
    },
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  return { calls, canvas, context };
}

describe('a drawing as PNG', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has two pixels for each of the picture’s, on its ground', async () => {
    const { calls, canvas } = recordingCanvas();
    const file = await pictureFile('png', sceneOf(), look);
    expect(file?.type).toBe('image/png');
    expect(canvas).toMatchObject({ width: 100, height: 80 });
    expect(calls).toEqual(['fillRect 0 0 100 80 in #fff', 'scale 2 2', 'translate 5 5']);
  });

  it('has every shape where the SVG has it', async () => {
    const { calls, context } = recordingCanvas();
    const rect = { kind: 'rect', x: 0.5, y: 1, width: 2, height: 0.25, tone: 'pale' } as const;
    const lines = [[0, 0, 1, 0]] as const;
    await pictureFile(
      'png',
      sceneOf(rect, { kind: 'lines', lines, width: 0.3, tone: 'dark', dashed: true }, text),
      look,
    );
    expect(calls.slice(3)).toEqual([
      'fillRect 5 10 20 2.5 in #ccc',
      'setLineDash 3 3',
      'beginPath',
      'moveTo 0 0',
      'lineTo 10 0',
      'stroke',
      'fillText a < b & c 10 20',
    ]);
    expect(context).toMatchObject({
      lineWidth: 3,
      lineCap: 'butt',
      strokeStyle: '#000',
      font: '700 12px sans-serif',
      textAlign: 'center',
    });
  });

  it('is nothing where the browser gives no canvas', async () => {
    const { canvas } = recordingCanvas();
    Object.assign(canvas, { getContext: () => null });
    expect(await pictureFile('png', sceneOf(), look)).toBeUndefined();
  });
});
