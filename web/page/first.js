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
  const languages = [recall('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  root.lang = languages.find((code) => code === 'en' || code === 'ko') ?? 'en';
  if (location.protocol === 'file:') addEventListener('DOMContentLoaded', tellOfServer);
  if (/[#&][pml]=/.test(location.hash) || recall('kept')) root.dataset.sample = 'hidden';

  /** Browsers refuse modules and styles to a page that is opened from a disk. */
  function tellOfServer() {
    const told = {
      en: [
        'This page has to be served: opened as a file, it cannot load its parts.',
        'In its folder, run',
        'and open',
      ],
      ko: [
        '이 페이지는 서버를 거쳐 열어야 합니다. 파일로 열면 나머지 부분을 불러올 수 없습니다.',
        '이 폴더에서 다음을 실행하고',
        '주소를 여세요:',
      ],
    };
    document.body.replaceChildren(
      ...Object.entries(told).map(([lang, [why, run, open]]) => {
        const text = document.createElement('p');
        text.lang = lang;
        const program = document.createElement('code');
        program.textContent = 'python3 -m http.server 8000';
        text.append(`${why} ${run} `, program, ` ${open} http://localhost:8000`);
        return text;
      }),
    );
  }
})();
