// What rewrites a part of a method's instructions: the method with its code, and new variables in it.
package retrace.translator;

import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.MethodNode;

abstract class MethodPart {
    final MethodNode method;
    final InsnList code;

    MethodPart(MethodNode method) {
        this.method = method;
        this.code = method.instructions;
    }

    /** A new one for each use, as no variable may have values of several types. */
    int newVariable(int size) {
        var variable = method.maxLocals;
        method.maxLocals += size;
        return variable;
    }
}
