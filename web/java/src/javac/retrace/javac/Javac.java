// Compiles a program's source to classes, by javac as the JDK has it.
package retrace.javac;

import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Options;
import java.util.Map;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import retrace.shared.Messages;

final class Javac {
    private Javac() {
    }

    /** The classes by their paths; faults become messages. */
    static Map<String, ClassFile> classesOf(String source, Map<String, java.util.List<JavaFileObject>> packages, Messages messages) {
        var context = new Context();
        var files = new Files(packages);
        var listener = new Listener(messages);
        context.put(DiagnosticListener.class, listener);
        context.put(JavaFileManager.class, files);
        var options = Options.instance(context);
        options.put("-proc:", "none");
        options.put("-proc:none", "-proc:none");
        // All that tells of the source: lines, and the names of arguments for runs that tell their open calls.
        options.put("-g", "-g");
        // Strings are joined by StringBuilder, since an invokedynamic instruction would need linking at run time.
        options.put("-XDstringConcat", "inline");
        options.put("stringConcat", "inline");
        var compiler = JavaCompiler.instance(context);
        listener.formatBy(Log.instance(context).getDiagnosticFormatter());
        compiler.compile(List.of(ClassFile.source("Main.java", source)), List.nil(), null, List.nil());
        return files.made;
    }
}
