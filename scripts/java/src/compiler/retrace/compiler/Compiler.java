// The module that the page runs: it is given the library once, and then programs, each of which becomes a module.
package retrace.compiler;

import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.teavm.interop.Export;

public final class Compiler {
    private static Archive library;
    private static Map<String, List<JavaFileObject>> packages;

    private Compiler() {
    }

    public static void main(String[] args) {
    }

    /** Takes the library's classes, and their signatures, which are all that javac reads. */
    @Export(name = "load")
    public static void load() {
        library = new Archive(Host.takeBytes());
        packages = Files.byPackage(new Archive(Host.takeBytes()));
    }

    /** Takes a source; gives the messages about it, and a module, which is empty where they have an error. */
    @Export(name = "compile")
    public static void compile() {
        var said = new Said();
        var source = Host.takeText();
        var module = Program.moduleOf(source, packages, library, said);
        Host.giveText(said.toString());
        Host.giveBytes(module, said.hasErrors() ? 0 : module.length);
    }
}
