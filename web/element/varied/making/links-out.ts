// <retrace-varied-links>: a puzzle with rules as links to other programs, which are written when they are asked for.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { VariedSolver, VariedTarget, VariedWritten } from '../../../core/varied/varied-calls';
import type { Language } from '../../../core/language';
import { variedEditorIn } from '../../../languages/en/varied-editor';
import { variedStyles } from '../varied-styles';
import { defineOnce } from '../../shared/own-element';

interface Program {
  name: string;
  target: VariedTarget;
  address: (text: string) => string;
}

const programs: readonly Program[] = [
  {
    name: 'f-puzzles',
    target: 'fpuzzles',
    address: (text) => `https://www.f-puzzles.com/?load=${encodeURIComponent(text)}`,
  },
  {
    name: 'SudokuPad',
    target: 'fpuzzles',
    address: (text) => `https://sudokupad.app/fpuzzles${encodeURIComponent(text)}`,
  },
  {
    name: 'Interactive Sudoku Solver',
    target: 'iss',
    address: (text) =>
      `https://sigh.github.io/Interactive-Sudoku-Solver/?q=${encodeURIComponent(text)}`,
  },
];

export class RetraceVariedLinks extends LitElement {
  static override styles = variedStyles;
  static override properties = {
    solver: { attribute: false },
    text: { attribute: false },
    language: { attribute: false },
    written: { state: true },
  };

  declare solver: VariedSolver | undefined;
  declare text: string;
  declare language: Language;
  declare written: { text: string; by: ReadonlyMap<VariedTarget, VariedWritten> } | undefined;
  #isOpen = false;

  constructor() {
    super();
    this.text = '';
    this.language = 'en';
  }

  protected override willUpdate(): void {
    if (this.#isOpen && this.written?.text !== this.text) void this.#write();
  }

  async #write(): Promise<void> {
    const { solver, text } = this;
    if (!solver) return;
    const by = new Map<VariedTarget, VariedWritten>();
    for (const target of new Set(programs.map((program) => program.target))) {
      const written = await solver.write({ text }, target).catch(() => undefined);
      if (written) by.set(target, written);
    }
    if (this.text === text) this.written = { text, by };
  }

  protected override render(): TemplateResult {
    const words = variedEditorIn(this.language).links;
    const { written, text } = this;
    const by = written?.text === text ? written.by : undefined;
    return html`<details
      class="fold"
      @toggle=${({ target }: Event) => {
        this.#isOpen = target instanceof HTMLDetailsElement && target.open;
        this.requestUpdate();
      }}
    >
      <summary>${words.open}</summary>
      ${
        by
          ? html`<ul class="unlisted">
              ${programs.map(({ name, target, address }) => {
                const found = by.get(target);
                return html`<li>
                  ${
                    found?.kind === 'written'
                      ? html`<a
                          class="touchable"
                          target="_blank"
                          rel="noreferrer"
                          href=${address(found.text)}
                          >${name}</a
                        >`
                      : found
                        ? words.refused(name, found.found)
                        : nothing
                  }
                </li>`;
              })}
            </ul>`
          : html`<p role="status">${this.#isOpen ? words.asking : ''}</p>`
      }
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-varied-links': RetraceVariedLinks;
  }
}

defineOnce('retrace-varied-links', RetraceVariedLinks);
