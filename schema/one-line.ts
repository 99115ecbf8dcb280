/** A text with each run of tabs and line breaks made one space, as it is wanted where a single line is typed. */
export function oneLine(text: string): string {
  return text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
}
