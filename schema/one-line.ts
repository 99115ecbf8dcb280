/** Replaces each run of tabs and line breaks by one space. */
export function oneLine(text: string): string {
  return text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
}
