// Components of records that are numbers with a point: they are compared as their objects are.
package retrace.translator;

import org.teavm.model.ValueType;
import org.teavm.model.emit.ConditionEmitter;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

public final class Records {
    private Records() {
    }

    /** Whether two components are equal; null where TeaVM compares them itself. */
    public static ConditionEmitter equality(ValueType type, ProgramEmitter program, ValueEmitter one, ValueEmitter other) {
        var kind = type == ValueType.DOUBLE ? Double.class : type == ValueType.FLOAT ? Float.class : null;
        if (kind == null) {
            return null;
        }
        return program.invoke(kind, "compare", int.class, one, other).isEqualTo(program.constant(0));
    }
}
