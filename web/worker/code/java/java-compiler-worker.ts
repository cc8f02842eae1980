// The worker that compiles programs in Java; ended with the page's wish for it, as it cannot be interrupted.
import { serveCompiler } from '../serve-compiler';
import { Compiler } from './java-compiler';

serveCompiler(
  ['javac', 'translator', 'library', 'signatures'],
  (archives) => new Compiler(archives),
);
