// A variable of a method's body, with the part of the code and the lines in which it lives.
package retrace.translator;

import java.util.ArrayList;
import java.util.List;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LineNumberNode;
import org.teavm.asm.tree.LocalVariableNode;
import org.teavm.asm.tree.MethodNode;

record Local(String name, Type type, int slot, LabelNode start, LabelNode end, int firstLine, int lastLine) {
    /** All but the arguments, which have the first slots. */
    static List<Local> in(MethodNode method) {
        var locals = new ArrayList<Local>();
        if (method.localVariables == null) {
            return locals;
        }
        var first = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
        var taken = (method.access & Opcodes.ACC_STATIC) != 0 ? first - 1 : first;
        for (var each : method.localVariables) {
            if (each.index >= taken) {
                locals.add(of(each, method));
            }
        }
        return locals;
    }

    private static Local of(LocalVariableNode variable, MethodNode method) {
        var line = 0;
        var firstLine = Integer.MAX_VALUE;
        var lastLine = 0;
        var isIn = false;
        for (var each = method.instructions.getFirst(); each != null; each = each.getNext()) {
            if (each instanceof LineNumberNode next) {
                line = next.line;
            }
            isIn = each == variable.start || isIn && each != variable.end;
            // Its first line is that of the instruction before it lives, which puts its first value into it.
            if (isIn && line > 0) {
                firstLine = Math.min(firstLine, line);
                lastLine = Math.max(lastLine, line);
            }
        }
        return new Local(variable.name, Type.getType(variable.desc), variable.index, variable.start, variable.end, firstLine, lastLine);
    }

    String described() {
        return name + ":" + firstLine + ":" + lastLine;
    }

    /** Whether the variable lives behind an instruction that stores into its slot. */
    boolean livesAfter(AbstractInsnNode store, MethodNode method) {
        var next = store.getNext();
        while (next != null && next.getOpcode() < 0 && next != end) {
            next = next.getNext();
        }
        if (next == null || next == end) {
            return false;
        }
        var code = method.instructions;
        return code.indexOf(start) < code.indexOf(next) && code.indexOf(next) < code.indexOf(end);
    }
}
