// The translator as a module of the page: it is given the library once, and then the classes of programs, which become a module each.
package retrace.translator;

import java.util.LinkedHashMap;
import java.util.Map;
import org.teavm.interop.Export;
import retrace.shared.Archive;
import retrace.shared.Host;
import retrace.shared.Messages;

public final class Main {
    private static Archive library;

    private Main() {
    }

    public static void main(String[] args) {
    }

    @Export(name = "load")
    public static void load() {
        library = new Archive(Host.takeBytes());
    }

    /**
     * Takes whether the program is to tell its calls, a source and its classes, as javac's module gives them; gives the messages about
     * them, and a module, which is empty where they have an error.
     */
    @Export(name = "run")
    public static void run() {
        var messages = new Messages();
        var tellsCalls = Host.takeNumber() != 0;
        var source = Host.takeText();
        var classes = takeClasses();
        var rewrite = new Rewrite(messages, source, classes.values(), tellsCalls);
        var module = Program.moduleOf(rewrite, classes, library, messages);
        Host.giveText(messages.toString());
        Host.giveBytes(module, messages.hasErrors() ? 0 : module.length);
    }

    private static Map<String, byte[]> takeClasses() {
        var classes = new LinkedHashMap<String, byte[]>();
        for (var left = Host.takeNumber(); left > 0; left--) {
            var path = Host.takeText();
            classes.put(path, Host.takeBytes());
        }
        return classes;
    }
}
