import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { type CardLanguage, directionOfLanguage } from '../../schema/card-language.ts'
import type { SalesPersonality } from '../../schema/salesbot.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import type { AssistantTexts } from './languages/language-rules.ts'
import type { AssistantContext } from './turn.ts'

export interface ReplyFormatter {
  language: CardLanguage
  texts: AssistantTexts
  personality: SalesPersonality
  business: string | null
  say: (text: string, slots?: Record<string, string>) => string
  joinSentences: (sentences: string[]) => string
  list: (items: string[]) => string
  money: (amount: number) => string
  /** Formats a phone number in its country's usual way. An e-mail address is unchanged. */
  contact: (value: string) => string
}

const RIGHT_TO_LEFT_PATTERN = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const FORMATS_MAX = 50
const moneyFormats = new Map<string, Intl.NumberFormat>()

function formatMoney(language: CardLanguage, currency: string, amount: number): string {
  const key = `${language} ${currency}`
  const format =
    moneyFormats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  if (moneyFormats.size >= FORMATS_MAX) moneyFormats.clear()
  moneyFormats.set(key, format)
  return format.format(amount)
}

export function createReplyFormatter({ card, config, country }: AssistantContext, language: CardLanguage): ReplyFormatter {
  const { texts } = ASSISTANT_LANGUAGE_RULES[language]
  const business = card.company ?? card.name
  const owner = card.name ?? card.company ?? texts.team
  const common: Record<string, string> = { bot: config.botName, business: business ?? owner, owner }
  // Without isolation, words in another direction, or the groups of a phone number, would change places with their neighbours.
  const isRightToLeft = directionOfLanguage(language) === 'rtl'
  const isolate = (value: string) => (isRightToLeft || RIGHT_TO_LEFT_PATTERN.test(value) ? `\u2068${value}\u2069` : value)
  return {
    language,
    texts,
    personality: config.salesPersonality,
    business,
    // All slots are filled in one pass, because a slot's value may itself contain braces.
    say: (text, slots = {}) =>
      text.replace(/( ?)\{(\w+)\}( ?)/g, (slot, before: string, name: string, after: string) => {
        const value = slots[name] ?? common[name]
        if (value === undefined) return slot
        // In Chinese texts, the spaces around a slot are for Latin names.
        const isHan = (sign: string | undefined) => language.startsWith('zh') && /\p{Script=Han}/u.test(sign ?? '')
        return `${isHan(value[0]) ? '' : before}${isolate(value)}${isHan(value.at(-1)) ? '' : after}`
      }),
    joinSentences: (sentences) => sentences.filter((sentence) => sentence !== '').join(/^(?:ja|zh)/.test(language) ? '' : ' '),
    list: (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
    money: (amount) => formatMoney(language, config.currency, amount),
    contact(value) {
      const phone = value.startsWith('+') ? parsePhoneNumberFromString(value, metadata) : undefined
      if (!phone) return value
      return isolate(phone.country === country ? phone.formatNational() : phone.formatInternational())
    },
  }
}
