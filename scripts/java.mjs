// npm run java: adds Java to the page that is built: its compiler, made of a JDK 17's javac and of TeaVM.
import { buildJava, putBesidePage } from './java/build.mjs';
import { command } from './run.mjs';

await command(async () => {
  console.log(
    'Java: Maven brings TeaVM, and javac and TeaVM are compiled for the page (about two minutes)',
  );
  await buildJava();
  putBesidePage();
  console.log('Java is in build/java, and beside the page in dist/java');
});
