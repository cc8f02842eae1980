// <retrace-scan-review>: reads a photo, shows what was read, and lets a person mend it before it goes on the board.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ScanClient } from '../../client/scan/scan-client';
import { defaultLanguage, type Language } from '../../core/language';
import type { BoardPosition } from '../contract/board-actions';
import type { Mode } from '../contract/mode-names';
import type {
  Picture,
  Pixels,
  ScanAnswer,
  ScanTrouble,
  CameraTrouble,
} from '../../core/scan/photo-result';
import { fileChoice } from '../shared/file-choice';
import { controlStyles } from '../shared/look/controls';
import { sheetStyles } from '../shared/look/sheet-styles';
import { viewStyles } from '../shared/look/view-styles';
import './camera/camera';
import type { CameraUser } from './camera/camera';
import {
  draftOf,
  nextDoubtful,
  positionOf,
  withChosen,
  withEntered,
  withEntriesKept,
  withKindTurned,
  withNoteTurned,
  type Draft,
} from './draft';
import { drawCell, drawPhoto } from './pictures';
import { meantBy } from './review-keys';
import { entriesSwitch, readingOf } from './photo-reading';
import { reviewStyles } from './review-styles';
import { type ReviewMessages, reviewMessagesIn } from '../../languages/en/scan';
import { defineOnce, reactive } from '../shared/own-element';
import { pressButton } from '../shared/look/press-button';

export interface Put {
  board: (position: BoardPosition) => void;
  /** A puzzle with rules of its own. */
  text: (text: string) => void;
}

type Shown =
  | { kind: 'nothing' }
  | { kind: 'camera' }
  | { kind: 'camera-off'; why: CameraTrouble | 'hidden' }
  | { kind: 'reading' }
  | { kind: 'trouble'; trouble: ScanTrouble }
  | { kind: 'failed' }
  | { kind: 'read'; draft: Draft };

export class RetraceScanReview extends LitElement {
  static override styles = [viewStyles, controlStyles, sheetStyles, reviewStyles];
  static override properties = reactive('language', 'mode', 'shown');

  declare language: Language;
  declare mode: Mode | undefined;
  declare shown: Shown;

  readonly #client = new ScanClient();
  #put: Put = { board: () => undefined, text: () => undefined };
  /** The picture that was read last. */
  #picture: Picture | undefined;

  constructor() {
    super();
    this.language = defaultLanguage;
    this.shown = { kind: 'nothing' };
  }

  /** `put`: onto the board, once a person wants it there. The worker ends with the dialog. */
  async open(picture: File, put: Put): Promise<void> {
    this.#put = put;
    await this.#read(picture);
  }

  /** Reads what the camera sees; it is on until the dialog closes or something was read. */
  async film(put: Put): Promise<void> {
    this.#put = put;
    await this.#show({ kind: 'camera' });
    this.#focusOn('.ways button');
  }

  #focusOn(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  async #show(shown: Shown): Promise<void> {
    this.shown = shown;
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  /** `grid`: another one of the picture's. */
  async #read(picture: Picture, grid?: number): Promise<void> {
    this.#picture = picture;
    await this.#show({ kind: 'reading' });
    try {
      const answer = await this.#client.scan(picture, { grid });
      await this.#tell(answer, picture instanceof Blob ? undefined : picture);
      // Its button was gone while the picture was read.
      if (grid !== undefined) this.#focusOn('.next-grid');
    } catch (error) {
      this.#fail(error);
    }
  }

  /** `picture`: where the answer does not have it. */
  async #tell(answer: ScanAnswer, picture?: Pixels): Promise<void> {
    if (answer.kind === 'trouble') {
      this.shown = answer;
      await this.updateComplete;
      if ('text' in answer.trouble) this.#focusOn('.ways .primary');
      return;
    }
    const focused = this.shadowRoot?.activeElement;
    const isUnmoved = focused === this.renderRoot.querySelector('.ways button');
    this.shown = { kind: 'read', draft: draftOf(answer.scan) };
    await this.updateComplete;
    // The dialog put the focus on its first button, before which the way to the board is now.
    if (isUnmoved) this.#focusOn('.ways .primary');
    const canvas = this.renderRoot.querySelector<HTMLCanvasElement>('canvas.photo');
    const photo = answer.shown ?? picture;
    if (canvas && photo) drawPhoto(canvas, photo, answer.scan.corners);
    // The camera's button, which had the focus, is gone.
    if (picture) this.#go(this.shown.draft.chosen);
  }

  #fail(error: unknown): void {
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!isGivenUp) this.shown = { kind: 'failed' };
  }

  readonly #cameraUser: CameraUser = {
    read: (answer, frame) => {
      this.#picture = frame;
      void this.#tell(answer, frame);
    },
    stop: (why) => {
      this.shown = { kind: 'camera-off', why };
    },
    fail: (error) => {
      this.#fail(error);
    },
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#client.close();
  }

  protected override render(): TemplateResult {
    const text = reviewMessagesIn(this.language);
    const isFilming = this.shown.kind === 'camera' || this.shown.kind === 'camera-off';
    return html`<dialog
      class=${this.shown.kind}
      aria-labelledby="review-title"
      @close=${() => {
        this.shown = { kind: 'nothing' };
        this.#picture = undefined;
        this.#client.close();
      }}
      @keydown=${this.#onKey}
    >
      <div class="sheet">
        <h2 id="review-title">${isFilming ? text.cameraTitle : text.title}</h2>
        ${this.#content(text)}
        <p class="note">${isFilming ? text.cameraPrivate : text.private}</p>
        <div class="ways">${this.#ways(text)}</div>
      </div>
    </dialog>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Another mode is another place, where nobody sees that the camera is on.
    if (changed.has('mode') && this.shown.kind === 'camera') this.#close();
    if (this.shown.kind !== 'read') return;
    const { scan } = this.shown.draft;
    for (const canvas of this.renderRoot.querySelectorAll<HTMLCanvasElement>('canvas.crop')) {
      drawCell(canvas, scan, Number(canvas.dataset.cell));
    }
  }

  #content(text: ReviewMessages): TemplateResult {
    const { shown } = this;
    switch (shown.kind) {
      case 'nothing':
        return html``;
      case 'camera':
        return html`<retrace-scan-camera
          .language=${this.language}
          .client=${this.#client}
          .user=${this.#cameraUser}
        ></retrace-scan-camera>`;
      case 'camera-off':
        return html`<p class="error" role="alert">${text.cameraOff(shown.why)}</p>`;
      case 'reading':
        return html`<p role="status">${text.reading}</p>`;
      case 'failed':
        return html`<p class="error" role="alert">${text.failed}</p>`;
      case 'trouble':
        return troubleView(shown.trouble, text);
      case 'read':
        return readingOf(shown.draft, text, {
          choose: (cell) => {
            this.#draft(withChosen(shown.draft, cell));
          },
          enter: this.#enter,
          next: this.#next,
          turn: this.#turn,
          readGrid: (number) => {
            if (this.#picture) void this.#read(this.#picture, number);
          },
        });
    }
  }

  #ways(text: ReviewMessages): TemplateResult {
    const { shown } = this;
    const draft = shown.kind === 'read' ? shown.draft : undefined;
    const put = () => {
      if (!draft) return;
      this.#close();
      this.#put.board(positionOf(draft));
    };
    const varied =
      shown.kind === 'trouble' && 'text' in shown.trouble ? shown.trouble.text : undefined;
    const openVaried = () => {
      if (varied === undefined) return;
      this.#close();
      this.#put.text(varied);
    };
    const readNow = () => {
      const frame = this.renderRoot.querySelector('retrace-scan-camera')?.frame();
      if (frame) void this.#read(frame);
    };
    const film = () => void this.film(this.#put);
    const way = (look: string, label: string, act: () => void) => pressButton(look, label, act);
    return html`
      ${draft ? way('primary', text.put, put) : nothing}
      ${varied === undefined ? nothing : way('primary', text.openVaried, openVaried)}
      ${
        draft
          ? entriesSwitch(draft, text, (keep) => {
              this.#draft(withEntriesKept(draft, keep));
            })
          : nothing
      }
      ${shown.kind === 'camera' ? way('primary', text.readNow, readNow) : way('secondary camera', text.camera, film)}
      ${fileChoice({
        label: text.another,
        look: 'secondary',
        name: text.another,
        accept: 'image/*',
        open: (picture) => void this.open(picture, this.#put),
      })}
      <button type="button" class="secondary" @click=${this.#close}>${text.cancel}</button>
    `;
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };

  readonly #next = (): void => {
    if (this.shown.kind === 'read') this.#go(nextDoubtful(this.shown.draft));
  };

  readonly #enter = (digit: number): void => {
    if (this.shown.kind === 'read') this.#draft(withEntered(this.shown.draft, digit));
  };

  readonly #turn = (): void => {
    if (this.shown.kind === 'read') this.#draft(withKindTurned(this.shown.draft));
  };

  /** Nothing of it reaches the board behind. */
  readonly #onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (this.shown.kind !== 'read') return;
    const meant = meantBy(event, this.shown.draft.chosen);
    if (!meant) return;
    if (meant.kind === 'enter') this.#enter(meant.digit);
    else if (meant.kind === 'next') this.#next();
    else if (meant.kind === 'turn') this.#turn();
    else if (meant.kind === 'note') this.#draft(withNoteTurned(this.shown.draft, meant.digit));
    else this.#go(meant.cell);
    event.preventDefault();
  };

  #draft(draft: Draft): void {
    this.shown = { kind: 'read', draft };
  }

  #go(cell: number): void {
    this.renderRoot.querySelectorAll<HTMLElement>('[role=gridcell]')[cell]?.focus();
  }
}

/** A puzzle with rules of its own is no error. */
function troubleView(trouble: ScanTrouble, text: ReviewMessages): TemplateResult {
  const look = 'text' in trouble ? '' : 'error';
  return html`<p class=${look} role="alert">${text.trouble(trouble)}</p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-scan-review': RetraceScanReview;
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-scan-review', RetraceScanReview);
