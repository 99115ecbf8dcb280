import type { PrimaryGoal, SalesPersonality } from '../../../schema/salesbot.ts'

/** A sentence with slots, such as `{service}`, or wordings of one sentence that take turns. */
export type Template = string | readonly string[]
type ByPersonality = Record<SalesPersonality, Template>

/**
 * Everything that the assistant says in one language. A reply is made of these templates, filled with words of the card, the
 * configuration or the visitor, and of passages of the company information. Slots: `{bot}` the assistant's name, `{business}` the
 * company, `{owner}` who answers in person, `{name}` the visitor, `{contact}` the visitor's e-mail address or phone number,
 * `{time}` the visitor's words for a time; the others are named after what they hold.
 */
export interface AssistantTexts {
  /** Stands for the owner if the card has neither a name nor a company. */
  team: string
  /** Stands for further services at the end of a list. */
  more: string

  welcome: ByPersonality
  welcomeWithoutBusiness: Template
  welcomeServices: Template
  welcomeQuestions: Template
  welcomeGoal: Record<PrimaryGoal, Template>

  greeting: ByPersonality
  greetingByName: Template
  askHowToHelp: ByPersonality
  howAreYou: Template
  thanks: ByPersonality
  goodbye: Template
  goodbyeWithContact: Template
  notInterested: Template

  ackName: Template
  ackContact: Template
  ackContactChanged: Template
  ackTime: Template
  ackTimeChanged: Template
  ackBudget: Template
  ackBudgetChanged: Template
  /** The visitor's budget is below the lowest price, which is that of `{service}`. */
  ackBudgetLow: Template
  ackNeed: ByPersonality
  ackService: Template
  ackAnswer: ByPersonality
  ackPrice: ByPersonality
  ackDeclined: Template
  ackForgotten: Template
  ackOkay: Template

  services: Template
  serviceYes: Template
  serviceNotListed: Template
  price: Template
  pricesIntro: Template
  priceLine: string
  priceNotListed: Template
  noPrices: Template
  address: Template
  contactPhoneAndEmail: Template
  contactPhone: Template
  contactEmail: Template
  website: Template
  aboutType: Template
  aboutPerson: Template
  /** Introduces a passage in another language than the visitor's. */
  passageInOtherLanguage: Template
  identity: Template
  discount: Template
  discountWithoutPrices: Template

  refuse: Template
  refuseOtherVisitors: Template
  unclear: Template
  unknown: Template
  offerPassOn: Template
  askContactToPassOn: Template
  passedOn: Template

  /** The three questions of a new configuration, translated, in their order: need, time, budget. */
  defaultQuestions: readonly [string, string, string]
  askDay: ByPersonality
  askContact: ByPersonality
  askPhone: Template
  askName: Template
  confirmAppointment: Template
  confirmRequest: Template
  anythingElse: ByPersonality
  introduceButtons: ByPersonality

  sorry: Template
  handOver: Template
  handOverUnknown: Template
  handOverByContact: Template
  handOverAskContact: Template
  directContact: Template
  added: Template
  addedWithContact: Template
}
