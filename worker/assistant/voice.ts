import { BoundedCache } from './reading/bounded-cache.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import type { AssistantLanguage, SalesPersonality } from '../../schema/salesbot.ts'
import { DE } from './texts/de.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FR } from './texts/fr.ts'
import { JA } from './texts/ja.ts'
import { PT } from './texts/pt.ts'
import type { AssistantTexts, Template } from './texts/texts.ts'
import type { AssistantContext } from './turn.ts'

const TEXTS: Record<AssistantLanguage, AssistantTexts> = { en: EN, es: ES, de: DE, ja: JA, fr: FR, pt: PT }

/** Speaks as one assistant in one language. */
export interface Voice {
  language: AssistantLanguage
  texts: AssistantTexts
  personality: SalesPersonality
  /** The company, or the card's name; null if the card has neither. */
  business: string | null
  /** Who answers in person: the card's name, else the company, else a word for "the team". */
  owner: string
  /** Fills a template. Slots that every template may have are filled already. */
  say: (template: Template, slots?: Record<string, string>) => string
  list: (items: string[]) => string
  money: (amount: number) => string
  /** An e-mail address as it is, a phone number in E.164 as people of its country write it. */
  contact: (value: string) => string
  /** Puts sentences one after the other, as the language does. */
  join: (sentences: string[]) => string
}

// Creating a format takes milliseconds. There are few languages, and few currencies at once.
const MONEY_FORMATS_MAX = 50
const moneyFormats = new BoundedCache<Intl.NumberFormat>(MONEY_FORMATS_MAX)
const listFormats = new Map<AssistantLanguage, Intl.ListFormat>()

const getMoneyFormat = (language: AssistantLanguage, currency: string): Intl.NumberFormat =>
  moneyFormats.get(
    `${language} ${currency}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  )

function getListFormat(language: AssistantLanguage): Intl.ListFormat {
  let format = listFormats.get(language)
  if (!format) {
    format = new Intl.ListFormat(language, { type: 'conjunction' })
    listFormats.set(language, format)
  }
  return format
}

/** Creates the voice of an assistant. `turn` picks among the wordings of a sentence. */
export function createVoice({ card, config, country }: AssistantContext, language: AssistantLanguage, turn: number): Voice {
  const texts = TEXTS[language]
  const business = card.company ?? card.name
  const owner = card.name ?? card.company ?? texts.team
  const common: Record<string, string> = { bot: config.botName, business: business ?? owner, owner }
  return {
    language,
    texts,
    personality: config.salesPersonality,
    business,
    owner,
    say(template, slots = {}) {
      const wording = typeof template === 'string' ? template : template[turn % template.length]!
      const text = wording.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? common[name] ?? slot)
      // Names keep the letters of their owner; only our own word for the team becomes the beginning of a sentence.
      return text.startsWith(texts.team) ? text[0]!.toUpperCase() + text.slice(1) : text
    },
    list: (items) => getListFormat(language).format(items),
    money: (amount) => getMoneyFormat(language, config.currency).format(amount),
    contact(value) {
      const phone = value.startsWith('+') ? parsePhoneNumberFromString(value, metadata) : undefined
      if (!phone) return value
      return phone.country === country ? phone.formatNational() : phone.formatInternational()
    },
    join: (sentences) => sentences.filter((sentence) => sentence !== '').join(language === 'ja' ? '' : ' '),
  }
}
