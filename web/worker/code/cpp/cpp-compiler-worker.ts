// The worker that compiles programs in C++; the page ends the worker to cancel, as a compilation cannot be interrupted.
import { serveCompiler } from '../serve-compiler';
import { Compiler } from './compile/cpp-compiler';

serveCompiler(['core', 'system'], (files) => Compiler.from(files));
