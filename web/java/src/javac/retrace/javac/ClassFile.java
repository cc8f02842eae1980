// A file in memory as javac sees one: a class of the library, the program's source, or a class that is made of it.
package retrace.javac;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.net.URI;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.JavaFileObject;
import retrace.shared.Archive;

final class ClassFile implements JavaFileObject {
    final String path;
    private final Kind kind;
    private Archive.Entry entry;
    private String source;
    private ByteArrayOutputStream written;

    private ClassFile(String path, Kind kind) {
        this.path = path;
        this.kind = kind;
    }

    static ClassFile source(String path, String source) {
        var file = new ClassFile(path, Kind.SOURCE);
        file.source = source;
        return file;
    }

    static ClassFile signature(Archive.Entry entry) {
        var file = new ClassFile(entry.path(), Kind.CLASS);
        file.entry = entry;
        return file;
    }

    static ClassFile made(String path) {
        return new ClassFile(path, Kind.CLASS);
    }

    byte[] made() {
        return written.toByteArray();
    }

    /** The class's name with its package, joined by dots. */
    String className() {
        return path.substring(0, path.lastIndexOf('.')).replace('/', '.');
    }

    @Override
    public Kind getKind() {
        return kind;
    }

    /** A judge takes a public class of any name. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind asked) {
        if (kind == Kind.SOURCE) {
            return true;
        }
        return asked == kind && path.substring(path.lastIndexOf('/') + 1).equals(simpleName + kind.extension);
    }

    @Override
    public NestingKind getNestingKind() {
        return null;
    }

    @Override
    public Modifier getAccessLevel() {
        return null;
    }

    @Override
    public URI toUri() {
        return URI.create("file:///" + (kind == Kind.SOURCE ? "Main.java" : path));
    }

    @Override
    public String getName() {
        return path;
    }

    @Override
    public InputStream openInputStream() {
        return new ByteArrayInputStream(entry.bytes(), entry.start(), entry.length());
    }

    @Override
    public OutputStream openOutputStream() {
        written = new ByteArrayOutputStream();
        return written;
    }

    @Override
    public Reader openReader(boolean ignoreEncodingErrors) {
        return new StringReader(source);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
    }

    @Override
    public Writer openWriter() {
        throw new UnsupportedOperationException();
    }

    @Override
    public long getLastModified() {
        return 0;
    }

    @Override
    public boolean delete() {
        return false;
    }
}
