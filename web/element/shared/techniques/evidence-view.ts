// <retrace-evidence>: a deduction drawn over a board of 81 cells. Screen readers get the sentences and the cells' names.
import { LitElement, css, html, nothing, svg, type TemplateResult } from 'lit';
import { cellsOf, columnOf, rowOf, type House } from '../../../core/cell';
import { emptyDrawing, type Drawing } from './deduction-drawing';
import { discRadius, linkCurve, pointOf } from './link-curve';
import { defineOnce, reactive } from '../own-element';

class RetraceEvidence extends LitElement {
  static override styles = css`
    :host {
      --second: light-dark(#6941c6, #c4a7ff);
      --fin: light-dark(#a15c00, #ffbe5c);
      position: absolute;
      inset: 0;
      z-index: 2;
      pointer-events: none;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
      font-weight: 700;
    }
    text {
      text-anchor: middle;
      dominant-baseline: central;
    }
    .lit {
      fill: var(--accent);
      fill-opacity: 0.14;
    }
    .house,
    .crossed {
      fill: none;
      stroke: var(--accent);
      stroke-width: 0.06;
      rx: 0.1;
    }
    .crossed {
      stroke: var(--second);
      stroke-dasharray: 0.14 0.1;
    }
    .cell {
      fill-opacity: 0.18;
    }
    .cell,
    .disc {
      fill: var(--look);
    }
    .first {
      --look: var(--accent);
    }
    .on {
      --look: var(--accent);
    }
    .second {
      --look: var(--second);
    }
    .fin {
      --look: var(--fin);
    }
    .off {
      --look: var(--ink-soft);
    }
    .gone {
      --look: var(--danger);
    }
    .ground {
      fill: var(--paper);
    }
    .candidate text {
      fill: var(--paper);
      font-size: 0.25px;
    }
    .candidate.plain text {
      fill: var(--ink-soft);
      font-weight: 400;
    }
    .off .disc {
      fill: var(--paper);
      stroke: var(--look);
      stroke-width: 0.03;
      stroke-dasharray: 0.07 0.05;
    }
    .off text {
      fill: var(--ink);
    }
    .gone .disc {
      fill: var(--paper);
      stroke: var(--look);
      stroke-width: 0.03;
    }
    .gone text {
      fill: var(--look);
    }
    .strike {
      stroke: var(--look);
      stroke-width: 0.045;
    }
    .link {
      fill: none;
      stroke: var(--ink);
      stroke-width: 0.035;
    }
    .weak {
      stroke-dasharray: 0.09 0.07;
    }
    .head {
      fill: var(--ink);
    }
    .placement rect {
      fill: var(--accent-soft);
      stroke: var(--accent);
      stroke-width: 0.06;
    }
    .placement text {
      fill: var(--accent);
      font-size: 0.6px;
    }
    .pointed {
      fill: var(--accent);
      fill-opacity: 0.26;
    }
    .pointed.alone {
      fill-opacity: 0.12;
      stroke: var(--ink);
      stroke-width: 0.07;
      rx: 0.08;
    }
  `;

  static override properties = reactive('drawing');

  declare drawing: Drawing;

  constructor() {
    super();
    this.drawing = emptyDrawing;
  }

  protected override render(): TemplateResult {
    const { lit, houses, crossed, cells, candidates, links, placement, pointed } = this.drawing;
    return html`<svg viewBox="0 0 9 9" aria-hidden="true">
      <defs>
        ${svg`<marker id="head" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="4.5" markerHeight="4.5" orient="auto">
          <path class="head" d="M0 0.4L4 2L0 3.6Z" />
        </marker>`}
      </defs>
      ${lit.map((cell) => square('lit', cell, 0))}
      ${[...new Set(candidates.map(({ cell }) => cell))].map((cell) => square('ground', cell, 0.03))}
      ${cells.map(({ cell, look }) => square(`cell ${look}`, cell, 0))}
      ${crossed.map((house) => outline('crossed', house))}
      ${houses.map((house) => outline('house', house))}
      ${links.map(
        ({ from, to, isFromOn }) =>
          svg`<path class="link ${isFromOn ? 'weak' : ''}" marker-end="url(#head)" d=${linkCurve(from, to)} />`,
      )}
      ${candidates.map(candidate)} ${placement ? placed(placement) : nothing}
      ${pointed.map((cell) => square(pointed.length > 1 ? 'pointed' : 'pointed alone', cell, 0.04))}
    </svg>`;
  }
}

const square = (name: string, cell: number, inset: number) =>
  svg`<rect class=${name} x=${columnOf(cell) + inset} y=${rowOf(cell) + inset} width=${1 - 2 * inset} height=${1 - 2 * inset} />`;

function outline(name: string, house: House) {
  const [first = 0, last = 0] = [cellsOf(house)[0], cellsOf(house).at(-1)];
  const [x, y] = [columnOf(first), rowOf(first)];
  return svg`<rect class=${name} x=${x + 0.05} y=${y + 0.05} width=${columnOf(last) - x + 0.9} height=${rowOf(last) - y + 0.9} />`;
}

function candidate({ cell, digit, look }: Drawing['candidates'][number]) {
  const { x, y } = pointOf({ cell, digit });
  const side = 2 * discRadius;
  return svg`<g class="candidate ${look}">
    ${
      look === 'plain'
        ? nothing
        : look === 'fin'
          ? svg`<rect class="disc" x=${x - discRadius} y=${y - discRadius} width=${side} height=${side} rx="0.04" />`
          : svg`<circle class="disc" cx=${x} cy=${y} r=${discRadius} />`
    }
    <text x=${x} y=${y}>${digit}</text>
    ${
      look === 'gone'
        ? svg`<line class="strike" x1=${x - 0.12} y1=${y + 0.12} x2=${x + 0.12} y2=${y - 0.12} />`
        : nothing
    }
  </g>`;
}

function placed({ cell, digit }: { cell: number; digit: number }) {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  return svg`<g class="placement">
    <rect x=${x + 0.08} y=${y + 0.08} width="0.84" height="0.84" rx="0.12" />
    <text x=${x + 0.5} y=${y + 0.5}>${digit}</text>
  </g>`;
}

defineOnce('retrace-evidence', RetraceEvidence);
