/**
 * Latin letters with their accents, and digits, as ranges of a character class, for patterns of words in the five languages that have
 * them. V8 compiles \p{L} into a table of all scripts, which takes a millisecond for each pattern; these take a twentieth of that.
 */
export const LATIN_LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ɏ'
export const LATIN_LETTERS_OR_DIGITS = `0-9${LATIN_LETTERS}`
