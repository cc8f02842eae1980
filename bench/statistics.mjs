// Medians and spreads of a few rounds.

/** @param {readonly number[]} values */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  const median =
    sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}

/** "1.23 (1.20-1.31)" @param {readonly number[]} values @param {number} [digits] */
export function inWords(values, digits = 2) {
  const { median, min, max } = summary(values);
  return `${median.toFixed(digits)} (${min.toFixed(digits)}-${max.toFixed(digits)})`;
}
