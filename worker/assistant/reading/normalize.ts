import { CHAT_LIMITS } from '../../../schema/salesbot.ts'

/**
 * Prepares a visitor's message for matching: at most as long as a message may be, in Unicode NFKC (full-width digits and letters
 * become ASCII), with plain apostrophes and without invisible characters. Line breaks are kept.
 */
export function normalizeMessage(message: string): string {
  return (
    message
      .slice(0, CHAT_LIMITS.messageLength)
      .normalize('NFKC')
      // NFKC can make a text many times longer.
      .slice(0, CHAT_LIMITS.messageLength)
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .replace(/[‘’‛`´]/g, "'")
  )
}

/** Converts a text to lower case without accents, for comparing words that visitors often type without accents. */
export const toPlainKey = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Turns a text with words separated by white space into a set of these words, in the form of `toPlainKey`. */
export const toWordSet = (list: string): ReadonlySet<string> => new Set(toPlainKey(list).split(/\s+/).filter(Boolean))
