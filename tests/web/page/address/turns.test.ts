// Links and entries that arrive while an earlier one is still being followed.
import { describe, expect, it } from 'vitest';
import { Turns } from '../../../../web/page/address/turns';

/** A promise and the function that fulfils it. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('links that are followed', () => {
  it('are followed in the order in which they came, one at a time', async () => {
    const done: string[] = [];
    const turns = new Turns(
      () => '',
      () => done.push('arrived'),
    );
    const { opened, open } = gate();
    const first = turns.follow(async () => {
      await opened;
      done.push('first');
    });
    const second = turns.follow(() => void done.push('second'));
    open();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'arrived', 'second', 'arrived']);
  });

  it('are under way until their target has loaded, and no longer when the address is written', async () => {
    const seen: boolean[] = [];
    const turns: Turns = new Turns(
      () => '',
      () => seen.push(turns.isUnderWay),
    );
    await turns.follow(() => void seen.push(turns.isUnderWay));
    expect(seen).toEqual([true, false]);
  });

  it('do not write over an address that came meanwhile', async () => {
    let address = '#m=watch';
    const arrived: string[] = [];
    const turns = new Turns(
      () => address,
      () => arrived.push(address),
    );
    const overtaken = turns.follow(() => {
      address = '#m=race';
    });
    const last = turns.follow(() => undefined);
    await Promise.all([overtaken, last]);
    expect(arrived).toEqual(['#m=race']);
  });

  it('stop no others by failing', async () => {
    const arrived: string[] = [];
    const turns = new Turns(
      () => '',
      () => arrived.push('arrived'),
    );
    const failed = turns.follow(() => Promise.reject(new Error('no such thing')));
    const next = turns.follow(() => undefined);
    await expect(failed).rejects.toThrow('no such thing');
    await next;
    expect(arrived).toEqual(['arrived']);
    expect(turns.isUnderWay).toBe(false);
  });
});
