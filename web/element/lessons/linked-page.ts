// The page of a lesson that a link means: by its number, or by a scene, as links were before pages had numbers.
import type { Grid } from '../../core/grid';
import { loadLesson } from '#lessons';
import { sceneOf, type LessonStep, type Scene } from './lesson-model';
import { lessonNameOf } from '../../core/lesson-names';

/** The texts of a link: with a puzzle they name a scene, without one `at` is the number of a page. */
export interface LinkedPage {
  puzzle: string | Grid | undefined;
  strategy: string | undefined;
  at: string | undefined;
}

/** From 1; the first page where the link means none that the lesson has. */
export async function linkedPage(lesson: string, linked: LinkedPage): Promise<number> {
  const name = lessonNameOf(lesson);
  const steps = name ? await loadLesson(name).then(stepsIn, () => []) : [];
  return pageIn(steps, linked);
}

const stepsIn = ({ steps }: { steps: readonly LessonStep[] }) => steps;

export function pageIn(
  steps: readonly LessonStep[],
  { puzzle, strategy, at = '0' }: LinkedPage,
): number {
  const number = /^\d{1,9}$/.test(at) ? Number(at) : 0;
  if (puzzle === undefined) return number >= 1 && number <= steps.length ? number : 1;
  const isMeant = (scene: Scene) =>
    scene.puzzle === puzzle && scene.strategy === strategy && scene.at === number;
  const index = steps.findIndex((step) => isMeant(step.scene) || isMeant(sceneOf(step, true)));
  return Math.max(0, index) + 1;
}
