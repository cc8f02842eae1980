// The setter's tools of the built module give the command's answers, even in the smallest slices.
import { describe, expect, it } from 'vitest';
import { gridOf, emptyGrid, type Grid } from '../../../web/core/grid';
import type { SettingCalls } from '../../../web/core/make/setting';
import { settingTasks } from '../../../web/worker/make/setting-tasks';
import { core } from './make-core';

const teller = { progress: () => undefined, alive: () => undefined, fail: () => undefined };

async function asked<Kind extends keyof SettingCalls>(
  kind: Kind,
  ask: SettingCalls[Kind]['ask'],
): Promise<SettingCalls[Kind]['answer']> {
  const begin = settingTasks[kind];
  const task = await begin(core, ask, teller);
  while (!task.run(200));
  const answer = task.answer();
  task.free();
  return answer;
}

const grid = (line: string): Grid => gridOf(line) ?? emptyGrid;
const easy = grid(
  '..35.29......4....1.6...3.59..251..8.7.4.8.3.8..763..13.8...1.4....2......51.48..',
);
const hard = grid(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
/** The puzzle with rows 1 and 2 exchanged, and the digits 1 and 2 exchanged. */
const exchanged = grid(
  [easy.slice(9, 18), easy.slice(0, 9), easy.slice(18)]
    .join('')
    .replace(/[12]/g, (digit) => (digit === '1' ? '2' : '1')),
);

describe('the setter’s bench in WebAssembly', () => {
  it('gives the least form that the command gives, and the ways that leave a puzzle as it is', async () => {
    const { form, automorphisms } = await asked('leastForm', { puzzle: easy });
    expect(form).toBe(
      '........1..2..345..36.74...........3..7..824..53.42....7..2.198.9..8.3248..9..67.',
    );
    expect(automorphisms).toBe(1);
    const forms = await asked('leastForms', { puzzles: [easy, hard, exchanged] });
    expect(forms[2]).toBe(forms[0]);
    expect(forms[1]).not.toBe(forms[0]);
  });

  it('finds as many minimal puzzles and neighbours as the command does', async () => {
    const minimals = await asked('minimals', { puzzle: easy, limit: 1000, seed: undefined });
    expect(minimals.puzzles).toHaveLength(131);
    expect(new Set(minimals.puzzles).size).toBe(131);
    expect(minimals.isComplete).toBe(true);
    const neighbours = await asked('neighbours', { puzzle: easy, limit: 10_000, exchanged: 1 });
    expect(neighbours).toMatchObject({ isComplete: true });
    expect(neighbours.puzzles).toHaveLength(985);
  });

  it('draws minimal puzzles that are among all of them, the same for a seed', async () => {
    const all = await asked('minimals', { puzzle: easy, limit: 1000, seed: undefined });
    const drawn = await asked('minimals', { puzzle: easy, limit: 5, seed: 7 });
    expect(drawn.puzzles).toHaveLength(5);
    for (const puzzle of drawn.puzzles) expect(all.puzzles).toContain(puzzle);
    expect(await asked('minimals', { puzzle: easy, limit: 5, seed: 7 })).toEqual(drawn);
  });

  it('stops at the number that is wanted, and says that there may be more', async () => {
    const more = await asked('neighbours', { puzzle: easy, limit: 10_000, exchanged: '0+1' });
    expect(more.puzzles).toHaveLength(easy.replaceAll(/[^.]/g, '').length);
    const senseless = { puzzle: easy, limit: 3, exchanged: '0+0' } as const;
    await expect(asked('neighbours', senseless)).rejects.toThrow('makes no sense');
    const few = await asked('neighbours', { puzzle: easy, limit: 3, exchanged: 1 });
    expect(few.puzzles).toHaveLength(3);
    expect(few.isComplete).toBe(false);
  });

  it('finds no digit in the backdoor of what singles solve', async () => {
    const { puzzles } = await asked('backdoors', { puzzle: easy, limit: 10, also: undefined });
    expect(puzzles).toEqual([emptyGrid]);
  });

  it('looks for the 17s of the solution piece by piece, and says how much is done', async () => {
    const ask = { puzzle: easy, limit: 1, givens: 17 } as const;
    const task = await settingTasks.seventeens(core, ask, teller);
    const done = () => task.progress()?.share ?? Number.NaN;
    let share = done();
    expect(share).toBe(0);
    for (let runs = 0; runs < 1000 && share === 0; runs++) {
      expect(task.run(2000)).toBe(false);
      share = done();
    }
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    task.free();
  });

  it('goes on where a search was stopped, and finds what all of it finds', async () => {
    const ask = { puzzle: easy, limit: 10_000, exchanged: 1 } as const;
    const all = await asked('neighbours', ask);
    expect(all.position).toBe('');
    const some = await asked('neighbours', { ...ask, limit: 200 });
    const rest = await asked('neighbours', { ...ask, from: some.position });
    expect([...some.puzzles, ...rest.puzzles]).toEqual(all.puzzles);

    const minimals = await settingTasks.minimals(
      core,
      { puzzle: easy, limit: 1000, seed: undefined },
      teller,
    );
    const heard: Grid[] = [];
    let position = '';
    while (heard.length < 50) {
      minimals.run(200);
      const told = minimals.progress();
      heard.push(...(told?.fresh ?? []));
      position = told?.position ?? '';
    }
    minimals.free();
    const later = await asked('minimals', {
      puzzle: easy,
      limit: 1000,
      seed: undefined,
      from: position,
    });
    expect(heard.length + later.puzzles.length).toBe(131);
    expect(new Set([...heard, ...later.puzzles]).size).toBe(131);
  });

  it('goes on with neighbours before the first is found, and with backdoors, where they were stopped', async () => {
    const near = { puzzle: easy, limit: 10_000, exchanged: 1 } as const;
    const all = await asked('neighbours', near);
    const rest = await asked('neighbours', { ...near, from: '5' });
    expect(rest.puzzles.length).toBeGreaterThan(0);
    expect(rest.puzzles.length).toBeLessThan(all.puzzles.length);
    expect(rest.puzzles).toEqual(all.puzzles.slice(-rest.puzzles.length));

    const doors = { puzzle: hard, limit: 100_000, also: undefined } as const;
    const whole = await asked('backdoors', doors);
    expect(whole.puzzles.length).toBeGreaterThan(3);
    for (const limit of [1, 3]) {
      const some = await asked('backdoors', { ...doors, limit });
      const later = await asked('backdoors', { ...doors, from: some.position });
      expect([...some.puzzles, ...later.puzzles]).toEqual(whole.puzzles);
    }
    const task = await settingTasks.backdoors(core, doors, teller);
    for (let runs = 0; runs < 20; runs++) task.run(200);
    const told = task.progress();
    task.free();
    expect(told).toMatchObject({ found: 0 });
    expect(told?.share).toBeGreaterThan(0);
    const late = await asked('backdoors', { ...doors, from: told?.position });
    expect(late.puzzles).toEqual(whole.puzzles);
    for (const from of ['x', '2', '1.99', '0.5.5', '0.1.2.3.4.5']) {
      await expect(asked('backdoors', { ...doors, from })).rejects.toThrow('makes no sense');
    }
    expect(await asked('neighbours', { ...near, from: '5.0' })).toEqual(rest);
    for (const from of ['x', '9999', '9999.0', '3.4', '1.0.0']) {
      await expect(asked('neighbours', { ...near, from })).rejects.toThrow('makes no sense');
    }
  });

  it('begins the search for 17s behind its position, and refuses a position that it has not', async () => {
    const ask = { puzzle: easy, limit: 1, givens: 17 } as const;
    const task = await settingTasks.seventeens(core, ask, teller);
    for (let runs = 0; runs < 1000 && (task.progress()?.share ?? 0) === 0; runs++) task.run(2000);
    const told = task.progress();
    task.free();
    const later = await settingTasks.seventeens(core, { ...ask, from: told?.position }, teller);
    expect(later.progress()).toMatchObject({ share: told?.share, position: told?.position });
    later.free();
    for (const from of ['x', '999', '0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0']) {
      await expect(asked('seventeens', { ...ask, from })).rejects.toThrow('makes no sense');
    }
  });

  it('refuses a puzzle with several solutions', async () => {
    await expect(
      asked('minimals', { puzzle: emptyGrid, limit: 1, seed: undefined }),
    ).rejects.toThrow('not one solution');
  });
});
