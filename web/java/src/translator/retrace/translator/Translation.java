// Translates the classes of a program, with the parts of the library that they use, to one module of WebAssembly.
package retrace.translator;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.asm.Type;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.classlib.impl.JCLPlugin;
import org.teavm.classlib.impl.ClasslibSubstitutionPolicy;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.jso.impl.JSOPlugin;
import org.teavm.model.ClassHolderSource;
import org.teavm.model.MethodReference;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.parsing.substitution.DefaultSubstituteClassNameMapping;
import org.teavm.platform.plugin.PlatformPlugin;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import retrace.shared.Archive;
import retrace.shared.Messages;

final class Translation {
    /** The class of the library that a program begins in. */
    static final String START = "retrace.Start";

    private Translation() {
    }

    /** The module's bytes; none where a message has an error. */
    static ByteArrayOutputStream moduleOf(Map<String, byte[]> classes, Archive library, Messages messages) {
        var target = new WasmGCTarget();
        var files = new Files(classes, library);
        var references = new ReferenceCache();
        ClassHolderSource source = new ClasspathClassHolderSource(files, references,
                DefaultSubstituteClassNameMapping.createWithPolicies(List.of(new ClasslibSubstitutionPolicy())));
        var teavm = new TeaVMBuilder(target)
                .setClassSource(source)
                .setResourceProvider(files)
                .setReferenceCache(references)
                .setObfuscated(false)
                .setStrict(true)
                .build();
        teavm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        // The order matters: each plugin needs those before it.
        new PlatformPlugin().install(teavm);
        new JCLPlugin().install(teavm);
        new JSOPlugin().install(teavm);
        teavm.setEntryPoint(START);
        target.setStrict(true);
        target.setObfuscated(true);
        target.setDebugInfo(false);
        var module = new ByteArrayOutputStream();
        teavm.build(name -> module, "program");
        sayProblems(teavm, classes, messages);
        if (module.size() == 0 && !messages.hasErrors()) {
            sayFirst(teavm, messages);
        }
        return module;
    }

    /** Reports classes and methods that the program names and that do not exist here; the library's own gaps are never called. */
    private static void sayProblems(TeaVM teavm, Map<String, byte[]> classes, Messages messages) {
        for (Problem problem : teavm.getProblemProvider().getSevereProblems()) {
            var location = problem.getLocation();
            var method = location == null ? null : location.getMethod();
            if (method == null || !classes.containsKey(method.getClassName().replace('.', '/') + ".class")) {
                continue;
            }
            var place = location.getSourceLocation();
            messages.say(true, place == null ? 1 : place.getLine(), 1, textOf(problem));
        }
    }

    /** Reports the first gap of the library, for a program that uses that part of it. */
    private static void sayFirst(TeaVM teavm, Messages messages) {
        var first = teavm.getProblemProvider().getSevereProblems().stream().findFirst();
        messages.say(true, 1, 1, first.map(Translation::textOf).orElse(""));
    }

    private static String textOf(Problem problem) {
        for (var named : problem.getParams()) {
            if (problem.getText().endsWith("was not found")) {
                var name = String.valueOf(named instanceof MethodReference method ? shown(method) : named);
                return name.replace("retrace.Thread", "java.lang.Thread") + " is not available here";
            }
        }
        var text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText();
    }

    /** A method as a program calls it, with the short names of its arguments' classes. */
    private static String shown(MethodReference method) {
        var types = Stream.of(method.getParameterTypes())
                .map(type -> Type.getType(type.toString()).getClassName().replaceAll(".*[.$]", ""));
        return method.getClassName() + "." + method.getName() + "(" + types.collect(Collectors.joining(", ")) + ")";
    }

    /** The program's classes first, then the library. */
    private record Files(Map<String, byte[]> classes, Archive library) implements ResourceProvider {
        @Override
        public Iterator<Resource> getResources(String name) {
            var own = classes.get(name);
            if (own != null) {
                return List.<Resource>of(new Bytes(own, 0, own.length)).iterator();
            }
            var entry = library.entry(name);
            return entry == null
                    ? List.<Resource>of().iterator()
                    : List.<Resource>of(new Bytes(entry.bytes(), entry.start(), entry.length())).iterator();
        }

        @Override
        public void close() {
        }
    }

    private record Bytes(byte[] bytes, int start, int length) implements Resource {
        @Override
        public InputStream open() {
            return new ByteArrayInputStream(bytes, start, length);
        }

        @Override
        public Date getModificationDate() {
            return new Date(0);
        }
    }
}
