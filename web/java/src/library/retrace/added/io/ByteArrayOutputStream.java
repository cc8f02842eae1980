// Methods that TeaVM's java.io.ByteArrayOutputStream lacks: see Additions.
package retrace.added.io;

public final class ByteArrayOutputStream {
    private ByteArrayOutputStream() {
    }

    public static void writeBytes(java.io.ByteArrayOutputStream stream, byte[] bytes) {
        stream.write(bytes, 0, bytes.length);
    }
}
