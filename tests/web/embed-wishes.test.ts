// The messages by which a host page sets its frame, few and many; a test itself ends the time in which the frame holds them back.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../web/core/embed-settings';
import { obey } from '../../web/embed/wishes';

function obeying() {
  let ends: (() => void)[] = [];
  const done: string[] = [];
  const wish = obey(
    {
      follow: (settings) => done.push(JSON.stringify(Object.fromEntries(settings))),
      run: (command, value) => done.push(`${command} ${String(value)}`),
    },
    (call) => ends.push(call),
  );
  return {
    done,
    say: (message: object) => {
      const read = readMessage({ retrace: 1, ...message });
      if (read) wish(read);
    },
    pass: () => {
      const due = ends;
      ends = [];
      for (const end of due) end();
    },
  };
}

const command = (name: string, value?: number) => ({ type: 'command', command: name, value });

describe('the wishes of a page', () => {
  it('are done one after another as they came', () => {
    const { say, done } = obeying();
    say({ type: 'settings', settings: { puzzle: '1', speed: 25 } });
    say(command('seek', 120));
    say(command('step', -20));
    say({ type: 'settings', settings: { puzzle: '2' } });
    say(command('solve'));
    expect(done).toEqual([
      '{"puzzle":"1","speed":"25"}',
      'seek 120',
      'step -20',
      '{"puzzle":"2"}',
      'solve 0',
    ]);
  });

  it.each(['seek', 'play', 'pause', 'solve', 'reset'])(
    'of 20,000 times %s thirty and the last are done',
    (name) => {
      const { say, done, pass } = obeying();
      for (let i = 1; i <= 20_000; i++) say(command(name, i));
      pass();
      pass();
      expect(done).toHaveLength(31);
      expect(done.at(-1)).toBe(name === 'seek' ? 'seek 20000' : `${name} 0`);
    },
  );

  it('lose no step and no setting in a flood', () => {
    const { say, done, pass } = obeying();
    for (let i = 1; i <= 1000; i++) say(command('step', 1));
    pass();
    expect(done.map((each) => Number(each.slice(5))).reduce((sum, each) => sum + each)).toBe(1000);
    done.length = 0;
    for (let i = 1; i <= 1000; i++) say({ type: 'settings', settings: { at: i } });
    say({ type: 'settings', settings: { speed: 50 } });
    say({ type: 'settings', settings: { loop: true } });
    pass();
    expect(done.at(-1)).toBe('{"at":"1000","speed":"50","loop":"true"}');
    expect(done).toHaveLength(31);
  });
});
