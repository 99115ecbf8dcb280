const LINE_END_PATTERN = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const INVISIBLE_PATTERN = /[^\P{C}\n]|\p{Default_Ignorable_Code_Point}/gu

/**
 * Changes a text so that no mail program makes a link of it. The order matters: invisible characters and unusual forms of dots, colons and
 * slashes could hide a link, so they go before the links are looked for. U+2024 is kept, see `quoteUsernameForMail`.
 */
export function disarmMailText(text: string): string {
  return text
    .replace(LINE_END_PATTERN, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^…\u2024]+/gu, (part) => part.normalize('NFKC'))
    .replace(INVISIBLE_PATTERN, '')
    .replace(/[.。](?=\S)/gu, '·')
    .replace(/:(?=\/\/)|(?<=\p{L}):(?=[\p{L}+/\\])/gu, ':·')
}

/** Does the same for a text of somebody whom the reader of the mail does not know. */
export const disableLinksInText = (text: string): string => disarmMailText(text.replaceAll('\u2024', '.'))

/** Makes one line of a text, so that it cannot add a line of its own to a mail. The e-mail addresses in `contacts` are not changed. */
export function toMailLine(text: string, contacts: string[] = []): string {
  const contact = contacts.find((one) => one !== '' && text.includes(one))
  if (contact === undefined) return disarmMailText(text).replace(/\s+/g, ' ')
  return text
    .split(contact)
    .map((part) => toMailLine(part, contacts))
    .join(contact)
}
