// Hears of each store and reports what the board finder asks for, in the form of container-reports.ts; vm/report.js does the same for JavaScript.
package retrace;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

final class Report {
    private static final int LOOKING = 1;
    private static final int FOLLOWING = 2;
    private static final int MOST_TRIES = 20_000;

    /** The part of a board that a list is: a row of it, or -1 for the board itself. */
    private record Part(int number, Object root, int row, boolean isInRows) {
    }

    private static int mode;
    private static int oldest;
    private static int numbers;
    private static int tries;
    private static int[] signs = {};
    private static final Set<Integer> PUTS = new HashSet<>();
    private static final Parents PARENTS = new Parents();
    private static final Map<Object, Part> KNOWN = new IdentityHashMap<>();
    /** The list of the last store, and its part of the board; most stores go to the row of the store before. */
    private static Object lastList;
    private static Part lastPart;
    /** The list and the index of the row that was read last. */
    private static Object lastOf;
    private static int lastAt;
    /** The container that was written to last. */
    private static Object last;

    private Report() {
    }

    /** Asks the finder which reports it needs of this run. */
    static void begin() {
        var most = new int[12];
        var count = 0;
        var next = Host.sign();
        if (next == -2) {
            return;
        }
        for (; next != -1; next = Host.sign()) {
            most[count++] = next;
        }
        signs = new int[count];
        System.arraycopy(most, 0, signs, 0, count);
        for (next = Host.sign(); next != -1; next = Host.sign()) {
            PUTS.add(next);
        }
        Here.isFilmed = true;
        mode = LOOKING;
    }

    static void belongs(Object row, Object list, int index) {
        if (row != null && !(row instanceof Number) && Digits.isRow(row)) {
            PARENTS.put(row, list, index);
        }
    }

    /** An element was read. A row that the library itself put into a list becomes known in this way. */
    static void read(Object list, int index, Object row) {
        if (row != Here.lastRow && Digits.isRow(row)) {
            Here.lastRow = row;
            lastOf = list;
            lastAt = index;
            if (mode == LOOKING && Digits.isRow(list)) {
                belongs(row, list, index);
            }
        }
    }

    private static Object parentOf(Object list) {
        var parent = PARENTS.of(list);
        if (parent == null && list == Here.lastRow && Digits.isRow(lastOf) && Digits.rowOf(lastOf, lastAt) == list) {
            belongs(list, lastOf, lastAt);
            parent = lastOf;
        }
        return parent;
    }

    /** Runs before a store and reports each container that may be the board. */
    static void before(Object list, int index, int value) {
        var isAsked = signs.length > 0
                ? mode == LOOKING
                : PUTS.contains(Here.line) && partOf(list) == null && Digits.of(value) > 0;
        if (isAsked) {
            look(list, index);
        }
    }

    /** Runs before a text takes the place of a row of digits; the first digit that is new in it counts as the one that is put. */
    static void beforeRow(Object list, int row, CharSequence text) {
        if (signs.length > 0) {
            before(list, row, -1);
        } else if (PUTS.contains(Here.line) && partOf(list) == null && Digits.isInRows(list)) {
            var at = newDigitIn(Digits.rowOf(list, row), text);
            if (at >= 0) {
                isBoard(list, pathOf(row, at));
            }
        }
    }

    /** The index of the first digit that a text does not share with the row before it; -1 without one. */
    private static int newDigitIn(Object before, CharSequence text) {
        for (var at = 0; at < text.length(); at++) {
            var digit = Digits.at(text, at);
            if (digit > 0 && digit != Digits.at(before, at)) {
                return at;
            }
        }
        return -1;
    }

    static void after(Object list, int index, int value) {
        if (mode == FOLLOWING) {
            follow(list, index, value);
        }
    }

    private static void look(Object list, int index) {
        if (mode == LOOKING && tries++ > MOST_TRIES) {
            Here.isFilmed = false;
            return;
        }
        var parent = parentOf(list);
        if (parent == null || !isBoard(parent, pathOfPut(parent, list, index))) {
            isBoard(list, pathOfPut(list, list, index));
        }
    }

    /** `path`: that of a digit that is about to be put there, in a puzzle without givens; below 0 where that is no place in it. */
    private static boolean isBoard(Object root, int path) {
        var isSigned = signs.length > 0;
        if (isSigned ? !hasSigns(root) : path < 0) {
            return false;
        }
        var number = numbers + 1;
        tell(root, number, false);
        var answer = isSigned
                ? Host.told()
                : Host.wrote(number * 16 + 1, -2 - path, Here.line, Here.calls());
        if (!isSigned) {
            answer = Host.told();
        }
        if (!hear(answer)) {
            return false;
        }
        know(root, number);
        return true;
    }

    /** The path of the stored element within a container; -1 where the container does not hold it, and where signs tell the board. */
    private static int pathOfPut(Object root, Object list, int index) {
        if (signs.length > 0 || !Digits.isRow(root)) {
            return -1;
        }
        if (!Digits.isInRows(root)) {
            return root == list && Digits.lengthOf(root) >= 81 ? pathOf(-1, index) : -1;
        }
        return root == list ? -1 : pathOf(PARENTS.indexOf(list), index);
    }

    private static int pathOf(int row, int index) {
        return (Math.min(row, 1000) + 1) * 4096 + 1024 + Math.max(-1024, Math.min(index, 3000));
    }

    private static void follow(Object list, int index, int value) {
        var part = partOf(list);
        if (part == null) {
            part = partInCopy(list, value);
            if (part == null) {
                return;
            }
        } else if (part.root != last || part.isInRows) {
            // The container may have changed in other ways since its last report.
            tell(part.root, part.number, false);
            hear(Host.told());
            if (part.isInRows) {
                know(list, part.number);
            }
        }
        last = part.root;
        var number = part.number * 16;
        heard(part.isInRows
                ? Host.wrote(number + 1, -1, Here.line, Here.calls())
                : Host.wrote(number + Digits.at(list, index) + 1, pathOf(part.row, index), Here.line, Here.calls()));
    }

    /** The part that a list is in a copy of the board that was not known yet. */
    private static Part partInCopy(Object list, int value) {
        // Flags and masks are written as often as the board, so they are ruled out quickly.
        if (signs.length == 0 || (value >= 0 && Digits.of(value) < 0)) {
            return null;
        }
        var parent = parentOf(list);
        var mayBe = Digits.lengthOf(list) >= 81 || Digits.isInRows(list);
        if (!(parent != null && isCopy(parent)) && !(mayBe && isCopy(list))) {
            return null;
        }
        return partOf(list);
    }

    private static boolean isCopy(Object root) {
        if (!hasSigns(root)) {
            return false;
        }
        var number = numbers + 1;
        tell(root, number, true);
        if (!hear(Host.told())) {
            return false;
        }
        know(root, number);
        return true;
    }

    private static Part partOf(Object list) {
        if (list != lastList) {
            lastList = list;
            lastPart = KNOWN.get(list);
        }
        return lastPart != null && lastPart.number >= oldest ? lastPart : null;
    }

    /** Marks a container as a board: from now on stores to it and its rows are reported. */
    private static void know(Object root, int number) {
        numbers = Math.max(numbers, number);
        lastList = null;
        var inRows = Digits.isInRows(root);
        KNOWN.put(root, new Part(number, root, -1, inRows));
        for (var row = 0; inRows && row < Digits.lengthOf(root) && row < 10; row++) {
            var list = Digits.rowOf(root, row);
            if (Digits.isRow(list)) {
                KNOWN.put(list, new Part(number, root, row, false));
            }
        }
        if (KNOWN.size() > 1 << 14) {
            KNOWN.values().removeIf(part -> part.number < oldest);
        }
    }

    private static boolean hear(int answer) {
        heard(answer);
        return (answer & 4) != 0;
    }

    private static void heard(int answer) {
        mode = answer & 3;
        oldest = answer >> 3;
        Here.isFilmed = mode != 0;
    }

    /** Reports what a container holds. */
    private static void tell(Object root, int number, boolean isWritten) {
        var inRows = Digits.isInRows(root);
        var length = Digits.lengthOf(root);
        Host.word(-number);
        Host.word((inRows ? 2 : 0) + (isWritten ? 1 : 0));
        Host.word(length);
        if (!inRows) {
            tellDigits(root, Math.min(length, 82));
            return;
        }
        for (var row = 0; row < Math.min(length, 10); row++) {
            var list = Digits.rowOf(root, row);
            var count = Digits.isRow(list) ? Digits.lengthOf(list) : 0;
            Host.word(count);
            tellDigits(list, Math.min(count, 10));
        }
    }

    private static void tellDigits(Object list, int count) {
        for (var at = 0; at < count; at++) {
            Host.word(Digits.at(list, at));
        }
    }

    /** Whether a container has the puzzle's givens in their cells, counted from 0 or from 1. */
    private static boolean hasSigns(Object list) {
        var length = Digits.lengthOf(list);
        if (length < 9) {
            return false;
        }
        if (!Digits.isInRows(list)) {
            return length >= 81 && (hasSignsFrom(list, 0) || hasSignsFrom(list, 1));
        }
        return hasSignsIn(list, 0, 0) || hasSignsIn(list, 0, 1)
                || length > 9 && (hasSignsIn(list, 1, 1) || hasSignsIn(list, 1, 0));
    }

    private static boolean hasSignsIn(Object list, int row, int column) {
        for (var at = 0; at < signs.length; at += 3) {
            var there = Digits.rowOf(list, row + signs[at]);
            if (!Digits.isRow(there) || Digits.at(there, column + signs[at + 1]) != signs[at + 2]) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasSignsFrom(Object list, int first) {
        for (var at = 0; at < signs.length; at += 3) {
            if (Digits.at(list, first + signs[at] * 9 + signs[at + 1]) != signs[at + 2]) {
                return false;
            }
        }
        return true;
    }
}
