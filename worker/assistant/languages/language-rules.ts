import type { Chrono } from 'chrono-node'
import type { SalesPersonality } from '../../../schema/salesbot.ts'

/**
 * Everything the assistant needs to speak a language. Each file of this folder is a language, named by its key in ASSISTANT_LANGUAGES,
 * and exports `LANGUAGE_RULES`.
 */
export interface AssistantLanguageRules {
  texts: AssistantTexts
  intents: PhrasesByIntent
  stopWords: string[]
  timeParser: Chrono
  /** Where the noun stands in the name of a currency: first in "dólar estadounidense", last in "US dollar". */
  currencyNoun: 'first' | 'last'
}

type ByPersonality = Record<SalesPersonality, string>

/**
 * All sentences of the guided assistant in one language. Slots are filled with words of the card, the configuration or the visitor:
 * `{bot}` is the assistant's name, `{business}` the company, `{owner}` the person, company or `team` who answers, `{name}` the
 * visitor, `{contact}` the visitor's e-mail address or phone number, `{time}` the visitor's words for a time.
 */
export interface AssistantTexts {
  /** Stands for the owner if the card has neither a name nor a company. */
  team: string

  /** Labels of choices: short, as a visitor would say it. */
  choices: {
    services: string
    servicesAndPrices: string
    prices: string
    hours: string
    place: string
    contact: string
    /** Choice for everything without a choice of its own: answered questions, passages, ways of contact. */
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
  /** Invites to tap a choice or to type. */
  welcomeQuestions: string
  greeting: ByPersonality
  thanks: string
  goodbye: string
  notInterested: string

  ackName: string
  ackContact: string
  ackTime: string
  ackBudget: string
  /** Confirms that what the visitor told is noted for the owner. */
  ackNoted: string
  ackDeclined: string

  services: string
  /** Says that `{service}` is offered, but has no price. */
  serviceYes: string
  price: string
  pricesIntro: string
  priceLine: string
  priceNotListed: string
  address: string
  phone: string
  email: string
  website: string
  /** Introduces `{passage}`, which is in another language than the visitor's. */
  passageInOtherLanguage: string
  /** Names the source of an answer. `{source}` is one of `sources`. */
  sourceLine: string
  sources: { prices: string; information: string; questions: string; card: string }

  /** Introduces choices that may be what the visitor meant. */
  isItOne: string
  /** Introduces a page of common questions. */
  chooseQuestion: string
  /** Says that nothing is known about a question. */
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
  /** Introduces the ways to reach the owner, such as a call. */
  handOverChannels: string
  /** Added to each reply after the hand-over. */
  afterHandOver: string
  /** Prefilled message to the owner. `{question}` is the visitor's. */
  channelMessage: string

  /** Likely questions of visitors, for the rehearsal. `{service}` is an offered one. */
  likelyQuestions: readonly string[]
  likelyPriceQuestion: string
}

/** Maximum number of phrases per intent and language. Understanding more is the language model's work. */
export const PHRASES_PER_INTENT_MAX = 60

/**
 * Phrases that show a visitor's intent, in one language, separated by commas. A phrase matches whole words in a row. Case, accents
 * and apostrophes are ignored, and words of five letters or more may have one typing error. A `*` stands for any ending
 * (`cancel*`). In Japanese a phrase matches anywhere.
 */
export interface PhrasesByIntent {
  /** Wants to talk to a person. */
  person: string
  /** Is angry. */
  anger: string
  /** Complains about what was done or sold. */
  complaint: string
  /** Is in an emergency, afraid, or in a bad state. */
  distress: string

  greeting: string
  thanks: string
  goodbye: string
  yes: string
  /** Does not want to leave something, or declines an offer. */
  refusal: string
  /** Is not interested at all. */
  notInterested: string
  /** Words that show that a message without a question mark is a question. */
  asking: string

  /** Asks for what is offered, as a whole. */
  services: string
  /** Asks for a price. */
  prices: string
  /** Asks for opening hours. These words also identify the owner's line about opening hours. */
  hours: string
  /** Asks for the address or the way. */
  place: string
  /** Asks for a phone number, an e-mail address or a website. */
  contact: string
  /** Wants an appointment, an offer, a call back, or to buy or book. */
  appointment: string

  /** Words of an owner's question for a time, and for a budget. */
  asksTime: string
  asksBudget: string
  /** Precedes the visitor's name: `my name is`. */
  myName: string
  /** Precedes a name only next to a contact, or after a question for it: `I am`. */
  maybeMyName: string
  /** Numbers from four on in words, and words for "free of charge", which a language model must not invent. */
  amounts: string
}
