import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { SuiteBusiness } from './format.ts'
import { findForeignSentence } from './sentences.ts'

const MARKER_PATTERN = /\[ACTION_BUTTON:[^\]]*\]/g
const fold = (text: string) => text.toLowerCase().normalize('NFKC').replace(/\s+/g, ' ')

/** All texts and numbers of a card and its configuration, the names of prices included. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)]
  return Object.entries(value).flatMap(([key, part]) => [...(Array.isArray(value) ? [] : [key]), ...textsOf(part)])
}

/** Joins the groups of digits that a non-breaking space separates, as in French prices. */
const joinGroups = (text: string) => text.replace(/(?<=\d)[\u00a0\u202f](?=\d{3}\b)/g, '').normalize('NFKC')

/** All numbers of a text, in one form: without the separators of thousands and without zeros after the decimal point. */
function numbersOf(text: string): string[] {
  return Array.from(joinGroups(text).matchAll(/\d(?:[\d.,'’]*\d)?/g), ([number]) =>
    number
      .replace(/[.,](\d\d)$/, '~$1')
      .replace(/[.,'’]/g, '')
      .replace(/~00$/, '')
      .replace('~', '.'),
  )
}

/**
 * Lists what a reply states although neither the business nor the visitor said it: numbers, and thereby prices, hours and dates, and
 * addresses of pages and mailboxes. With `strict`, as for the built-in assistant, each sentence has to be one of its templates,
 * filled with words of the business or the visitor, or a passage of the business.
 */
export function findUnsupported(
  reply: string,
  { card, config }: SuiteBusiness,
  heard: string[],
  { language, strict }: { language: AssistantLanguage; strict: boolean },
): string[] {
  const text = reply.replace(MARKER_PATTERN, ' ')
  const owned = textsOf([card, config])
  const sources = [...owned, ...heard].join('\n')
  const known = new Set(numbersOf(sources).flatMap((number) => [number, ...number.split('.')]))
  const digits = sources.replace(/\D/g, '')
  // A phone number may be grouped differently than its owner typed it, and have a country code of one to three digits.
  const isKnownPhone = (number: string) =>
    [0, 1, 2, 3].some((codeLength) => number.length - codeLength >= 7 && digits.includes(number.slice(codeLength)))
  const ungrouped = text.replace(/\+?\d[\d ()/.-]{6,}\d/g, (phone) =>
    isKnownPhone(phone.replace(/\D/g, '').replace(/^0+/, '')) ? ' ' : phone,
  )
  const numbers = numbersOf(ungrouped).filter((number) => !known.has(number))
  const addresses = Array.from(text.matchAll(/https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/gi), ([address]) =>
    address.replace(/[.,)!?]+$/, ''),
  ).filter((address) => !fold(sources).includes(fold(address)))
  const foreign = strict ? findForeignSentence(text, [...owned, ...heard], config.currency, language) : null
  return [
    ...numbers.map((number) => `number ${number}`),
    ...addresses.map((address) => `address ${address}`),
    ...(foreign === null ? [] : [`sentence "${foreign}"`]),
  ]
}
