// Hears javac's messages and keeps those that are about the program.
package retrace.javac;

import com.sun.tools.javac.api.DiagnosticFormatter;
import com.sun.tools.javac.util.JCDiagnostic;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import retrace.shared.Messages;

final class Listener implements DiagnosticListener<JavaFileObject> {
    private final Messages messages;
    /** javac's own way of naming types shortly. */
    private DiagnosticFormatter<JCDiagnostic> formatter;

    Listener(Messages messages) {
        this.messages = messages;
    }

    void formatBy(DiagnosticFormatter<JCDiagnostic> by) {
        formatter = by;
    }

    @Override
    public void report(Diagnostic<? extends JavaFileObject> each) {
        var isError = each.getKind() == Diagnostic.Kind.ERROR;
        // Notes are left out: they name files, and a pasted program has no file.
        if (isError || each.getLineNumber() > 0) {
            messages.say(isError, each.getLineNumber(), each.getColumnNumber(), textOf(each));
        }
    }

    private String textOf(Diagnostic<?> each) {
        return formatter != null && each instanceof JCDiagnostic told
                ? formatter.formatMessage(told, Locale.ENGLISH)
                : each.getMessage(Locale.ENGLISH);
    }
}
