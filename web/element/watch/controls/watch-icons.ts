// Line icons of watch mode beside those of all that shows steps, drawn for this project.
import { stepIcon as icon, stepIcons } from '../../shared/look/step-icons';

export const watchIcons = {
  ...stepIcons,
  deadEndBefore: icon('M3.5 6.5l5 5M8.5 6.5l-5 5M17 4l-5 6 5 6M4 15.5h4'),
  deadEndNext: icon('M16.5 6.5l-5 5M11.5 6.5l5 5M3 4l5 6-5 6M12 15.5h4'),
  backtrack: icon('M16 4v5a3.5 3.5 0 0 1-3.5 3.5H4.5M8 8.5l-4 4 4 4'),
  cell: icon('M3.5 3.5h13v13h-13zM8 3.5v13M12 3.5v13M3.5 8h13M3.5 12h13', 'M8 8h4v4H8z'),
  solution: icon('M4.5 17V3.5M4.5 4.5h11l-3 3.5 3 3.5h-11'),
  markFrom: icon('M13.5 4H8v12h5.5', ''),
  markTo: icon('M6.5 4H12v12H6.5', ''),
  unmark: icon('M5.5 4H3.5v12h2M14.5 4h2v12h-2M7.5 7.5l5 5M12.5 7.5l-5 5'),
  loop: icon('M4 9.5V8.5a3 3 0 0 1 3-3h9M13 2.5l3 3-3 3M16 10.5v1a3 3 0 0 1-3 3H4M7 17.5l-3-3 3-3'),
  zoomIn: icon('M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.2 12.2L17 17M6 8.5h5M8.5 6v5'),
  zoomOut: icon('M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.2 12.2L17 17M6 8.5h5'),
  copy: icon('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7'),
  copied: icon('M4 10.5l4 4 8-9'),
  download: icon('M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13'),
  edit: icon('M4 16l1-4 8.5-8.5 3 3L8 15zM11.5 5.5l3 3'),
  present: icon('M3 4h14v9.5H3zM10 13.5V17M6.5 17h7'),
  endPresenting: icon('M5 5l10 10M15 5L5 15'),
  zoomAll: icon('M3 10h14M6 7l-3 3 3 3M14 7l3 3-3 3M3 4v2M17 4v2M3 14v2M17 14v2'),
};
