// The files that javac finds and makes: the signatures of the library, by package, and the program's classes.
package retrace.javac;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import retrace.shared.Archive;

final class Files implements JavaFileManager {
    private final Map<String, List<JavaFileObject>> packages;
    final Map<String, ClassFile> made = new LinkedHashMap<>();

    Files(Map<String, List<JavaFileObject>> packages) {
        this.packages = packages;
    }

    /** The signatures by their packages. */
    static Map<String, List<JavaFileObject>> byPackage(Archive signatures) {
        var packages = new HashMap<String, List<JavaFileObject>>();
        for (var entry : signatures.entries()) {
            var end = Math.max(0, entry.path().lastIndexOf('/'));
            var name = entry.path().substring(0, end).replace('/', '.');
            packages.computeIfAbsent(name, ignored -> new ArrayList<>()).add(ClassFile.signature(entry));
        }
        return packages;
    }

    @Override
    public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds,
            boolean recurse) {
        var isListed = location == StandardLocation.PLATFORM_CLASS_PATH && kinds.contains(JavaFileObject.Kind.CLASS);
        return isListed ? packages.getOrDefault(packageName, List.of()) : List.of();
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return ((ClassFile) file).className();
    }

    @Override
    public boolean hasLocation(Location location) {
        return location == StandardLocation.PLATFORM_CLASS_PATH || location == StandardLocation.CLASS_OUTPUT;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
            FileObject sibling) {
        var file = ClassFile.made(className.replace('.', '/') + kind.extension);
        made.put(file.path, file);
        return file;
    }

    @Override
    public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind) {
        return null;
    }

    @Override
    public FileObject getFileForInput(Location location, String packageName, String relativeName) {
        return null;
    }

    @Override
    public FileObject getFileForOutput(Location location, String packageName, String relativeName,
            FileObject sibling) {
        throw new UnsupportedOperationException();
    }

    @Override
    public ClassLoader getClassLoader(Location location) {
        return null;
    }

    @Override
    public boolean isSameFile(FileObject one, FileObject other) {
        return one == other;
    }

    @Override
    public boolean handleOption(String current, Iterator<String> remaining) {
        return false;
    }

    @Override
    public int isSupportedOption(String option) {
        return -1;
    }

    @Override
    public boolean contains(Location location, FileObject file) {
        return false;
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
    }
}
