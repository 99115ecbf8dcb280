/** Replaces every sequence of tabs and line breaks in a text by one space. */
export function replaceLineBreaks(text: string): string {
  return text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
}
