// Methods that TeaVM's java.io.Reader lacks: see Additions.
package retrace.added.io;

import java.io.IOException;
import java.io.Writer;

public final class Reader {
    private static final int PART = 8192;

    private Reader() {
    }

    public static long transferTo(java.io.Reader reader, Writer writer) throws IOException {
        var part = new char[PART];
        var all = 0L;
        for (var count = reader.read(part, 0, PART); count >= 0; count = reader.read(part, 0, PART)) {
            writer.write(part, 0, count);
            all += count;
        }
        return all;
    }
}
