const input = require('fs').readFileSync(0, 'utf8').split('\n');
const a = Array.from(Array(10), () => Array(10).fill(0));
for (let i = 1; i <= 9; i++) {
  const line = input[i - 1].split(' ');
  for (let j = 1; j <= 9; j++) a[i][j] = +line[j - 1];
}
let done = false;
function back(r, c) {
  if (c > 9) return back(r + 1, 1);
  if (r > 9) {
    done = true;
    return;
  }
  if (a[r][c]) return back(r, c + 1);
  const used = {};
  for (let k = 1; k <= 9; k++) {
    used[a[r][k]] = true;
    used[a[k][c]] = true;
    used[
      a[Math.floor((r - 1) / 3) * 3 + 1 + Math.floor((k - 1) / 3)][
        Math.floor((c - 1) / 3) * 3 + 1 + ((k - 1) % 3)
      ]
    ] = true;
  }
  for (let n = 1; n <= 9 && !done; n++) {
    if (used[n]) continue;
    a[r][c] = n; // [seen: a]
    back(r, c + 1);
    if (!done) {
      a[r][c] = 0; // [seen: a]
    }
  }
}
back(1, 1);
for (let i = 1; i <= 9; i++) console.log(a[i].slice(1).join(' '));
