// The timeline at work: its canvas is drawn at most once a frame, and a pointer or wheel on it seeks and zooms.
import type { LitElement } from 'lit';
import type { Timeline as Picture } from '../../../core/watched-search';
import type { Player } from '../player/player';
import type { Span, WatchModel } from '../state/watch-model';
import { exploredIn, pictureIn, positionIn, spanIn, zoomed } from '../state/watch-selectors';
import { columnsOf } from './columns';
import { paint, type Colour, type Colours } from './paint';

/** Wider pictures would show nothing more. */
const mostColumns = 2048;
/** A notch of a wheel is about 100 pixels. */
const zoomAPixel = 1.004;

export class Timeline {
  readonly #host: LitElement;
  readonly #player: Player;
  readonly #model: () => WatchModel;
  readonly #sizes = new ResizeObserver(() => {
    this.#measure();
  });
  readonly #forced = matchMedia('(forced-colors: active)');
  readonly #redraw = () => {
    this.draw();
  };
  readonly #onColour = ({ target }: Event) => {
    if (target === this.#canvas) this.draw();
  };
  #canvas: HTMLCanvasElement | undefined;
  #frame = 0;
  /** The width of the canvas on the page, in CSS pixels. */
  #width = 0;
  /** The picture on the canvas, so that moving the cursor draws nothing. */
  #drawn: { picture: Picture; span: Span; look: string; colours: Colours } | undefined;

  constructor(host: LitElement, player: Player, model: () => WatchModel) {
    this.#host = host;
    this.#player = player;
    this.#model = model;
  }

  /** Draws anew when the colours of the page change; to be called when it comes onto the page. */
  watchLook(): void {
    this.#forced.addEventListener('change', this.#redraw);
    // The canvas has a transition for its colour, which tells of another colour scheme.
    this.#host.renderRoot.addEventListener('transitionrun', this.#onColour);
  }

  /** To be called when it leaves the page, whose queries would keep it. */
  forgetLook(): void {
    this.#forced.removeEventListener('change', this.#redraw);
    this.#host.renderRoot.removeEventListener('transitionrun', this.#onColour);
  }

  /** To be called whenever something it shows may have changed; `isInFrame`: just before it is shown. */
  draw(isInFrame = false): void {
    this.#adopt();
    if (isInFrame) this.#drawNow(true);
    else if (this.#frame === 0) {
      this.#frame = requestAnimationFrame(() => {
        this.#drawNow();
      });
    }
  }

  #drawNow(isInFrame = false): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#drawPicture(isInFrame);
    this.#placeMarks();
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    const { currentTarget } = event;
    if (event.button !== 0 || !(currentTarget instanceof HTMLElement)) return;
    currentTarget.setPointerCapture(event.pointerId);
    this.#player.drag(this.#positionAt(event));
  };

  readonly onPointerMove = (event: PointerEvent): void => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLElement)) return;
    if (currentTarget.hasPointerCapture(event.pointerId))
      this.#player.drag(this.#positionAt(event));
  };

  readonly onPointerEnd = (): void => {
    this.#player.drop();
  };

  /** With the focus on the timeline, or with Ctrl as a pinch sends it; else the page scrolls. */
  readonly onWheel = (event: WheelEvent): void => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLElement)) return;
    if (!event.ctrlKey && !currentTarget.matches(':focus')) return;
    event.preventDefault();
    const model = this.#model();
    const span = spanIn(model);
    const whole = exploredIn(model);
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.#pan(span, event.deltaX, whole);
      return;
    }
    const factor = zoomAPixel ** event.deltaY;
    this.#player.zoom(zoomed(span, factor, this.#positionAt(event), whole));
  };

  #pan({ from, to }: Span, pixels: number, whole: number): void {
    if (!this.#model().span || !this.#canvas) return;
    const length = to - from;
    const by = Math.round((pixels / Math.max(1, this.#width)) * length);
    const start = Math.min(whole - length, Math.max(0, from + by));
    this.#player.zoom({ from: start, to: start + length });
  }

  #positionAt({ clientX }: MouseEvent): number {
    const box = this.#canvas?.getBoundingClientRect();
    const { from, to } = spanIn(this.#model());
    if (!box || box.width === 0) return from;
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width));
    return Math.round(from + share * (to - from));
  }

  /** The canvas on the page now; it may have come with another layout. */
  #adopt(): void {
    const canvas = this.#host.renderRoot.querySelector('canvas') ?? undefined;
    if (canvas === this.#canvas) return;
    this.#sizes.disconnect();
    this.#canvas = canvas;
    this.#drawn = undefined;
    this.#width = canvas?.clientWidth ?? 0;
    if (canvas) this.#sizes.observe(canvas);
  }

  #measure(): void {
    const canvas = this.#canvas;
    this.#width = canvas?.clientWidth ?? 0;
    if (!canvas || this.#width === 0) return;
    const width = Math.round(this.#width * devicePixelRatio);
    const height = Math.round(canvas.clientHeight * devicePixelRatio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      this.#drawn = undefined;
    }
    this.#player.drawIn(Math.min(mostColumns, width));
    this.draw();
  }

  /** Reading the colours makes the browser lay out the page, so while the search moves the last ones are used. */
  #drawPicture(isInFrame: boolean): void {
    const canvas = this.#canvas;
    const context = canvas?.getContext('2d');
    // The mode may have been left before this frame came, and off the page a canvas has no colours.
    if (!canvas?.isConnected || !context) return;
    const model = this.#model();
    const picture = pictureIn(model);
    const span = spanIn(model);
    const before = this.#drawn;
    const colours = (isInFrame ? before?.colours : undefined) ?? coloursOf(canvas);
    const look = Object.values(colours).join();
    if (!picture) {
      if (before) context.clearRect(0, 0, canvas.width, canvas.height);
      this.#drawn = undefined;
      return;
    }
    const isSame =
      before?.picture === picture &&
      before.span.from === span.from &&
      before.span.to === span.to &&
      before.look === look;
    if (isSame) return;
    this.#drawn = { picture, span, look, colours };
    const { width, height } = canvas;
    const deepest = blanksIn(model);
    const scale = devicePixelRatio;
    const stepWidth = width / (span.to - span.from);
    const measures = { width, height, scale, deepest, stepWidth };
    paint(context, columnsOf(picture, span, width), colours, measures);
  }

  /** The cursor and the marks are elements over the canvas. */
  #placeMarks(): void {
    const model = this.#model();
    const { marks } = model;
    this.#place('.cursor', positionIn(model));
    this.#place('.mark.from', marks.from);
    this.#place('.mark.to', marks.to);
  }

  #place(selector: string, position: number | undefined): void {
    const element = this.#host.renderRoot.querySelector<HTMLElement>(`.timeline ${selector}`);
    if (!element || !this.#canvas) return;
    const { from, to } = spanIn(this.#model());
    const share = position === undefined ? -1 : (position - from) / (to - from);
    element.hidden = share < 0 || share > 1;
    element.style.transform = `translateX(${(share * this.#width).toFixed(2)}px)`;
  }
}

/** Depth when all is filled. */
const blanksIn = ({ shown }: WatchModel): number =>
  (shown?.grid.match(/\./g)?.length ?? 0) + (shown?.counters.depth ?? 0);

/** Styles give the canvas its colours as properties that it has no other use for. */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  return {
    band: colourOf(style.fill),
    shallow: colourOf(style.stopColor),
    deep: colourOf(style.outlineColor),
    deadEnd: colourOf(style.stroke),
    solution: colourOf(style.floodColor),
    line: colourOf(style.lightingColor),
  };
}

const known = new Map<string, Colour>();

/** The browser may write a colour in any notation, so one pixel is painted with it and read back. */
function colourOf(text: string): Colour {
  const found = known.get(text);
  if (found) return found;
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [128, 128, 128];
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  known.set(text, [red, green, blue]);
  return [red, green, blue];
}
