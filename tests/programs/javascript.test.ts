// The programs in JavaScript.
import { holdPrograms } from './held';

holdPrograms('javascript', 20_000);
