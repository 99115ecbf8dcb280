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
