// The whole widget for old blog systems and the browsers of their readers: what those lack comes first.
import './older-browsers';

export { RetraceSudoku } from './widget-whole';
