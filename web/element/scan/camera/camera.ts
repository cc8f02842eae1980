// <retrace-scan-camera>: what the camera shows, the grid's outline over it, and a reading once it holds still.
// The camera is on as long as this stands in the page, and the page is seen.
import { LitElement, html, nothing, svg, type TemplateResult } from 'lit';
import { ScanClient } from '../../../client/scan/scan-client';
import { defaultLanguage, type Language } from '../../../core/language';
import {
  longestSide,
  type Outline,
  type Pixels,
  type ScanAnswer,
  type CameraTrouble,
} from '../../../core/scan/photo-result';
import { viewStyles } from '../../shared/look/view-styles';
import { draftOf, stateOf } from '../draft';
import { reviewMessagesIn } from '../../../languages/en/scan';
import { cameraStyles } from './camera-styles';
import { Steadiness } from './steadiness';
import { frameOf, openCamera } from './stream';
import { defineOnce, reactive } from '../../shared/own-element';

/** A part that has opened the camera; each of them closes it again. */
export interface CameraUser {
  /** The grid was read surely while the camera held still. */
  read: (answer: ScanAnswer, frame: Pixels) => void;
  stop: (why: CameraTrouble | 'hidden') => void;
  fail: (error: unknown) => void;
}

/** Between two looks, in milliseconds: ten a second, fewer where a look takes longer. */
const betweenLooks = 100;

/** Pixels of the longer side: enough to see lines, and to see no grid within a tenth of a second. */
const looksAt = 640;

class RetraceScanCamera extends LitElement {
  static override styles = [viewStyles, cameraStyles];
  static override properties = reactive(
    'language',
    'client',
    'user',
    'outline',
    'isFound',
    'isLive',
  );

  declare language: Language;
  declare client: ScanClient | undefined;
  declare user: CameraUser | undefined;
  declare outline: Outline | null;
  declare isFound: boolean;
  declare isLive: boolean;

  #closing = new AbortController();
  readonly #steadiness = new Steadiness();

  constructor() {
    super();
    this.language = defaultLanguage;
    this.outline = null;
    this.isFound = false;
    this.isLive = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#closing = new AbortController();
    const { signal } = this.#closing;
    const onSeen = () => {
      if (document.hidden) this.user?.stop('hidden');
    };
    document.addEventListener('visibilitychange', onSeen, { signal });
    this.#run(signal).catch((error: unknown) => {
      if (!signal.aborted) this.user?.fail(error);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#closing.abort();
  }

  /** As large as the camera gives it; undefined before its first picture. */
  frame(): Pixels | undefined {
    const video = this.#video();
    return video ? frameOf(video, longestSide) : undefined;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const stream = await openCamera(signal);
    if (signal.aborted) return;
    if (typeof stream === 'string') {
      this.user?.stop(stream);
      return;
    }
    const lost = () => this.user?.stop('in-use');
    for (const track of stream.getTracks()) track.addEventListener('ended', lost, { signal });
    await this.updateComplete;
    const video = this.#video();
    if (!video) return;
    video.srcObject = stream;
    await video.play();
    this.isLive = true;
    await this.#watch(video, signal);
  }

  async #watch(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
    // A look is over before the next one begins, so none waits for another.
    while (!signal.aborted) {
      const pause = passed(betweenLooks, signal);
      await this.#look(video, signal);
      await pause;
    }
  }

  async #look(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
    const seen = frameOf(video, looksAt);
    const outline = (seen && (await this.client?.find(seen, { signal }))) ?? null;
    this.#steadiness.see(outline);
    this.outline = outline;
    this.isFound = this.#steadiness.isFound;
    if (!this.#steadiness.isStill) return;
    this.#steadiness.begin();
    const frame = frameOf(video, longestSide);
    const answer = frame && (await this.client?.scan(frame, { signal }));
    if (frame && answer && isSure(answer)) this.user?.read(answer, frame);
  }

  #video(): HTMLVideoElement | null {
    return this.renderRoot.querySelector('video');
  }

  protected override render(): TemplateResult {
    const text = reviewMessagesIn(this.language);
    const said = this.isFound ? text.hold : text.aim;
    return html`
      <div class="picture">
        <video aria-label=${text.view} playsinline .muted=${true}></video>
        ${this.#outlined()}
      </div>
      <p role="status">${this.isLive ? said : text.opening}</p>
    `;
  }

  /** In the picture's own pixels, so that it lies on the video whatever its size. */
  #outlined(): TemplateResult | typeof nothing {
    const video = this.outline && this.#video();
    if (!this.outline || !video) return nothing;
    const { videoWidth, videoHeight } = video;
    const points = this.outline.map(({ x, y }) => `${x * videoWidth},${y * videoHeight}`).join(' ');
    return html`<svg viewBox="0 0 ${videoWidth} ${videoHeight}" aria-hidden="true">
      ${svg`<polygon class="halo" points=${points} /><polygon points=${points} />`}
    </svg>`;
  }
}

const isSure = (answer: ScanAnswer): boolean =>
  answer.kind === 'scan' && stateOf(draftOf(answer.scan)) === 'sure';

/** Settles after so long, or when the signal says so. */
const passed = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

declare global {
  interface HTMLElementTagNameMap {
    'retrace-scan-camera': RetraceScanCamera;
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-scan-camera', RetraceScanCamera);
