// The check of layouts finds each kind of fault, and finds none on a sound page.
import { expect, test } from '../support/test';
import { layoutFaults } from './layout';

const sound = `
  <button>Solve</button> <button>Stop</button>
  <p>A sentence that is as long as a line, or longer where the window is narrow.</p>
  <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">An ellipsis tells that there is more</p>
  <pre style="width: 300px; overflow: auto">A line that is longer than its pane can be scrolled sideways by everybody.</pre>
  <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">for screen readers</span>`;

const faulty = {
  'the page is 1208 px wider than the window': '<p style="width: 2480px">wide</p>',
  'p “A sentence that is cut” is cut by p':
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">A sentence that is cut</p>',
  'button “Undo” and button “Redo” lie one over the other':
    '<button>Undo</button><button style="position: relative; left: -20px">Redo</button>',
  'p “Lower” and p “Upper” lie one over the other':
    '<p>Lower</p><p style="margin-top: -30px">Upper</p>',
  'p “Above the top” is partly outside of the page':
    '<p style="position: absolute; top: -12px; margin: 0">Above the top</p>',
  'the pane pre “One line” is 200 px wide':
    '<pre style="width: 200px; overflow: auto">One line</pre>',
};

test('a sound page has no fault', async ({ page }) => {
  await page.setContent(sound);
  expect(await layoutFaults(page)).toEqual([]);
});

for (const [fault, html] of Object.entries(faulty)) {
  test(`a fault is reported: ${fault}`, async ({ page }) => {
    await page.setContent(sound + html);
    expect(await layoutFaults(page)).toEqual([expect.stringContaining(fault)]);
  });
}
