/**
 * Which reader this is: raise it whenever a line is read differently than before, be it for a rule, a
 * unit or a word of the lexicon. What is stored carries the number it was read by, and the sweep reads
 * again what an older reader has read; a test compares the answers to a sample with those of this number.
 */
export const readerVersion = 58
