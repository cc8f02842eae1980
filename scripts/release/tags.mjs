// The tags of a release: with an import map that checks every part, or with one file that the tag itself checks.

/** @typedef {import('./release.mjs').Release} Release */

/** The names in the order of docs/embedding.md. @param {Release} release */
export const tagsOf = (release) => ({
  parts: partsTag(release),
  whole: oneFileTag(release, release.files.whole, ' type="module"'),
  classic: oneFileTag(release, release.files.classic, ''),
});

/** @param {Release} release @param {string} file */
const addressOf = ({ site, version }, file) => `${site}releases/${version}/${file}`;

/** The map has the hashes of parts, the tag that of the first file. @param {Release} release */
function partsTag(release) {
  const parts = Object.entries(release.integrity).filter(([file]) => file.startsWith('parts/'));
  const integrity = Object.fromEntries(
    parts.map(([file, hash]) => [addressOf(release, file), hash]),
  );
  const map = JSON.stringify({ integrity }, null, 2);
  return `<script type="importmap">\n${map}\n</script>\n${oneFileTag(release, release.files.entry, ' type="module"')}`;
}

/** @param {Release} release @param {string} file @param {string} type an attribute, or nothing */
const oneFileTag = (release, file, type) =>
  `<script${type} src="${addressOf(release, file)}" integrity="${release.integrity[file]}" crossorigin></script>`;
