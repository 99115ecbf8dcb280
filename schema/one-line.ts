/** Replaces every sequence of tabs and line breaks in a text by one space. */
export const replaceLineBreaks = (text: string): string => text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
