package retrace.packing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Makes the files that the page fetches for Java: javac and the translator as modules, signatures for the one, the library for the other. */
public final class Build {
    /** Internal classes of java.base that javac uses. */
    private static final List<String> INTERNAL =
            List.of(
                    "jdk/internal/javac/",
                    "jdk/internal/jmod/",
                    "sun/reflect/annotation/ExceptionProxy",
                    "sun/reflect/annotation/EnumConstantNotPresentExceptionProxy");

    private static final String CLDR = "org/teavm/classlib/impl/unicode/cldr-json.zip";

    private static final String BUNDLES =
            Stream.of("compiler", "javac", "legacy", "version")
                    .map(name -> "com.sun.tools.javac.resources." + name)
                    .collect(Collectors.joining("\n"));

    /** The parts of TeaVM that a translated program may use. */
    private static final List<String> OF_PROGRAMS =
            List.of(
                    "org/teavm/classlib/",
                    "org/teavm/platform/",
                    "org/teavm/jso/",
                    "org/teavm/runtime/",
                    "org/teavm/interop/",
                    "org/teavm/backend/wasm/runtime/",
                    "org/teavm/backend/wasm/transformation/ReferenceQueue",
                    "org/teavm/backend/wasm/WasmRuntime",
                    "org/teavm/backend/wasm/WasmHeap",
                    "org/teavm/extension/",
                    "com/jcraft/jzlib/",
                    "META-INF/services/");

    /** Classes of the library that divide by what a program gives them. */
    private static final Set<String> DIVIDING =
            Set.of(
                    "org/teavm/classlib/java/lang/TMath.class",
                    "org/teavm/classlib/java/lang/TInteger.class",
                    "org/teavm/classlib/java/lang/TLong.class");

    private final Path modules;
    private final TreeMap<String, byte[]> archives = new TreeMap<>();
    private final Path shared;
    private final Path javac;
    private final Path translator;
    private final Path library;
    private final Path target;

    private Build(String[] folders) throws IOException {
        modules = Path.of(folders[0]);
        shared = Path.of(folders[2]);
        javac = Path.of(folders[3]);
        translator = Path.of(folders[4]);
        library = Path.of(folders[5]);
        target = Path.of(folders[6]);
        try (Stream<Path> jars = Files.list(Path.of(folders[1]))) {
            for (Path jar : jars.sorted().toList()) unzip(Files.readAllBytes(jar), archives);
        }
    }

    /** The folders of JDK modules, jars, the classes of web/java/src (shared, javac, translator, library), and the one to write to. */
    public static void main(String[] folders) throws IOException {
        Build build = new Build(folders);
        Map<String, byte[]> base = filesIn(build.modules.resolve("java.base/classes"));
        Files.write(build.target.resolve("signatures"), Packer.packed(Signatures.of(base)));
        Files.write(build.target.resolve("library"), Packer.packed(build.ofPrograms()));
        // Modules that are kept from an earlier build are not translated anew.
        List<String> kept = List.of(System.getProperty("retrace.kept").split(","));
        if (!kept.contains("javac")) new Module("javac", build.ofJavac(), build.target).write();
        if (!kept.contains("translator")) {
            new Module("translator", build.ofModule(build.translator), build.target).write();
        }
    }

    private TreeMap<String, byte[]> ofPrograms() throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        archives.forEach(
                (name, bytes) -> {
                    if (OF_PROGRAMS.stream().anyMatch(name::startsWith)) files.put(name, bytes);
                });
        files.put(CLDR, english(archives.get(CLDR)));
        files.replaceAll((name, bytes) -> name.endsWith(".class") ? asInJava(name, bytes) : bytes);
        Streams.checkUse(files);
        files.putAll(filesIn(library));
        Additions.addTo(files);
        return files;
    }

    private static byte[] asInJava(String name, byte[] bytes) {
        byte[] divided = DIVIDING.contains(name) ? Divisions.asInJava(bytes) : bytes;
        return Faults.asInJava(name, Collections.asInJava(name, divided));
    }

    /** The classes that a module of the page is made of: TeaVM's own, and those of a folder. */
    private TreeMap<String, byte[]> ofModule(Path folder) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>(archives);
        files.put(CLDR, english(archives.get(CLDR)));
        files.putAll(filesIn(shared));
        files.putAll(filesIn(folder));
        files.replaceAll((name, bytes) -> name.endsWith(".class") ? made(name, bytes) : bytes);
        filesIn(library)
                .forEach(
                        (name, bytes) -> {
                            if (Divisions.uses(name)) files.put(name, bytes);
                        });
        return files;
    }

    private TreeMap<String, byte[]> ofJavac() throws IOException {
        TreeMap<String, byte[]> files = ofModule(javac);
        TreeMap<String, byte[]> added = new TreeMap<>();
        for (String name : List.of("jdk.compiler", "java.compiler")) {
            added.putAll(filesIn(modules.resolve(name + "/classes")));
        }
        filesIn(modules.resolve("java.base/classes"))
                .forEach(
                        (name, bytes) -> {
                            if (INTERNAL.stream().anyMatch(name::startsWith)) added.put(name, bytes);
                        });
        added.replaceAll((name, bytes) -> name.endsWith(".class") ? made(name, bytes) : bytes);
        files.putAll(added);
        files.put(
                "META-INF/services/java.util.ResourceBundle",
                BUNDLES.getBytes(StandardCharsets.UTF_8));
        return files;
    }

    private static byte[] made(String name, byte[] bytes) {
        return Divisions.asInJava(Patches.patched(name, bytes));
    }

    /** The locale data of English and what all locales share, without dates, so that a build can be repeated. */
    private static byte[] english(byte[] cldr) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        unzip(cldr, files);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                if (!file.getKey().matches("(en|supplemental)/.*")) continue;
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTime(0L);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    /** The first file of a name is kept; lists of services are joined. */
    private static void unzip(byte[] archive, TreeMap<String, byte[]> files) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                if (entry.isDirectory() || name.endsWith("module-info.class")) continue;
                boolean isService = name.startsWith("META-INF/services/");
                files.merge(
                        name, zip.readAllBytes(), (first, next) -> isService ? joined(first, next) : first);
            }
        }
    }

    private static byte[] joined(byte[] first, byte[] next) {
        String lines = new String(first, StandardCharsets.UTF_8) + "\n";
        return (lines + new String(next, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
    }

    private static TreeMap<String, byte[]> filesIn(Path folder) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            paths.filter(Files::isRegularFile)
                    .filter(path -> !path.endsWith("module-info.class"))
                    .forEach(path -> files.put(nameOf(folder, path), bytesOf(path)));
        }
        return files;
    }

    private static String nameOf(Path folder, Path path) {
        return folder.relativize(path).toString().replace('\\', '/');
    }

    private static byte[] bytesOf(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
