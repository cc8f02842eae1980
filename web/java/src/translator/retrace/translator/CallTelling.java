// Makes a method tell that it begins, with its arguments, and what its variables hold.
package retrace.translator;

import java.util.ArrayList;
import java.util.List;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.IincInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.TypeInsnNode;
import org.teavm.asm.tree.VarInsnNode;

final class CallTelling {
    private static final String OBJECT = "java/lang/Object";

    private final String owner;
    private final MethodNode method;
    /** The variables of the body. */
    private final List<Local> locals;

    CallTelling(String owner, MethodNode method) {
        this.owner = owner;
        this.method = method;
        this.locals = Local.in(method);
    }

    private record Argument(String name, Type type, int slot) {
    }

    /** The code by which the method tells of itself; the depth has to be its own by then. */
    InsnList told() {
        var arguments = arguments();
        var names = String.join(",", arguments.stream().map(Argument::name).toList());
        var told = new InsnList();
        told.add(new LdcInsnNode(name()));
        told.add(new LdcInsnNode(names));
        told.add(new IntInsnNode(Opcodes.SIPUSH, arguments.size()));
        told.add(new TypeInsnNode(Opcodes.ANEWARRAY, OBJECT));
        for (var at = 0; at < arguments.size(); at++) {
            var argument = arguments.get(at);
            told.add(new InsnNode(Opcodes.DUP));
            told.add(new IntInsnNode(Opcodes.SIPUSH, at));
            told.add(new VarInsnNode(argument.type.getOpcode(Opcodes.ILOAD), argument.slot));
            box(argument.type, told);
            told.add(new InsnNode(Opcodes.AASTORE));
        }
        told.add(new LdcInsnNode(String.join(",", locals.stream().map(Local::described).toList())));
        var descriptor = "(Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;Ljava/lang/String;)V";
        told.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Calls", "entered", descriptor, false));
        return told;
    }

    /** Adds after each store to a variable that it is told. */
    void tellVariables() {
        for (var each : method.instructions.toArray()) {
            var slot = each instanceof VarInsnNode store && store.getOpcode() >= Opcodes.ISTORE ? store.var
                    : each instanceof IincInsnNode counted ? counted.var : -1;
            for (var at = 0; slot >= 0 && at < locals.size(); at++) {
                var local = locals.get(at);
                if (local.slot() == slot && local.livesAfter(each, method)) {
                    var told = new InsnList();
                    told.add(new IntInsnNode(Opcodes.SIPUSH, at));
                    told.add(new VarInsnNode(local.type().getOpcode(Opcodes.ILOAD), slot));
                    box(local.type(), told);
                    told.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Calls", "holds", "(ILjava/lang/Object;)V", false));
                    method.instructions.insert(each, told);
                    break;
                }
            }
        }
    }

    /** The arguments that the source names: a lambda and an inner class have others before them. */
    private List<Argument> arguments() {
        var arguments = new ArrayList<Argument>();
        var slot = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
        for (var type : Type.getArgumentTypes(method.desc)) {
            var name = nameOf(slot, type);
            if (name != null) {
                arguments.add(new Argument(name, type, slot));
            }
            slot += type.getSize();
        }
        return arguments;
    }

    private String nameOf(int slot, Type type) {
        if (method.localVariables == null) {
            return null;
        }
        // A variable of the body has the slot of no argument, since those are in use to the end.
        for (var each : method.localVariables) {
            if (each.index == slot && each.desc.equals(type.getDescriptor())) {
                return each.name;
            }
        }
        return null;
    }

    private String name() {
        if (method.name.startsWith("lambda$")) {
            return "lambda";
        }
        return switch (method.name) {
            case "<init>" -> "new " + owner.substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('$')) + 1);
            case "<clinit>" -> "static";
            default -> method.name;
        };
    }

    private static void box(Type type, InsnList told) {
        var boxed = switch (type.getSort()) {
            case Type.BOOLEAN -> "Boolean";
            case Type.CHAR -> "Character";
            case Type.BYTE, Type.SHORT, Type.INT -> "Integer";
            case Type.LONG -> "Long";
            case Type.FLOAT -> "Float";
            case Type.DOUBLE -> "Double";
            default -> null;
        };
        if (boxed != null) {
            var from = boxed.equals("Integer") ? "I" : type.getDescriptor();
            var descriptor = "(" + from + ")Ljava/lang/" + boxed + ";";
            told.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/" + boxed, "valueOf", descriptor, false));
        }
    }
}
