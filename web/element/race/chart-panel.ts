// The chart, with buttons to export the results as text or as a picture.
import { html, nothing, type TemplateResult } from 'lit';
import type { RaceMessages } from '../../languages/en/race';
import { sceneView } from '../shared/picture/scene-view';
import { chartOf } from './chart/chart';
import type { RaceCommands } from './race-commands';
import type { Finisher, RaceNotice } from '../../core/race-reports';
import { pressButton } from '../shared/look/press-button';

/** A narrower chart would cut off names; in less room the whole chart is drawn smaller. */
const leastWidth = 160;

export interface ChartPanel {
  finishers: readonly Finisher[];
  /** 0 while the width is not known. */
  width: number;
  notice: RaceNotice | undefined;
}

export function chartPanel(
  { finishers, width, notice }: ChartPanel,
  text: RaceMessages,
  { copy, save }: RaceCommands,
): TemplateResult {
  const button = (label: string, onClick: () => void) => pressButton('secondary', label, onClick);
  const names = finishers.map(({ strategy }) => strategy);
  return html`
    <section class="chart-panel stacked shrinks one-column gap-12" aria-labelledby="chart-title">
      <h2 id="chart-title">${text.chart.title}</h2>
      ${
        width > 0
          ? sceneView(chartOf(finishers, Math.max(width, leastWidth), text.chart), {
              kind: 'chart',
              name: text.chart.label(names),
              isSized: true,
            })
          : nothing
      }
      <div class="save flow" role="group" aria-label=${text.save.label}>
        ${button(text.save.copyMarkdown, () => {
          copy('markdown');
        })}
        ${button(text.save.copyCsv, () => {
          copy('csv');
        })}
        ${button(text.save.savePng, () => {
          save('png');
        })}
        ${button(text.save.saveSvg, () => {
          save('svg');
        })}
      </div>
      <p class="notice muted text-15" role="status">${notice ? text.notice(notice) : nothing}</p>
    </section>
  `;
}
