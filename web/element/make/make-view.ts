// <retrace-make-view>: `make` mode, inside <retrace-sudoku>: puzzles to order. Each panel is in a file beside this one.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { generatorVersion } from '../../core/make/make-calls';
import { dailyOrder, dailySeed } from '../../core/make/daily';
import type { Grid } from '../../core/grid';
import { formatOrderLink, readOrderLink, type Ordered } from '../../core/make/order-link';
import { isSeed, newSeed } from '../../core/make/order';
import type { BoardChanges, BoardInput, ModeBasics, Ways } from '../contract/mode-input';
import { bringIntoView } from '../shared/seen';
import { copyText } from '../shared/clipboard';
import { defineOnce, keepStyles, reactive } from '../shared/own-element';
import { printSheet } from '../shared/print/print-sheet';
import { download } from '../shared/save-file';
import { dailyPanel } from './daily-panel';
import { formOf, orderOf } from './form';
import type { Maker } from './maker';
import { orderPanel } from './order-panel';
import { manyField, manyResult, type ManyCommands } from './many-panel';
import { resultPanel } from './make-result-panel';
import { boardName, sheetResult, sheetSettings, type SheetCommands } from './sheet-panel';
import { storeOf, type MakeStore, tasks } from './make-store';
import { makeStyles } from './make-styles';
import { type MakeMessages, makeMessagesIn } from '../../languages/en/make';
import { worstResult, worstSettings, type WorstCommands } from './worst-panel';
import { pressButton } from '../shared/look/press-button';

/** The properties that the element around gives it. */
type MakeInput = ModeBasics & BoardInput & BoardChanges & Ways;

class RetraceMakeView extends LitElement {
  static override styles = makeStyles;
  static override properties = reactive('input');

  declare input: MakeInput | undefined;
  #store: MakeStore | undefined;

  constructor() {
    super();
    keepStyles(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    const store = storeOf(root instanceof ShadowRoot ? root.host : this);
    this.#store = store;
    store.listener = () => {
      this.requestUpdate();
    };
    this.#follow(store);
    void store.thousands.recall();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const root = this.getRootNode();
    queueMicrotask(() => {
      if (this.isConnected) return; // The element was only moved.
      const store = this.#store;
      if (!store) return;
      store.listener = undefined;
      // A series goes on in another mode and ends with the element.
      if (root instanceof ShadowRoot) store.close();
      else store.rest();
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input } = this;
    const store = this.#store;
    if (!input || !store) return nothing;
    const text = makeMessagesIn(input.language);
    return html`<div class="make">
      <div class="tasks flow" role="group" aria-label=${text.tasksLabel}>
        ${tasks.map((task) =>
          pressButton(
            { kind: 'secondary', pressed: task === store.settings.task },
            text.tasks[task],
            () => {
              store.set({ task, notice: '' });
            },
          ),
        )}
      </div>
      ${this.#panel(store, input, text)}
    </div>`;
  }

  #panel(store: MakeStore, input: MakeInput, text: MakeMessages): TemplateResult {
    switch (store.settings.task) {
      case 'one':
        return this.#one(store, input, text);
      case 'daily':
        return this.#daily(store, input, text);
      case 'sheet':
        return this.#sheet(store, input, text);
      case 'many':
        return this.#many(store, input, text);
      case 'worst':
        return this.#worst(store, input, text);
      case 'bench':
        if (store.desk.kind === 'closed') store.openDesk();
        return this.#bench(store, input, text);
    }
  }

  /** Makes the puzzle that a link orders at once. */
  #follow(store: MakeStore): void {
    const { hash } = location;
    const linked = readOrderLink(hash);
    if (!linked || store.followed === hash) return;
    store.followed = hash;
    const language = this.input?.language ?? 'en';
    const { otherVersion } = makeMessagesIn(language).result;
    store.set({
      task: 'one',
      form: formOf(linked.order),
      seed: String(linked.seed),
      notice: linked.version === generatorVersion ? '' : otherVersion,
    });
    void store.one.make(linked);
  }

  #one(store: MakeStore, input: MakeInput, text: MakeMessages): TemplateResult {
    return html`<div class="two">
      ${this.#asked(store, input, text, nothing, text.make, () => {
        make(store);
      })}
      ${this.#result(store, store.one, input, text, () => {
        store.set({ seed: '' });
        make(store);
      })}
    </div>`;
  }

  #daily(store: MakeStore, input: MakeInput, text: MakeMessages): TemplateResult {
    const { day, level } = store.settings;
    const maker = store.daily;
    const name = text.daily.name(day, text.daily.levels[level]);
    const change = (changed: Partial<Pick<MakeStore['settings'], 'day' | 'level'>>) => {
      maker.clear();
      store.set({ ...changed, notice: '' });
    };
    const makeDaily = () => {
      store.set({ notice: '' });
      const seed = dailySeed(day, level);
      if (seed !== undefined) void maker.make({ order: dailyOrder(level), seed });
    };
    return html`<div class="two">
      <div class="asked">
        ${dailyPanel({ day, level, isRunning: maker.run.kind === 'running' }, text, {
          day: (chosen) => {
            change({ day: chosen });
          },
          level: (chosen) => {
            change({ level: chosen });
          },
          make: this.#shown(makeDaily),
        })}
      </div>
      ${this.#result(store, maker, input, text, makeDaily, name)}
    </div>`;
  }

  #sheet(store: MakeStore, input: MakeInput, text: MakeMessages): TemplateResult {
    const { sheet: settings, notice } = store.settings;
    const t = text.sheet;
    const commands: SheetCommands = {
      set: (changed) => {
        store.set({ sheet: { ...store.settings.sheet, ...changed } });
      },
      make: () => {
        store.set({ notice: '' });
        void store.sheet.make(orderedIn(store), settings.count);
      },
      stop: () => {
        store.sheet.stop();
      },
      print: (sheet) => {
        printSheet(sheet, t.title, boardName(text));
      },
      save: (sheet) => {
        store.set({ notice: '' });
        import('../shared/print/sheet-pdf')
          .then(({ sheetPdf }) => sheetPdf(sheet, t.title, input.language))
          .then((file) => {
            download(file, `${t.fileName}.pdf`);
          })
          .catch(() => {
            store.set({ notice: t.saveFailed });
          });
      },
    };
    return html`<div class="two">
      ${this.#asked(
        store,
        input,
        text,
        sheetSettings(settings, text, commands),
        t.make,
        commands.make,
      )}
      ${sheetResult(settings, store.sheet.state, notice, text, commands)}
    </div>`;
  }

  #many(store: MakeStore, input: MakeInput, text: MakeMessages): TemplateResult {
    const { thousands } = store;
    const { count } = store.settings;
    const commands: ManyCommands = {
      count: (wanted) => {
        store.set({ count: wanted });
      },
      make: () => {
        void thousands.begin(orderedIn(store), count);
      },
      stop: () => {
        thousands.stop();
      },
      goOn: () => void thousands.goOn(),
      discard: () => void thousands.discard(),
      save: () => {
        void thousands.file().then((file) => {
          if (file) download(file, `${text.many.fileName}.txt`);
        });
      },
    };
    return html`<div class="two">
      ${this.#asked(
        store,
        input,
        text,
        manyField(count, text, commands),
        text.many.make(count),
        commands.make,
      )}
      ${manyResult(thousands, text, commands)}
    </div>`;
  }

  #worst(
    store: MakeStore,
    { language, digits, show, leave }: MakeInput,
    text: MakeMessages,
  ): TemplateResult {
    const { worst: settings } = store.settings;
    const commands: WorstCommands = {
      set: (changed) => {
        store.set({ worst: { ...store.settings.worst, ...changed } });
      },
      climb: this.#shown(() => {
        const { strategy, measure, aim, wanted, start } = settings;
        void store.climber.climb({
          strategy,
          measure,
          wanted: aim === 'exactly' ? wanted : undefined,
          start: start === 'board' ? digits : undefined,
          seed: newSeed(),
        });
      }),
      stop: () => {
        store.climber.stop();
      },
      putOnBoard: (puzzle) => {
        show(puzzle);
        leave?.();
      },
    };
    return html`<div class="two">
      <div class="asked">${worstSettings(settings, language, text, commands)}</div>
      ${worstResult(store.climber.state, text, commands)}
    </div>`;
  }

  #bench(store: MakeStore, input: MakeInput, text: MakeMessages): TemplateResult {
    const { desk } = store;
    switch (desk.kind) {
      case 'there':
        return desk.desk.view(input, text, (begin) => this.#shown(begin));
      case 'closed':
      case 'loading':
        return html`<p class="note" role="status">${text.bench.loading}</p>`;
      case 'failed':
        return html`<p class="note" role="alert">${text.bench.notLoaded}</p>
          ${pressButton('secondary', text.tryAgain, () => {
            store.openDesk();
          })}`;
    }
  }

  /** The fields of the task, the order and the seed, and the button that begins. */
  #asked(
    store: MakeStore,
    input: MakeInput,
    text: MakeMessages,
    special: TemplateResult | typeof nothing,
    label: string,
    begin: () => void,
  ): TemplateResult {
    return html`<div class="asked">
      ${special} ${this.#order(store, input, text)}
      ${seedField(store.settings.seed, text, (typed) => {
        store.set({ seed: typed });
      })}
      ${pressButton('primary wide', label, this.#shown(begin))}
    </div>`;
  }

  /** Begins, and brings the result into view, which stands below a long form. */
  #shown(begin: () => void): () => void {
    return () => {
      begin();
      void this.updateComplete.then(() => {
        bringIntoView(this.renderRoot.querySelector('.result'));
      });
    };
  }

  #order(store: MakeStore, { digits, language }: MakeInput, text: MakeMessages): TemplateResult {
    const { form, focusedCell } = store.settings;
    return orderPanel({ form, focus: focusedCell, digits, language }, text, {
      change: (changed) => {
        // Several changes by one event must each build on the latest form.
        store.set({ form: { ...store.settings.form, ...changed } });
      },
      focusCell: (cell) => {
        if (cell !== store.settings.focusedCell) store.set({ focusedCell: cell });
      },
    });
  }

  #result(
    store: MakeStore,
    maker: Maker,
    { language, show, leave }: MakeInput,
    text: MakeMessages,
    another: () => void,
    name?: string,
  ): TemplateResult {
    const { run } = maker;
    const { notice } = store.settings;
    return resultPanel({ run, language, notice, name }, text, {
      stop: () => {
        maker.stop();
      },
      putOnBoard: (puzzle) => {
        show(puzzle);
        leave?.();
      },
      // A day has only one puzzle of each level.
      another: maker === store.daily && run.kind === 'made' ? undefined : another,
      copyLink: () => {
        if (run.kind === 'made') void this.#copyLink(store, run.ordered, text);
      },
      copyLine: () => {
        if (run.kind === 'made') void this.#copyLine(store, run.made.puzzle, text);
      },
    });
  }

  /** As 81 characters, which every program reads. */
  async #copyLine(store: MakeStore, puzzle: Grid, { result }: MakeMessages): Promise<void> {
    const root = this.renderRoot;
    const isCopied = root instanceof ShadowRoot && (await copyText(puzzle, root));
    store.set({ notice: isCopied ? result.lineCopied : result.lineNotCopied });
  }

  async #copyLink(store: MakeStore, ordered: Ordered, { result }: MakeMessages): Promise<void> {
    const { origin, pathname } = location;
    const root = this.renderRoot;
    const link = `${origin}${pathname}${formatOrderLink(ordered)}`;
    const isCopied = root instanceof ShadowRoot && (await copyText(link, root));
    store.set({ notice: isCopied ? result.copied : result.notCopied });
  }
}

function make(store: MakeStore): void {
  store.set({ notice: '' });
  void store.one.make(orderedIn(store));
}

/** The order with the typed seed, or with a new one. */
function orderedIn({ settings: { form, seed } }: MakeStore): Ordered {
  return { order: orderOf(form), seed: seedOf(seed) ?? newSeed() };
}

function seedOf(typed: string): number | undefined {
  const seed = /^\d{1,16}$/.test(typed) ? Number(typed) : Number.NaN;
  return isSeed(seed) ? seed : undefined;
}

function seedField(
  seed: string,
  { order: t }: MakeMessages,
  change: (typed: string) => void,
): TemplateResult {
  return html`<div class="choice">
    <label for="seed">${t.seed}</label>
    <input
      id="seed"
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-describedby="seed-note"
      .value=${seed}
      @input=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) change(target.value.trim());
      }}
    />
    <p id="seed-note" class="note">${t.seedNote}</p>
  </div>`;
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-make-view', RetraceMakeView);
