// The way of javac and of the translator to the page: words in, words out.
package retrace.shared;

import java.nio.charset.StandardCharsets;
import org.teavm.interop.Import;

public final class Host {
    private Host() {
    }

    /** The next four bytes of what is given, the lowest first. */
    @Import(module = "retrace", name = "take")
    private static native int take();

    @Import(module = "retrace", name = "give")
    private static native void give(int word);

    public static int takeNumber() {
        return take();
    }

    /** A length and so many bytes, filled up to whole words. */
    public static byte[] takeBytes() {
        var bytes = new byte[take()];
        for (var at = 0; at < bytes.length; at += 4) {
            var word = take();
            var end = Math.min(at + 4, bytes.length);
            for (var each = at; each < end; each++) {
                bytes[each] = (byte) word;
                word >>>= 8;
            }
        }
        return bytes;
    }

    public static String takeText() {
        return new String(takeBytes(), StandardCharsets.UTF_8);
    }

    public static void giveBytes(byte[] bytes, int length) {
        give(length);
        for (var at = 0; at < length; at += 4) {
            var word = 0;
            for (var each = Math.min(at + 4, length) - 1; each >= at; each--) {
                word = word << 8 | bytes[each] & 0xFF;
            }
            give(word);
        }
    }

    public static void giveText(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        giveBytes(bytes, bytes.length);
    }

    public static void giveNumber(int number) {
        give(number);
    }
}
