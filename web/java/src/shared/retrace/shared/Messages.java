// The messages about a program, of javac and of the translator of its classes, as the page reads them: a list in JSON.
package retrace.shared;

public final class Messages {
    private final StringBuilder list = new StringBuilder();
    private boolean hasErrors;

    public boolean hasErrors() {
        return hasErrors;
    }

    public void say(boolean isError, long line, long column, String text) {
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
