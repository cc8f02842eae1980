// The messages about a program, of javac and of what compiles its classes, as the page reads them: a list in JSON.
package retrace.compiler;

import com.sun.tools.javac.api.DiagnosticFormatter;
import com.sun.tools.javac.util.JCDiagnostic;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

final class Said implements DiagnosticListener<JavaFileObject> {
    private final StringBuilder list = new StringBuilder();
    private boolean hasErrors;
    /** javac's own way of naming types shortly. */
    private DiagnosticFormatter<JCDiagnostic> formatter;

    void formatBy(DiagnosticFormatter<JCDiagnostic> by) {
        formatter = by;
    }

    boolean hasErrors() {
        return hasErrors;
    }

    @Override
    public void report(Diagnostic<? extends JavaFileObject> each) {
        var isError = each.getKind() == Diagnostic.Kind.ERROR;
        // Notes name files, which a pasted program has none of.
        if (isError || each.getLineNumber() > 0) {
            say(isError, each.getLineNumber(), each.getColumnNumber(), textOf(each));
        }
    }

    private String textOf(Diagnostic<?> each) {
        return formatter != null && each instanceof JCDiagnostic said
                ? formatter.formatMessage(said, Locale.ENGLISH)
                : each.getMessage(Locale.ENGLISH);
    }

    void say(boolean isError, long line, long column, String text) {
        hasErrors |= isError;
        list.append(list.length() == 0 ? "" : ",");
        list.append("{\"line\":").append(Math.max(1, line));
        list.append(",\"column\":").append(Math.max(1, column));
        list.append(",\"severity\":\"").append(isError ? "error" : "warning");
        list.append("\",\"text\":");
        quote(text);
        list.append('}');
    }

    private void quote(String text) {
        list.append('"');
        for (var at = 0; at < text.length(); at++) {
            var each = text.charAt(at);
            if (each == '"' || each == '\\') {
                list.append('\\').append(each);
            } else if (each < ' ') {
                list.append("\\u00").append(Character.forDigit(each >> 4, 16)).append(Character.forDigit(each & 15, 16));
            } else {
                list.append(each);
            }
        }
        list.append('"');
    }

    @Override
    public String toString() {
        return "[" + list + "]";
    }
}
