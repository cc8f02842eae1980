// <retrace-code-view>: Code mode, inside <retrace-sudoku>. A person's program: typed, kept, judged and filmed. The state
// of a run is in run-state.ts, running in judging.ts, keeping in program-shelf.ts, the look of each part beside this file.
import { isClassicProblem } from '../../core/code/problems/names';
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { KeptLanguage } from '../../client/code/kept-language';
import type { JudgeTest } from '../../core/code/problems/problem';
import { testsOf } from '../../core/code/problems/all';
import type { Remark } from '../../core/code/remarks/remark';
import type { Source, TellFrames } from '../../core/intake';
import { programLanguageOf, type ProgramLanguage } from '../../core/program-languages';
import type { Grid } from '../../core/grid';
import { steppedStrategies, type SteppedStrategyName } from '../../core/strategy';
import type { BoardInput, ModeBasics, Ways } from '../contract/mode-input';
import type { OpeningElement, StayingElement } from '../contract/mode-element';
import { copyText } from '../shared/clipboard';
import { defineOnce, keepStyles, reactive } from '../shared/own-element';
import { recall, remember } from '#remembered';
import { download } from '../shared/save-file';
import { linkTo, sharedIn, type LinkedFilm } from '../shared/programs/program-link';
import { codeMessagesIn } from '../../languages/en/code';
import type { Editor } from './editor';
import { Judging } from './judging';
import {
  languageEntries,
  languageOfFile,
  lastLanguage,
  rememberLanguage,
  titleOf,
} from './languages';
import { programPanel } from './program-panel';
import { recognisedProblem } from '../../core/code/problems/recognised-problem';
import { recognised } from '../../core/code/recognised';
import { editsFor, foreignIn, remarksOf, remarksPanel } from './remarks-panel';
import { linkedButton, resultsPanel } from './results-panel';
import { choicesPanel, runNotes, runPanel } from './run-set-up-panel';
import { ProgramShelf, type NewProgram } from './program-shelf';
import { startOf, startsIn, type Start } from './starts';
import {
  initialRun,
  isBusy,
  reduceRun,
  type RunAction,
  type RunState,
  type TestSet,
} from './run-state';
import { codeStyles } from './code-styles';

const rememberedInput = 'code-input';
const firstStart: SteppedStrategyName = 'scan-blanks';

class RetraceCodeView extends LitElement implements StayingElement, OpeningElement {
  static override styles = codeStyles;

  static override properties = reactive(
    'input',
    'state',
    'testSet',
    'ownInput',
    'editorState',
    'kept',
    'linked',
  );

  declare input: (ModeBasics & BoardInput & Ways) | undefined;
  declare private state: RunState;
  declare private testSet: TestSet;
  /** The text for a run on one's own input. */
  declare private ownInput: string;
  declare private editorState: 'loading' | 'ready' | 'failed';
  /** The kept files of the chosen language, where it is one that is fetched. */
  declare private kept: { language: ProgramLanguage; what: KeptLanguage | 'not-built' } | undefined;

  /** The film that a link leads to, until it is made. */
  declare private linked: (LinkedFilm & { id: string }) | undefined;

  readonly #shelf = new ProgramShelf(() => {
    this.requestUpdate();
  });
  readonly #dispatch = (action: RunAction): void => {
    this.state = reduceRun(this.state, action);
    if (action.type === 'diagnosed') {
      this.#editor?.diagnose(action.diagnostics);
      // By now it is fetched.
      this.kept = undefined;
    }
  };
  readonly #judging = new Judging(this.#dispatch);
  #editor: Editor | undefined;
  /** The program that the editor has. */
  #shown: string | undefined;
  /** The part of the address from '#' on, before the page writes it anew. */
  readonly #arrivedBy = location.hash;
  /** A program that seems to be in a language that does not run here, and that the person runs all the same. */
  #allowed: string | undefined;
  /** Resolves once the kept programs are there; a program brought before waits for them. */
  readonly #recalled = this.#shelf.recall();

  constructor() {
    super();
    keepStyles(this);
    this.state = initialRun;
    this.testSet = 'all';
    this.ownInput = recall(rememberedInput) ?? '';
    this.editorState = 'loading';
    this.kept = undefined;
    this.linked = undefined;
  }

  get isUnderWay(): boolean {
    return isBusy(this.state);
  }

  /** A program from a file, as another one beside those that are there. */
  open({ source, name }: Source): void {
    const { problem: chosen = '2580' } = this.#shelf.chosen ?? {};
    void Promise.all([source.text(), this.#recalled]).then(([text]) => {
      const language = languageOfFile(name) ?? recognised(text);
      if (typeof language !== 'string') {
        this.#dispatch({ type: 'notice', notice: language ?? 'unreadable' });
        return;
      }
      const problem = recognisedProblem(text) ?? chosen;
      this.#shelf.add({ name: name.replace(/\.\w+$/, ''), language, problem, source: text });
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#keep);
    addEventListener('hashchange', this.#onLink);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#keep);
    removeEventListener('hashchange', this.#onLink);
    queueMicrotask(() => {
      if (this.isConnected) return; // It was only moved.
      this.#keep();
      this.#judging.close();
      this.#editor?.close();
      this.#editor = undefined;
    });
  }

  protected override firstUpdated(): void {
    void this.#begin();
  }

  protected override updated(): void {
    const { chosen } = this.#shelf;
    if (chosen && this.kept?.language !== chosen.language) void this.#lookForKept(chosen.language);
    this.#editor?.label(this.#text.editor);
    if (!this.#editor || !chosen || this.#shown === chosen.id) return;
    this.#shown = chosen.id;
    this.#editor.show(chosen);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.input) return nothing;
    const { language, digits } = this.input;
    const text = this.#text;
    const { chosen } = this.#shelf;
    const setUp = {
      program: chosen,
      testSet: this.#testSet,
      ownInput: this.ownInput,
      board: digits,
      state: this.state,
      kept: this.kept?.language === chosen?.language ? this.kept?.what : undefined,
    };
    return html`
      <div class="coding stacked gap-32">
        <section class="writing pane gap-12" aria-labelledby="code-title">
          <div class="head">
            <h2 id="code-title">${text.title}</h2>
            <p class="note">${text.intro}</p>
          </div>
          ${programPanel(
            {
              list: this.#shelf.list,
              chosen,
              removed: this.#shelf.removed,
              starts: chosen ? startsIn(chosen.language, chosen.problem) : [],
              notice: this.state.notice,
            },
            text,
            language,
            this.#programCommands,
          )}
          ${choicesPanel(setUp, text, this.#runCommands)}
          <div class="stacked shrinks" @keydown=${this.#onKey}>
            ${
              this.editorState === 'ready'
                ? nothing
                : html`<p class="note" role="status">
                    ${this.editorState === 'failed' ? text.editorFailed : text.loadingEditor}
                  </p>`
            }
            <div class="editor shrinks"></div>
          </div>
          ${chosen ? remarksPanel(this.#remarks(chosen), titleOf(chosen.language), text, this.#remarkCommands) : nothing}
          <p class="note" id="editor-note">${text.editorNote}</p>
        </section>
        <div class="running pane gap-12">
          ${runPanel(setUp, text, this.#runCommands)}
          ${this.linked?.id === chosen?.id && this.linked && !this.isUnderWay ? linkedButton(this.linked, text, this.#resultCommands) : nothing}
          ${resultsPanel(this.state, text, language, this.#resultCommands)} ${runNotes(setUp, text)}
        </div>
      </div>
    `;
  }

  /** Without the remark on a foreign program that is to run all the same. */
  #remarks(program: Pick<NewProgram, 'source' | 'language'>): readonly Remark[] {
    const remarks = remarksOf(program);
    return this.#isAllowed(program.source)
      ? remarks.filter(({ kind }) => kind !== 'foreign')
      : remarks;
  }

  readonly #isAllowed = (source: string): boolean => this.#allowed === source;

  /** The puzzle on the board is one of nine by nine, and no input of the other problems. */
  get #testSet(): TestSet {
    const { problem = '2580' } = this.#shelf.chosen ?? {};
    return this.testSet === 'board' && !isClassicProblem(problem) ? 'all' : this.testSet;
  }

  get #text() {
    return codeMessagesIn(this.input?.language ?? 'en');
  }

  async #begin(): Promise<void> {
    const place = this.renderRoot.querySelector<HTMLElement>('.editor');
    const root = this.renderRoot;
    if (!place || !(root instanceof ShadowRoot)) return;
    const [loaded] = await Promise.all([
      import('./editor').catch(() => undefined),
      this.#recalled,
      this.#takeShared(this.#arrivedBy),
    ]);
    await this.#shelf.begin(() => this.#startIn(lastLanguage(), { name: firstStart }));
    this.editorState = loaded ? 'ready' : 'failed';
    if (!loaded || !this.isConnected) return;
    this.#editor = loaded.createEditor(place, root, this.#text.editor, (isBrought) => {
      const { source, editing } = this.#editor ?? {};
      if (source === undefined) return;
      if (!this.#shelf.chosen) {
        this.#shown = this.#addNew({ language: lastLanguage(), problem: '2580', source });
      }
      this.#shelf.change({ source, editing, ...(isBrought && this.#ownName()) });
      if (isBrought) this.#recognise(source);
    });
    this.requestUpdate();
  }

  /** Recognises problem and language of a pasted program; they can be chosen by hand all the same. */
  #recognise(source: string): void {
    this.#recogniseLanguage(source);
    const problem = recognisedProblem(source);
    if (!problem || problem === this.#shelf.chosen?.problem) return;
    this.#runCommands.problem(problem);
    this.#dispatch({ type: 'notice', notice: { problem } });
  }

  #recogniseLanguage(source: string): void {
    const language = recognised(source);
    if (!language || language === this.#shelf.chosen?.language) return;
    // The remark on the program tells one that does not run here.
    if (typeof language === 'object') return;
    this.#runCommands.language(language);
    this.#dispatch({ type: 'notice', notice: `recognised-${language}` });
  }

  async #lookForKept(language: ProgramLanguage): Promise<void> {
    const what = await languageEntries[language].kept?.().catch(() => undefined);
    if (what && this.#shelf.chosen?.language === language) this.kept = { language, what };
  }

  /** A link's program is added once, and not run. */
  async #takeShared(fragment: string): Promise<void> {
    const shared = sharedIn(fragment);
    await this.#recalled;
    if (!shared) return;
    if (shared === 'too-long') {
      this.#dispatch({ type: 'notice', notice: 'shared-too-long' });
      return;
    }
    const { film, ...program } = shared;
    const known = this.#shelf.list.find(
      ({ source, problem }) => source === program.source && problem === program.problem,
    );
    if (known) this.#shelf.choose(known.id);
    const id = known?.id ?? this.#addNew(program);
    this.linked = film && { ...film, id };
    this.#dispatch({ type: 'notice', notice: shared.film ? 'shared-film' : 'shared' });
  }

  async #startIn(language: ProgramLanguage, start: Start) {
    const source = await startOf(start, language, this.input?.language ?? 'en').catch(() => '');
    const { problem = '2580' } = this.#shelf.chosen ?? {};
    return { name: start.name, language, problem, source };
  }

  #addNew(program: Omit<NewProgram, 'name'>): string {
    const name = this.#text.unnamed(this.#shelf.list.length + 1);
    return this.#shelf.add({ name, ...program });
  }

  /** A program that takes the place of one of ours has its name no longer. */
  #ownName(): { name: string } | undefined {
    const { chosen, list } = this.#shelf;
    if (!chosen || steppedStrategies.every((each) => each !== chosen.name)) return undefined;
    return { name: this.#text.unnamed(list.indexOf(chosen) + 1) };
  }

  readonly #keep = (): void => {
    this.#shelf.keep();
  };

  readonly #onLink = (): void => {
    void this.#takeShared(location.hash);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#run();
  };

  readonly #programCommands = {
    choose: (id: string) => {
      this.#shelf.choose(id);
    },
    rename: (name: string) => {
      this.#shelf.change({ name });
    },
    add: () => {
      const { problem = '2580' } = this.#shelf.chosen ?? {};
      this.#addNew({ language: lastLanguage(), problem, source: '' });
    },
    remove: () => {
      this.#shelf.remove();
      if (this.#shelf.list.length > 0) return;
      this.#shown = undefined;
      this.#editor?.show({ source: '', language: lastLanguage() });
    },
    restore: () => {
      this.#shelf.restore();
    },
    open: (file: File) => {
      this.open({ source: file, name: file.name });
    },
    save: () => {
      const { chosen } = this.#shelf;
      const ending = chosen && programLanguageOf(chosen.language).ending;
      if (chosen && ending) download(new Blob([chosen.source]), `${chosen.name}.${ending}`);
    },
    share: () => {
      void this.#share();
    },
    start: (start: Start) => {
      const { chosen } = this.#shelf;
      if (chosen)
        void this.#startIn(chosen.language, start).then((program) => this.#shelf.add(program));
    },
  };

  readonly #runCommands = {
    problem: (problem: JudgeTest['problem']) => {
      this.#shelf.change({ problem });
    },
    language: (language: ProgramLanguage) => {
      this.#shelf.change({ language });
      rememberLanguage(language);
      this.#shown = undefined; // with another grammar
    },
    testSet: (testSet: TestSet) => {
      this.testSet = testSet;
    },
    ownInput: (input: string) => {
      this.ownInput = input;
      remember(rememberedInput, input);
    },
    run: () => void this.#run(),
    stop: () => {
      this.#judging.stop();
    },
    forget: () => {
      const { kept } = this;
      if (!kept || kept.what === 'not-built') return;
      void kept.what.forget().then(() => {
        this.#judging.forget(kept.language);
        this.kept = undefined;
      });
    },
  };

  readonly #resultCommands = {
    goTo: (line: number) => {
      this.#editor?.goTo(line);
    },
    film: (test: JudgeTest) => {
      const { outcome } = this.state;
      if (outcome)
        void this.#judging.film(outcome.program, test).then(() => {
          this.#watch();
        });
    },
    watch: (step?: number) => {
      this.#watch(step);
    },
    watchLinked: () => {
      void this.#watchLinked();
    },
    printedOn: (place: number) => {
      this.#dispatch({ type: 'printed-on', place });
    },
    explain: () => {
      const { outcome } = this.state;
      if (outcome) void this.#judging.explain(outcome.program, outcome.tested);
    },
    compare: () => {
      const { outcome } = this.state;
      if (outcome) void this.#judging.compare(outcome);
    },
  };

  readonly #remarkCommands = {
    goTo: this.#resultCommands.goTo,
    mend: (remark: Remark) => {
      const { chosen } = this.#shelf;
      if (!chosen || !this.#editor) return;
      const { source } = this.#editor;
      this.#editor.change(editsFor(remark, { ...chosen, source }));
      this.#dispatch({ type: 'notice', notice: 'mended' });
    },
    runAnyway: () => {
      this.#allowed = this.#shelf.chosen?.source;
      void this.#run();
    },
  };

  readonly #watch = (at = 0): void => {
    const { outcome } = this.state;
    const { film, test } = outcome?.filmed ?? {};
    if (!outcome || !film || !test || isBusy(this.state)) return;
    const { name, language, source } = outcome.program;
    const program = { language, source, problem: test.problem };
    const { program: run } = outcome;
    const frames: TellFrames = (step, signal) => this.#judging.frames(run, test, step, signal);
    this.input?.watch?.({ source: film.packed, name, program, at, frames });
  };

  /** The film of a link, which the person has asked to be made. */
  async #watchLinked(): Promise<void> {
    const { linked } = this;
    const { chosen } = this.#shelf;
    if (!linked || linked.id !== chosen?.id || isBusy(this.state)) return;
    const { name, language, source, problem } = chosen;
    const ladder = testsOf(problem, language).find(({ puzzle }) => puzzle === linked.puzzle);
    const test = ladder ?? (await this.#testOn(problem, linked.puzzle));
    if (!test) return;
    await this.#judging.run({ name, language, source }, [test]);
    this.linked = undefined;
    this.#watch(linked.at);
  }

  async #run(): Promise<void> {
    const { chosen } = this.#shelf;
    if (!chosen || !this.input || isBusy(this.state)) return;
    const { name, language, source } = chosen;
    const foreign = foreignIn(this.#remarks(chosen));
    if (foreign !== undefined) {
      this.#dispatch({ type: 'notice', notice: { foreign } });
      return;
    }
    rememberLanguage(language);
    this.#editor?.diagnose([]);
    if (this.#testSet === 'own') {
      const { problem } = chosen;
      const test = { problem, input: this.ownInput, cases: [], isOwn: true } as const;
      await this.#judging.show({ name, language, source }, test);
      return;
    }
    const tests = await this.#tests(chosen, this.input.digits);
    if (tests) await this.#judging.run({ name, language, source }, tests);
  }

  async #tests(
    { problem, language }: Pick<NewProgram, 'problem' | 'language'>,
    board: Grid,
  ): Promise<readonly JudgeTest[] | undefined> {
    if (this.#testSet === 'all') return testsOf(problem, language);
    const test = await this.#testOn(problem, board);
    return test && [test];
  }

  /** Undefined where there is nothing to judge, which is then said. */
  async #testOn(problem: JudgeTest['problem'], board: Grid): Promise<JudgeTest | undefined> {
    this.#dispatch({ type: 'phase', phase: { kind: 'preparing' } });
    const test = await this.#judging.testOf(problem, board).catch(() => undefined);
    this.#dispatch({ type: 'phase', phase: { kind: 'idle' } });
    if (!test) this.#dispatch({ type: 'notice', notice: 'no-answer' });
    return test;
  }

  async #share(): Promise<void> {
    const { chosen } = this.#shelf;
    if (!chosen) return;
    const link = linkTo(chosen);
    const { origin, pathname } = location;
    const isCopied =
      link !== undefined &&
      this.renderRoot instanceof ShadowRoot &&
      (await copyText(`${origin}${pathname}${link}`, this.renderRoot));
    const notice = link === undefined ? 'too-long' : isCopied ? 'copied' : 'not-copied';
    this.#dispatch({ type: 'notice', notice });
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-code-view', RetraceCodeView);
