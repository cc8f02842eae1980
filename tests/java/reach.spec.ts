// Programs in Java that try to reach out of themselves: each ends with a message at its line or finds nothing, and nothing is fetched.
import { expect, test } from './support/java-test';

const here = 3;
const main = (statement: string) => `class Main {
  public static void main(String[] a) throws Throwable {
    ${statement}
    System.out.println("end");
  }
}`;

/** Refused before they run, at the line of the statement. */
const refused: readonly (readonly [statement: string, text: string])[] = [
  ['Runtime.getRuntime().exec("ls");', 'Runtime.exec'],
  ['new ProcessBuilder("ls").start();', 'ProcessBuilder'],
  ['System.load("/lib/x.so");', 'System.load'],
  ['System.loadLibrary("x");', 'System.loadLibrary'],
  ['System.out.println(System.getenv());', 'System.getenv'],
  ['java.nio.file.Files.readString(java.nio.file.Path.of("x"));', 'java.nio.file'],
  ['new java.net.URL("http://localhost/").openStream();', 'java.net.URL'],
  ['new java.net.Socket("localhost", 80);', 'java.net.Socket'],
  ['java.net.http.HttpClient.newHttpClient();', 'java.net.http'],
  ['Main.class.getMethod("main").invoke(null);', 'java.lang.reflect.Method'],
  [
    'java.lang.reflect.Proxy.newProxyInstance(null, null, null);',
    'java.lang.reflect.Proxy.newProxyInstance',
  ],
  ['java.lang.invoke.MethodHandles.lookup();', 'MethodHandles.lookup'],
  ['ClassLoader.getSystemClassLoader();', 'ClassLoader'],
  ['java.util.ServiceLoader.load(Runnable.class);', 'ServiceLoader'],
  ['new java.util.Timer();', 'java.util.Timer'],
  ['java.util.concurrent.Executors.newCachedThreadPool();', 'Executors'],
  ['new java.util.concurrent.ForkJoinPool().submit(() -> {});', 'ForkJoinPool'],
  ['java.util.concurrent.CompletableFuture.supplyAsync(() -> 1);', 'CompletableFuture'],
  ['java.util.Calendar.getInstance();', 'java.util.Calendar.getInstance'],
  ['new java.text.SimpleDateFormat("yyyy");', 'java.text.SimpleDateFormat'],
  ['java.time.LocalDate.now();', 'java.time.LocalDate'],
  ['Thread.currentThread().getStackTrace();', 'java.lang.Thread.getStackTrace'],
  ['new Exception().getStackTrace();', 'java.lang.Exception.getStackTrace'],
  ['new java.util.concurrent.CountDownLatch(1);', 'CountDownLatch'],
  ['new java.io.ObjectOutputStream(System.out).writeObject("x");', 'ObjectOutputStream'],
  ['java.lang.invoke.MethodHandles.publicLookup();', 'MethodHandles.publicLookup'],
  ['StackWalker.getInstance();', 'StackWalker'],
  [
    'Runtime.getRuntime().addShutdownHook(new Thread());',
    'java.lang.Runtime.addShutdownHook(Thread)',
  ],
  ['new java.io.ObjectInputStream(System.in).readObject();', 'ObjectInputStream'],
  ['sun.misc.Unsafe.getUnsafe();', 'package sun.misc does not exist'],
  ['jdk.internal.misc.Unsafe.getUnsafe();', 'package jdk.internal.misc does not exist'],
  ['new javax.script.ScriptEngineManager();', 'package javax.script does not exist'],
  ['org.teavm.jso.browser.Window.alert("x");', 'package org.teavm.jso.browser does not exist'],
  ['org.teavm.interop.Address.fromInt(0);', 'package org.teavm.interop does not exist'],
  ['org.teavm.platform.Platform.startThread(null);', 'package org.teavm.platform does not exist'],
  ['retrace.Host.exit(0);', 'package retrace does not exist'],
];

/** Refused with what they declare, on that line. */
const declared: readonly (readonly [source: string, line: number, text: string])[] = [
  ['class Main {\n\n  static native int reach();\n}', 3, 'native method: reach'],
  ['import org.teavm.jso.JSBody;\nclass Main {}', 1, 'package org.teavm.jso does not exist'],
  [
    'interface Page extends org.teavm.jso.JSObject {}\nclass Main {}',
    1,
    'package org.teavm.jso does not exist',
  ],
  [
    'package org.teavm.jso;\n@interface JSBody { String script(); }',
    1,
    'package not allowed: org.teavm.jso.JSBody',
  ],
  ['package java.lang;\nclass Main {}', 1, 'package not allowed: java.lang.Main'],
  ['package retrace;\nclass Host {}', 1, 'package not allowed: retrace.Host'],
];

/** They run, and find nothing: what is printed, or the error at the line. */
const harmless: readonly (readonly [statement: string, outcome: string])[] = [
  ['Class.forName("java.lang.Runtime");', 'java.lang.ClassNotFoundException: java.lang.Runtime'],
  ['System.out.println(Main.class.getDeclaredMethods().length);', '0\nend\n'],
  ['new java.io.FileReader("/etc/passwd");', 'java.io.FileNotFoundException'],
  ['new java.io.RandomAccessFile("x", "rw");', 'java.io.FileNotFoundException'],
  ['System.out.println(new java.io.File("/").list().length);', '0\nend\n'],
  ['System.out.println(Main.class.getResourceAsStream("/index.html"));', 'null\nend\n'],
  ['System.out.println(System.getenv("HOME") + System.console());', 'nullnull\nend\n'],
  ['new Thread(() -> System.out.println("thread")).start();', 'thread\nend\n'],
  ['new Thread() { public void run() { System.out.println("sub"); } }.start();', 'sub\nend\n'],
  ['System.out.println(System.getProperty("user.home"));', '/\nend\n'],
  ['synchronized (a) { a.notifyAll(); }', 'end\n'],
  ['System.out.println(Runtime.getRuntime().availableProcessors());', '1\nend\n'],
  ['Thread.sleep(5);', 'end\n'],
  [
    'ThreadLocal<int[]> t = ThreadLocal.withInitial(() -> new int[3]); System.out.println(t.get().length);',
    '3\nend\n',
  ],
  ['System.out.println(java.util.stream.IntStream.range(0, 9).parallel().sum());', '36\nend\n'],
  ['System.out.println(java.util.List.of(1, 2).parallelStream().toList());', '[1, 2]\nend\n'],
];

test('a program in Java reaches neither files nor network nor page, whatever it tries @java', async ({
  java,
}) => {
  test.setTimeout(300_000);
  const fetched: string[] = [];
  java.page.on('request', (request) => fetched.push(request.url()));

  for (const [statement, text] of refused) {
    const { diagnostics } = await java.compile(main(statement));
    const [first] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(first, statement).toMatchObject({ line: here });
    expect(first?.text, statement).toContain(text);
    expect(first?.text, statement).toMatch(/ is not available here$| does not exist$/);
  }
  for (const [source, line, text] of declared) {
    const { diagnostics } = await java.compile(source);
    expect(diagnostics[0], source).toMatchObject({ line, text });
  }
  for (const [statement, outcome] of harmless) {
    await java.compile(main(statement));
    const { output, ending } = await java.run('');
    if (ending.kind === 'finished') expect(output, statement).toBe(outcome);
    else expect(ending, statement).toEqual({ kind: 'runtime-error', text: outcome, line: here });
  }
  // Each worker is a blob of the sandbox.
  expect(fetched.filter((url) => !url.startsWith('blob:null/'))).toEqual([]);
});
