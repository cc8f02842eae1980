// Methods that TeaVM's java.lang.Class lacks: see Additions.
package retrace.added.lang;

import java.lang.String;

public final class Class {
    private Class() {
    }

    public static boolean isRecord(java.lang.Class<?> kind) {
        return kind.getSuperclass() == Record.class;
    }

    public static String getPackageName(java.lang.Class<?> kind) {
        var element = kind;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        var name = element.isPrimitive() ? "java.lang.int" : element.getName();
        return name.substring(0, java.lang.Math.max(0, name.lastIndexOf('.')));
    }
}
