import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { SuiteBusiness } from './format.ts'

const MARKER_PATTERN = /\[ACTION_BUTTON:[^\]]*\]/g
const fold = (text: string) => text.toLowerCase().normalize('NFKC').replace(/\s+/g, ' ')

function textsOf({ card, config }: SuiteBusiness): string {
  const { customInstructions: _, ...shown } = config as typeof config & { customInstructions?: unknown }
  return JSON.stringify([card, shown]).replaceAll(String.raw`\n`, ' ')
}

/** All numbers of a text, in one form: without the separators of thousands and without zeros after the decimal point. */
function numbersOf(text: string): string[] {
  return Array.from(text.normalize('NFKC').matchAll(/\d(?:[\d.,'’\u00a0\u202f]*\d)?/g), ([number]) =>
    number
      .replace(/[.,](\d\d)$/, '~$1')
      .replace(/[.,'’\u00a0\u202f]/g, '')
      .replace(/~00$/, '')
      .replace('~', '.'),
  )
}

/**
 * Lists what a reply states although neither the business nor the visitor said it: numbers, and thereby prices, hours and dates,
 * addresses of pages and mailboxes.
 */
export function findUnsupported(reply: string, business: SuiteBusiness, heard: string[], _language: AssistantLanguage): string[] {
  const text = reply.replace(MARKER_PATTERN, ' ')
  const sources = `${textsOf(business)} ${heard.join(' ')}`
  const known = new Set([...numbersOf(sources), ...numbersOf(sources).flatMap((number) => number.split('.'))])
  const digits = sources.replace(/\D/g, '')
  // A phone number may be grouped differently than its owner typed it.
  const isKnownPhone = (number: string) => number.length >= 7 && digits.includes(number)
  const ungrouped = text.replace(/\+?\d[\d ()/.-]{6,}\d/g, (phone) =>
    isKnownPhone(phone.replace(/\D/g, '').replace(/^0+/, '')) ? ' ' : phone,
  )
  const numbers = numbersOf(ungrouped).filter((number) => !known.has(number))
  const addresses = Array.from(text.matchAll(/https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/gi), ([address]) =>
    address.replace(/[.,)!?]+$/, ''),
  ).filter((address) => !fold(sources).includes(fold(address)))
  return [...numbers.map((number) => `number ${number}`), ...addresses.map((address) => `address ${address}`)]
}
