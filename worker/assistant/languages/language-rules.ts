import type { Chrono } from 'chrono-node'
import type { SalesPersonality } from '../../../schema/salesbot.ts'

/**
 * Everything the assistant needs to speak a language. Each file of this folder is one of CARD_LANGUAGES, named by its tag, and exports
 * `LANGUAGE_RULES`.
 */
export interface AssistantLanguageRules {
  texts: AssistantTexts
  intents: PhrasesByIntent
  stopWords: string[]
  /** Null if chrono-node has no parser for the language. The assistant then keeps no time, but the owner reads the visitor's words. */
  timeParser: Chrono | null
  /**
   * Finds a name that a visitor states, in a language without capital letters or spaces. The first group is the name. `likely` counts beside
   * contact data or after a question, `asked` only after the question for the name.
   */
  statedName?: { sure: RegExp; likely?: RegExp; asked?: RegExp }
  /** What the check of a language model's reply needs. In a language without it, only the guided assistant answers. */
  modelCheck?: {
    /** Words for numbers from four upwards, and for "free of charge". The language model may use them only if the owner wrote them. */
    amounts: string
    /** Where the noun stands in the name of a currency: first in "dólar estadounidense", last in "US dollar". */
    currencyNoun: 'first' | 'last'
  }
}

type ByPersonality = Record<SalesPersonality, string>

/**
 * All sentences of the guided assistant in one language. Words of the card, the configuration or the visitor replace the slots: `{bot}` is
 * the assistant's name, `{business}` the company, `{owner}` the person, company or `team` who answers, `{name}` the visitor, `{contact}`
 * the visitor's e-mail address or phone number, `{time}` the visitor's words for a time.
 */
export interface AssistantTexts {
  /** Replaces the owner's name if the card has neither a name nor a company. */
  team: string

  /** Labels of choices. They are short and worded as a visitor would say them. */
  choices: {
    services: string
    servicesAndPrices: string
    prices: string
    hours: string
    place: string
    contact: string
    /** Choice that lists all facts without a choice of their own: answered questions, passages, contact data. */
    questions: string
    /** Choice for the next page of common questions. */
    moreQuestions: string
    /** Choice for a passage without a heading. `{passage}` is its beginning. */
    passage: string
    appointment: string
    leaveContact: string
    person: string
    passOn: string
    decline: string
    call: string
    whatsapp: string
    email: string
  }

  welcome: ByPersonality
  welcomeWithoutBusiness: string
  /** Invites the visitor to tap a choice or to type. */
  welcomeQuestions: string
  greeting: ByPersonality
  thanks: string
  goodbye: string
  notInterested: string

  ackName: string
  ackContact: string
  ackTime: string
  ackBudget: string
  /** Confirms that the owner will get what the visitor has said. */
  ackNoted: string
  ackDeclined: string

  services: string
  /** Says that the business offers `{service}`, but states no price. */
  serviceYes: string
  price: string
  pricesIntro: string
  priceLine: string
  priceNotListed: string
  address: string
  phone: string
  email: string
  website: string
  /** Introduces `{passage}` if it is not in the visitor's language. */
  passageInOtherLanguage: string
  /** Says where an answer comes from. `{source}` is one of `sources`. */
  sourceLine: string
  sources: { prices: string; information: string; questions: string; card: string }

  /** Introduces choices that may be what the visitor meant. */
  isItOne: string
  /** Introduces a page of common questions. */
  chooseQuestion: string
  /** Says that the assistant has no answer to a question. */
  unknown: string
  /** Offers to pass an unanswered question on. */
  offerPassOn: string
  askContactToPassOn: string
  passedOn: string
  anythingElse: string

  /** The three questions of a new configuration, in their order: need, time, budget. */
  defaultQuestions: readonly [string, string, string]
  askDay: string
  askContact: string
  askName: string
  confirmAppointment: string
  confirmRequest: string
  introduceButtons: string

  sorry: string
  handOver: string
  handOverByContact: string
  handOverAskContact: string
  /** Introduces links for reaching the owner, such as a call. */
  handOverChannels: string
  /** Added to each reply after the hand-over. */
  afterHandOver: string
  /** Message to the owner, which a link prefills. `{question}` is the visitor's. */
  channelMessage: string

  /** Questions that visitors are likely to ask. The owner can try them on the assistant. `{service}` is a service of the business. */
  likelyQuestions: readonly string[]
  likelyPriceQuestion: string
}

/** Maximum number of phrases per intent and language. The list stays short, because the language model understands other wordings. */
export const PHRASES_PER_INTENT_MAX = 60

/**
 * Phrases that show a visitor's intent, in one language, separated by commas. A phrase matches whole consecutive words. Case, accents and
 * apostrophes are ignored, and words of five letters or more may have one typing error. A `*` matches any ending (`cancel*`). In Japanese,
 * Chinese and Korean a phrase matches anywhere, and has no spaces; after a `=` it matches a whole word only, between spaces or punctuation.
 */
export interface PhrasesByIntent {
  /** The visitor wants to talk to a person. */
  person: string
  /** Is angry. */
  anger: string
  /** The visitor complains about a service or product. */
  complaint: string
  /** The visitor is in an emergency, afraid, or in a bad state. */
  distress: string

  greeting: string
  thanks: string
  goodbye: string
  yes: string
  /** The visitor declines an offer, or does not want to give some information. */
  refusal: string
  /** The visitor is not interested at all. */
  notInterested: string
  /** Words that show that a message without a question mark is a question. */
  asking: string

  /** The visitor asks what the business offers in general. */
  services: string
  /** Asks for a price. */
  prices: string
  /** The visitor asks for opening hours. These words also identify the owner's line about opening hours. */
  hours: string
  /** The visitor asks for the address or for directions. */
  place: string
  /** The visitor asks for a phone number, an e-mail address or a website. */
  contact: string
  /** The visitor wants an appointment, an offer or a call back, or wants to buy or book. */
  appointment: string

  /** Words that show that a question of the owner asks for a time. */
  asksTime: string
  /** Words that show that a question of the owner asks for a budget. */
  asksBudget: string
  /** Words that precede the visitor's name: `my name is`. */
  myName: string
  /**
   * Words that often precede something other than a name (`I am`). The text after them counts as a name only beside contact data, or if the
   * assistant has just asked for the name.
   */
  maybeMyName: string
}
