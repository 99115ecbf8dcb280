/** Returns the ASCII digit of a decimal digit in any script. Each script's ten digits follow each other in Unicode, from zero on. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/** Folds ways of writing the same text, so that full-width letters, digits of other scripts and invisible characters hide nothing. */
export const foldCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
