// The throttle of messages; a test itself ends the time during which the throttle holds messages back.
import { describe, expect, it } from 'vitest';
import { throttle } from '../../../web/core/throttle';

function throttled(atOnce = 1) {
  let ends: (() => void)[] = [];
  const done: string[] = [];
  const { run } = throttle((call) => ends.push(call), atOnce);
  return {
    done,
    ask: (name: string, what: string) => {
      run(name, () => done.push(what));
    },
    pass: () => {
      const due = ends;
      ends = [];
      for (const end of due) end();
    },
  };
}

describe('a throttle', () => {
  it('of 20,000 messages does the first and the last', () => {
    const { ask, done, pass } = throttled();
    for (let i = 1; i <= 20_000; i++) ask('ask', String(i));
    expect(done).toEqual(['1']);
    pass();
    pass();
    expect(done).toEqual(['1', '20000']);
  });

  it('holds one kind of message apart from another', () => {
    const { ask, done } = throttled();
    ask('ask', 'a');
    ask('scheme', 'b');
    expect(done).toEqual(['a', 'b']);
  });

  it('does several at once where that is allowed, and the last of what comes too fast', () => {
    const { ask, done, pass } = throttled(3);
    for (let i = 1; i <= 10; i++) ask('seek', String(i));
    expect(done).toEqual(['1', '2', '3']);
    pass();
    expect(done).toEqual(['1', '2', '3', '10']);
  });

  it('is open again after a while', () => {
    const { ask, done, pass } = throttled();
    ask('ask', 'a');
    pass();
    ask('ask', 'b');
    expect(done).toEqual(['a', 'b']);
  });
});
