// Runs before the first paint, for which a module would be too late: sets theme and language as web/page/frame.ts will, and
// hides the sample from visitors who bring a puzzle, a mode or a lesson, or have a kept board.
(() => {
  const root = document.documentElement;
  /** @param {string} name as web/element/shared/remembered.ts has it */
  const recall = (name) => {
    try {
      return localStorage.getItem(`retrace-${name}`);
    } catch {
      return null; // Storage is refused.
    }
  };
  const theme = recall('theme');
  if (theme) root.dataset.theme = theme;
  const known = root.dataset.languages?.split(' ') ?? []; // The build writes them.
  const languages = [recall('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  root.lang = languages.find((code) => code && known.includes(code)) ?? root.lang;
  if (location.protocol === 'file:') addEventListener('DOMContentLoaded', tellOfServer);
  if (/[#&][pml]=/.test(location.hash) || recall('kept')) root.dataset.sample = 'hidden';

  /** Browsers refuse modules and styles to a page that is opened from a disk. */
  function tellOfServer() {
    const told = document.querySelector('template');
    if (told) document.body.replaceChildren(told.content);
  }
})();
