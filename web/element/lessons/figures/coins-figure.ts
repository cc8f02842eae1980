// An amount paid greedily, the largest coin first, and with as few coins as possible.
import { html, svg, type TemplateResult } from 'lit';
import type { Drawn } from './context';
import type { Payment } from './spec';

/** The coins of the greedy payment. */
export function payGreedily({ coins, amount }: Payment): number[] {
  const paid: number[] = [];
  let left = amount;
  for (const coin of coins.toSorted((a, b) => b - a)) {
    while (coin <= left) {
      paid.push(coin);
      left -= coin;
    }
  }
  return paid;
}

/** The fewest coins, found from the fewest for each smaller amount. */
export function payBest({ coins, amount }: Payment): number[] {
  const best: (number[] | undefined)[] = [[]];
  for (let sum = 1; sum <= amount; sum++) {
    const ways = coins.flatMap((coin) => {
      const rest = coin <= sum ? best[sum - coin] : undefined;
      return rest ? [[coin, ...rest]] : [];
    });
    best[sum] = ways.toSorted((a, b) => a.length - b.length)[0];
  }
  return (best[amount] ?? []).toSorted((a, b) => b - a);
}

export function coinsFigure(
  payments: readonly Payment[],
  isShown: boolean,
  { text }: Drawn,
): TemplateResult {
  return html`<div class="coins stacked from-top gap-20">
    ${payments.map((payment) => {
      const [greedy, best] = [payGreedily(payment), payBest(payment)];
      const isBest = greedy.length === best.length;
      return html`<figure>
        <figcaption>${text.coins.pay(payment.amount, payment.coins)}</figcaption>
        ${
          isShown
            ? html`${row(text.coins.greedy, greedy, payment, isBest ? 'best' : 'worse', text)}
              ${row(text.coins.best, best, payment, 'best', text)}`
            : html`<p class="waits" aria-hidden="true">?</p>`
        }
      </figure>`;
    })}
  </div>`;
}

/** Coins side by side, each as long as its value. */
function row(
  name: string,
  paid: readonly number[],
  { amount }: Payment,
  kind: string,
  text: Drawn['text'],
): TemplateResult {
  const starts = paid.map((_, index) => paid.slice(0, index).reduce((sum, coin) => sum + coin, 0));
  const unit = 24 / amount;
  return html`<p>${name} <b>${text.coins.count(paid.length)}</b></p>
    <svg class="paid ${kind}" viewBox="0 0 24 2.2" role="img" aria-label=${paid.join(' + ')}>
      ${paid.map((coin, index) => {
        const [x, width] = [(starts[index] ?? 0) * unit, coin * unit];
        return svg`<rect x=${x + 0.06} y="0.1" width=${Math.max(0.1, width - 0.12)} height="2" rx="0.3" />
          ${width > 1 ? svg`<text class="strong" x=${x + width / 2} y="1.5">${coin}</text>` : ''}`;
      })}
    </svg>`;
}
