// Before the first paint, which a module would miss: the theme that was chosen, and no sample for whoever comes
// with a puzzle, a mode or a lesson, or has a board kept here.
(() => {
  const { dataset } = document.documentElement;
  /** @param {string} name as web/element/shared/remembered.ts has it */
  const recall = (name) => {
    try {
      return localStorage.getItem(`retrace-${name}`);
    } catch {
      return null; // Storage is refused.
    }
  };
  const theme = recall('theme');
  if (theme) dataset.theme = theme;
  if (/[#&][pml]=/.test(location.hash) || recall('kept')) dataset.sample = 'hidden';
})();
