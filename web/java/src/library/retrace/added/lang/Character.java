// Methods that TeaVM's java.lang.Character lacks: see Additions.
package retrace.added.lang;

import java.lang.String;

public final class Character {
    private Character() {
    }

    public static String toString(int codePoint) {
        return new String(java.lang.Character.toChars(codePoint));
    }

    public static boolean isIdeographic(int codePoint) {
        return codePoint >= 0x4E00 && codePoint <= 0x9FFF || codePoint >= 0x3400 && codePoint <= 0x4DBF
                || codePoint >= 0xF900 && codePoint <= 0xFAFF || codePoint >= 0x20000 && codePoint <= 0x3134A;
    }
}
