package retrace.packing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/** A WasmGC module of the page, which TeaVM translates from classes in memory; it begins in `retrace.NAME.Main`. */
record Module(String name, Map<String, byte[]> files, Path target) implements ResourceProvider {
    void write() throws IOException {
        WasmGCTarget backend = new WasmGCTarget();
        ClassLoader loader = Module.class.getClassLoader();
        ReferenceCache cache = new ReferenceCache();
        TeaVM translator =
                new TeaVMBuilder(backend)
                        .setClassSource(new ClasspathClassHolderSource(this, cache, loader))
                        .setResourceProvider(this)
                        .setClassLoader(loader)
                        .setReferenceCache(cache)
                        .setObfuscated(true)
                        .setStrict(false)
                        .build();
        translator.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        translator.installPlugins();
        translator.setEntryPoint("retrace." + name + ".Main");
        backend.setObfuscated(Boolean.parseBoolean(System.getProperty("obfuscated", "true")));
        backend.setStrict(Boolean.getBoolean("strict"));
        translator.build(file -> Files.newOutputStream(target.resolve(name + ".wasm")), name);
        Files.writeString(
                target.resolve(name + "-missing.txt"), told(translator.getProblemProvider().getProblems()));
    }

    /** Classes and methods that the module names and that are missing: most are never reached. */
    private static String told(List<Problem> problems) {
        StringBuilder told = new StringBuilder();
        for (Problem problem : problems) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            told.append(problem.getSeverity()).append(' ').append(text.getText());
            if (problem.getLocation() != null) {
                told.append("\n    at ").append(problem.getLocation().getMethod());
            }
            told.append('\n');
        }
        return told.toString();
    }

    @Override
    public Iterator<Resource> getResources(String name) {
        byte[] bytes = files.get(name);
        if (bytes == null) return Collections.emptyIterator();
        return List.<Resource>of(new Bytes(bytes)).iterator();
    }

    @Override
    public void close() {}

    private record Bytes(byte[] bytes) implements Resource {
        @Override
        public InputStream open() {
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public Date getModificationDate() {
            return new Date(0L);
        }
    }
}
