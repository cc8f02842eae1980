// Runs regular expressions on long texts, in a thread that can be ended; before each text it says which one comes.
import { parentPort, workerData } from 'node:worker_threads';
import { attacksOn } from './attacks.mjs';

const { patterns } = workerData;

/** Finds every match where the expression does that, and tries a sticky one at each place where none has ended. */
function runAll(pattern, text) {
  if (!pattern.global && !pattern.sticky) {
    pattern.exec(text);
    return;
  }
  for (let at = 0; at < text.length;) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found && pattern.global) return;
    at = Math.max(at + 1, found ? pattern.lastIndex : 0);
  }
}

/** So many characters, and repetitions. */
const long = { characters: 1_000_000, repetitions: 100_000 };
/**
 * No expression takes `milliseconds` on so short a text if its time grows with the length alone; one whose time grows with its
 * square takes some times as long.
 */
const short = { characters: 30_000, repetitions: 10_000, milliseconds: 60 };

function millisecondsOn({ source, flags }, [begin, again, end], { characters, repetitions }) {
  const times = Math.max(repetitions, Math.ceil(characters / again.length));
  const text = begin + again.repeat(times) + end;
  const start = performance.now();
  runAll(new RegExp(source, flags), text);
  return performance.now() - start;
}

for (const [index, pattern] of patterns.entries()) {
  for (const attack of attacksOn(pattern)) {
    parentPort.postMessage({ index, attack });
    // A busy machine may take long once.
    const isShort = [1, 2, 3].some(
      () => millisecondsOn(pattern, attack, short) < short.milliseconds,
    );
    if (!isShort) millisecondsOn(pattern, attack, long);
  }
}
parentPort.postMessage('done');
