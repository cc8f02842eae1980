// javac as a module of the page: it is given the signatures of the library once, and then sources, each of which becomes classes.
package retrace.javac;

import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.teavm.interop.Export;
import retrace.shared.Archive;
import retrace.shared.Host;
import retrace.shared.Messages;

public final class Main {
    private static Map<String, List<JavaFileObject>> packages;

    private Main() {
    }

    public static void main(String[] args) {
    }

    @Export(name = "load")
    public static void load() {
        packages = Files.byPackage(new Archive(Host.takeBytes()));
    }

    /** Takes a source; gives the messages about it, and its classes: their number, then path and bytes of each. */
    @Export(name = "run")
    public static void run() {
        var messages = new Messages();
        var made = Javac.classesOf(Host.takeText(), packages, messages);
        Host.giveText(messages.toString());
        Host.giveNumber(made.size());
        for (var each : made.values()) {
            var bytes = each.made();
            Host.giveText(each.path);
            Host.giveBytes(bytes, bytes.length);
        }
    }
}
