import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { SuiteConversation } from './format.ts'
import { pickOne } from './random.ts'

const OPENINGS: Record<AssistantLanguage, string[]> = {
  en: ['Hi, ', 'Hello! ', 'Hey there, ', 'Good morning, '],
  es: ['Hola, ', '¡Buenas! ', 'Buenos días, '],
  de: ['Hallo, ', 'Guten Tag, ', 'Moin, '],
  ja: ['こんにちは。', 'すみません、'],
  fr: ['Bonjour, ', 'Salut, ', 'Bonsoir, '],
  pt: ['Olá, ', 'Oi, ', 'Bom dia, '],
}

/** Words that a misspelling may change: long, in lower case, without digits. Names and addresses stay as they are. */
const MISSPELLABLE_WORD_PATTERN = /^[a-z]{6,}$/

/** Swaps two letters inside a word or leaves one out. */
function misspellWord(word: string, random: () => number): string {
  const at = 2 + Math.floor(random() * (word.length - 4))
  return random() < 0.5 ? word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2) : word.slice(0, at) + word.slice(at + 1)
}

function misspell(text: string, random: () => number): string {
  const words = text.split(' ')
  const places = words.flatMap((word, index) => (MISSPELLABLE_WORD_PATTERN.test(word) ? [index] : []))
  if (places.length === 0) return text
  const place = pickOne(places, random)
  words[place] = misspellWord(words[place]!, random)
  return words.join(' ')
}

/**
 * Says a message as this kind of visitor would: with a greeting, without punctuation or capitals, misspelt. E-mail addresses,
 * numbers and capitalised words keep their letters.
 */
export function varyWording(text: string, { style, language }: SuiteConversation, isFirst: boolean, random: () => number): string {
  let said = text
  if (
    isFirst &&
    style !== 'terse' &&
    style !== 'angry' &&
    random() < 0.3 &&
    !/^(hi|hello|hey|hola|hallo|bonjour|ol[áa]|oi|こんにちは|good|guten|buen)/i.test(said)
  )
    said = pickOne(OPENINGS[language], random) + said
  if (random() < 0.25) said = said.replace(/[.!?。？！]+$/u, '')
  if (style === 'misspelt' && random() < 0.7) said = misspell(said, random)
  if ((style === 'terse' || style === 'misspelt') && random() < 0.4) said = said.toLowerCase()
  if (random() < 0.1) said = `${said} `
  return said
}
