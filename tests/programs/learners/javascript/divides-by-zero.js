// Runtime error: divides integers by the smallest digit, which is 0.
const digits = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(BigInt);
const least = digits.reduce((one, other) => (one < other ? one : other));
console.log(String(405n / least));
