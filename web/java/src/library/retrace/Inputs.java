// Reads many bytes of a stream, or characters of a reader, and leaves it behind them.
package retrace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

final class Inputs {
    private static final int PIECE = 8192;

    private Inputs() {
    }

    static byte[] all(InputStream stream) throws IOException {
        return some(stream, Integer.MAX_VALUE);
    }

    static byte[] some(InputStream stream, int most) throws IOException {
        if (most < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        var bytes = new ByteArrayOutputStream();
        var piece = new byte[Math.min(most, PIECE)];
        while (bytes.size() < most) {
            var count = stream.read(piece, 0, Math.min(piece.length, most - bytes.size()));
            if (count < 0) {
                break;
            }
            bytes.write(piece, 0, count);
        }
        return bytes.toByteArray();
    }

    /** The number of characters that were there to be left out. */
    static long skip(Reader reader, long most) throws IOException {
        if (most < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        var count = 0L;
        while (count < most && reader.read() >= 0) {
            count++;
        }
        return count;
    }
}
