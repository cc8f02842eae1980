// A board to look at, on the page.
import type { TemplateResult } from 'lit';
import { boardScene, type DrawnBoard } from './board-scene';
import { sceneView } from './scene-view';

/** Named for screen readers where a name is given, else for the eye alone. */
export const boardPicture = (board: DrawnBoard, name?: string): TemplateResult =>
  sceneView(boardScene(board), { kind: 'picture', name, margin: 0.1 });
