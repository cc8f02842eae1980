// Tells the open calls of a program, where the program was translated for it; only then is there one.
package retrace;

abstract class Teller {
    abstract void tell();
}
