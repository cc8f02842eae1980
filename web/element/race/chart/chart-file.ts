// The chart as a file: on white, in light colours.
import type { Scene } from '../../shared/picture/scene';
import { pictureFile, type Look, type PictureForm } from '../../shared/picture/scene-file';
import type { ChartTone } from './chart';

export const chartLook: Look<ChartTone> = {
  ground: '#fffefb',
  colours: {
    ink: '#1e1d1a',
    soft: '#5f5b53',
    line: '#d3cec3',
    bar: '#0b6b60',
    range: '#1e1d1a',
    limit: '#ad2113',
  },
  fonts: "'Pretendard', 'Noto Sans KR', 'Noto Sans CJK KR', system-ui, sans-serif",
  weight: 650,
  scale: 1,
  margin: 24,
};

/** Undefined where the browser cannot make a picture of it. */
export const chartFile = (form: PictureForm, chart: Scene<ChartTone>): Promise<Blob | undefined> =>
  pictureFile(form, chart, chartLook);
