// Before the first paint, which a module would miss: theme and language as web/page/frame.ts will have them, and no
// sample for whoever comes with a puzzle, a mode or a lesson, or has a board kept here.
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
  const languages = [recall('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  root.lang = languages.find((code) => code === 'en' || code === 'ko') ?? 'en';
  if (/[#&][pml]=/.test(location.hash) || recall('kept')) root.dataset.sample = 'hidden';
})();
