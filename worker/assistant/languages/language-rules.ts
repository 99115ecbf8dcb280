import type { SalesPersonality } from '../../../schema/salesbot.ts'

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
