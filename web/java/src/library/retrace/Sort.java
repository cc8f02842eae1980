// The sort of objects of a JDK (TimSort): it asks a comparator in the same order, and so sees where one contradicts itself.
package retrace;

import java.util.Arrays;
import java.util.Comparator;

final class Sort {
    private static final int SHORT = 32;
    private static final int LEAST_GALLOP = 7;

    private final Object[] all;
    private final Comparator<Object> order;
    /** Runs that are sorted and not merged yet: where each starts, and its length. */
    private final int[] starts = new int[64];
    private final int[] lengths = new int[64];
    private int count;
    /** How often one run must win in a row before its elements are looked for by halves. */
    private int gallop = LEAST_GALLOP;

    private Sort(Object[] all, Comparator<Object> order) {
        this.all = all;
        this.order = order;
    }

    /** Sorts by an order; null is that of the elements themselves. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void sort(Object[] all, Comparator order) {
        new Sort(all, order == null ? (Comparator) Comparator.naturalOrder() : order).sort();
    }

    private void sort() {
        var left = all.length;
        if (left < 2) {
            return;
        }
        var least = left;
        var isOdd = 0;
        while (least >= SHORT) {
            isOdd |= least & 1;
            least >>= 1;
        }
        least = left < SHORT ? left : least + isOdd;
        for (var start = 0; left > 0;) {
            var length = runFrom(start, start + left);
            if (length < least) {
                var longer = Math.min(left, least);
                insert(start, start + longer, start + length);
                length = longer;
            }
            starts[count] = start;
            lengths[count++] = length;
            mergeShort();
            start += length;
            left -= length;
        }
        while (count > 1) {
            var at = count - 2;
            merge(at > 0 && lengths[at - 1] < lengths[at + 1] ? at - 1 : at);
        }
    }

    private int compare(Object one, Object other) {
        return order.compare(one, other);
    }

    /** The length of the run that starts here; one that falls is turned round. */
    private int runFrom(int start, int end) {
        var at = start + 1;
        if (at == end) {
            return 1;
        }
        if (compare(all[at++], all[start]) < 0) {
            while (at < end && compare(all[at], all[at - 1]) < 0) {
                at++;
            }
            for (int low = start, high = at - 1; low < high; low++, high--) {
                var kept = all[low];
                all[low] = all[high];
                all[high] = kept;
            }
        } else {
            while (at < end && compare(all[at], all[at - 1]) >= 0) {
                at++;
            }
        }
        return at - start;
    }

    /** Inserts the elements from `next` on into the run before them. */
    private void insert(int start, int end, int next) {
        for (var at = next; at < end; at++) {
            var placed = all[at];
            var low = start;
            var high = at;
            while (low < high) {
                var middle = low + high >>> 1;
                if (compare(placed, all[middle]) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            System.arraycopy(all, low, all, low + 1, at - low);
            all[low] = placed;
        }
    }

    /** Merges until each run is longer than the next, and than the next two together. */
    private void mergeShort() {
        while (count > 1) {
            var at = count - 2;
            if (at > 0 && lengths[at - 1] <= lengths[at] + lengths[at + 1]
                    || at > 1 && lengths[at - 2] <= lengths[at] + lengths[at - 1]) {
                at -= lengths[at - 1] < lengths[at + 1] ? 1 : 0;
            } else if (lengths[at] > lengths[at + 1]) {
                return;
            }
            merge(at);
        }
    }

    private void merge(int at) {
        var first = starts[at];
        var second = starts[at + 1];
        var length = lengths[at];
        var rest = lengths[at + 1];
        lengths[at] = length + rest;
        if (at == count - 3) {
            starts[at + 1] = starts[at + 2];
            lengths[at + 1] = lengths[at + 2];
        }
        count--;
        var inPlace = behind(all[second], all, first, length, 0);
        first += inPlace;
        length -= inPlace;
        if (length == 0) {
            return;
        }
        rest = before(all[first + length - 1], all, second, rest, rest - 1);
        if (rest == 0) {
            return;
        }
        if (length <= rest) {
            mergeUp(first, length, second, rest);
        } else {
            mergeDown(first, length, second, rest);
        }
    }

    /** How many elements of a run are less than this one; the search begins at `hint`. */
    private int before(Object sought, Object[] in, int start, int length, int hint) {
        var low = 0;
        var high = 1;
        if (compare(sought, in[start + hint]) > 0) {
            var most = length - hint;
            while (high < most && compare(sought, in[start + hint + high]) > 0) {
                low = high;
                high = 2 * high + 1;
            }
            low += hint;
            high = Math.min(high, most) + hint;
        } else {
            var most = hint + 1;
            while (high < most && compare(sought, in[start + hint - high]) <= 0) {
                low = high;
                high = 2 * high + 1;
            }
            var kept = low;
            low = hint - Math.min(high, most);
            high = hint - kept;
        }
        for (low++; low < high;) {
            var middle = low + (high - low >>> 1);
            if (compare(sought, in[start + middle]) > 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** How many elements of a run are not greater than this one; the search begins at `hint`. */
    private int behind(Object sought, Object[] in, int start, int length, int hint) {
        var low = 0;
        var high = 1;
        if (compare(sought, in[start + hint]) < 0) {
            var most = hint + 1;
            while (high < most && compare(sought, in[start + hint - high]) < 0) {
                low = high;
                high = 2 * high + 1;
            }
            var kept = low;
            low = hint - Math.min(high, most);
            high = hint - kept;
        } else {
            var most = length - hint;
            while (high < most && compare(sought, in[start + hint + high]) >= 0) {
                low = high;
                high = 2 * high + 1;
            }
            low += hint;
            high = Math.min(high, most) + hint;
        }
        for (low++; low < high;) {
            var middle = low + (high - low >>> 1);
            if (compare(sought, in[start + middle]) < 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return high;
    }

    private static IllegalArgumentException contradiction() {
        return new IllegalArgumentException("Comparison method violates its general contract!");
    }

    /** Merges two neighbouring runs from their starts; the first one is the shorter. */
    private void mergeUp(int first, int length, int second, int rest) {
        var kept = Arrays.copyOfRange(all, first, first + length);
        var one = 0;
        var other = second;
        var to = first;
        var ones = length;
        var others = rest;
        all[to++] = all[other++];
        others--;
        var least = gallop;
        merging:
        while (others > 0 && ones > 1) {
            var wins = 0;
            var losses = 0;
            do {
                if (compare(all[other], kept[one]) < 0) {
                    all[to++] = all[other++];
                    losses++;
                    wins = 0;
                    if (--others == 0) {
                        break merging;
                    }
                } else {
                    all[to++] = kept[one++];
                    wins++;
                    losses = 0;
                    if (--ones == 1) {
                        break merging;
                    }
                }
            } while ((wins | losses) < least);
            do {
                wins = behind(all[other], kept, one, ones, 0);
                System.arraycopy(kept, one, all, to, wins);
                to += wins;
                one += wins;
                ones -= wins;
                if (wins != 0 && ones <= 1) {
                    break merging;
                }
                all[to++] = all[other++];
                if (--others == 0) {
                    break merging;
                }
                losses = before(kept[one], all, other, others, 0);
                System.arraycopy(all, other, all, to, losses);
                to += losses;
                other += losses;
                others -= losses;
                if (losses != 0 && others == 0) {
                    break merging;
                }
                all[to++] = kept[one++];
                if (--ones == 1) {
                    break merging;
                }
                least--;
            } while (wins >= LEAST_GALLOP || losses >= LEAST_GALLOP);
            least = Math.max(0, least) + 2;
        }
        if (others != rest - 1 || ones != length) {
            gallop = Math.max(1, least);
        }
        if (ones == 0) {
            throw contradiction();
        }
        if (ones == 1) {
            System.arraycopy(all, other, all, to, others);
            all[to + others] = kept[one];
        } else {
            System.arraycopy(kept, one, all, to, ones);
        }
    }

    /** Merges two neighbouring runs from their ends; the second one is the shorter. */
    private void mergeDown(int first, int length, int second, int rest) {
        var kept = Arrays.copyOfRange(all, second, second + rest);
        var one = first + length - 1;
        var other = rest - 1;
        var to = second + rest - 1;
        var ones = length;
        var others = rest;
        all[to--] = all[one--];
        ones--;
        var least = gallop;
        merging:
        while (ones > 0 && others > 1) {
            var wins = 0;
            var losses = 0;
            do {
                if (compare(kept[other], all[one]) < 0) {
                    all[to--] = all[one--];
                    wins++;
                    losses = 0;
                    if (--ones == 0) {
                        break merging;
                    }
                } else {
                    all[to--] = kept[other--];
                    losses++;
                    wins = 0;
                    if (--others == 1) {
                        break merging;
                    }
                }
            } while ((wins | losses) < least);
            do {
                wins = ones - behind(kept[other], all, first, ones, ones - 1);
                to -= wins;
                one -= wins;
                ones -= wins;
                System.arraycopy(all, one + 1, all, to + 1, wins);
                if (wins != 0 && ones == 0) {
                    break merging;
                }
                all[to--] = kept[other--];
                if (--others == 1) {
                    break merging;
                }
                losses = others - before(all[one], kept, 0, others, others - 1);
                to -= losses;
                other -= losses;
                others -= losses;
                System.arraycopy(kept, other + 1, all, to + 1, losses);
                if (losses != 0 && others <= 1) {
                    break merging;
                }
                all[to--] = all[one--];
                if (--ones == 0) {
                    break merging;
                }
                least--;
            } while (wins >= LEAST_GALLOP || losses >= LEAST_GALLOP);
            least = Math.max(0, least) + 2;
        }
        if (ones != length - 1 || others != rest) {
            gallop = Math.max(1, least);
        }
        if (others == 0) {
            throw contradiction();
        }
        if (others == 1) {
            to -= ones;
            one -= ones;
            System.arraycopy(all, one + 1, all, to + 1, ones);
            all[to] = kept[other];
        } else {
            System.arraycopy(kept, 0, all, to - (others - 1), others);
        }
    }
}
