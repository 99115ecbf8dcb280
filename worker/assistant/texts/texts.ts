import type { SalesPersonality } from '../../../schema/salesbot.ts'

type ByPersonality = Record<SalesPersonality, string>

/**
 * Everything that the guided assistant says in one language: sentences with slots, filled with words of the card, the configuration or
 * the visitor. Slots: `{bot}` the assistant's name, `{business}` the company, `{owner}` who answers in person, `{name}` the visitor,
 * `{contact}` the visitor's e-mail address or phone number, `{time}` the visitor's words for a time; the others are named after what
 * they hold. `{owner}` may be a person, a company or `team`.
 */
export interface AssistantTexts {
  /** Stands for the owner if the card has neither a name nor a company. */
  team: string
  /** Stands for further entries at the end of a list. */

  /** Labels of choices: short, as a visitor would say it. */
  choices: {
    services: string
    servicesAndPrices: string
    prices: string
    hours: string
    place: string
    contact: string
    /** Everything that has no choice of its own: answered questions, passages, the ways of contact. */
    questions: string
    /** The next page of them. */
    moreQuestions: string
    /** A passage without a heading: `{passage}` is its beginning. */
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
  /** Confirms what the visitor told, which is no question: it is noted for the owner. */
  ackNoted: string
  ackDeclined: string

  services: string
  /** `{service}` is offered, its price is not configured. */
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
  /** Says where an answer stands: `{source}` is one of `sources`. */
  sourceLine: string
  sources: { prices: string; information: string; questions: string; card: string }

  /** Introduces choices that may or may not be what was meant. */
  isItOne: string
  /** Introduces a page of such choices. */
  chooseQuestion: string
  /** Says honestly that nothing is known about a question. */
  unknown: string
  /** Offers to pass an unanswered question on. */
  offerPassOn: string
  askContactToPassOn: string
  passedOn: string
  anythingElse: string

  /** The three questions of a new configuration, translated, in their order: need, time, budget. */
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
  /** Offers the channels below it, such as a call. */
  handOverChannels: string
  /** Said with each reply after the hand-over. */
  afterHandOver: string
  /** The message that a channel is filled in with; `{question}` is the visitor's. */
  channelMessage: string

  /** What visitors of most businesses ask, for the rehearsal. `{service}` is one that is offered. */
  likelyQuestions: readonly string[]
  likelyPriceQuestion: string
}
