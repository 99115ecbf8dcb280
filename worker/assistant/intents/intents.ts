/** Most phrases of an intent in one language. More would be the beginning of a vocabulary, which is a language model's work. */
export const PHRASES_PER_INTENT_MAX = 60

/**
 * Phrases by which a message shows an intent, in one language. A phrase matches whole words in a row, without regard to case, accents
 * and apostrophes, and with one slip in words of five letters or more. A `*` at the end of a word stands for any ending (`cancel*`). In
 * Japanese a phrase matches anywhere. Each list is one text, its phrases separated by commas.
 */
export interface Intents {
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
  /** Begins or shows a question without a question mark. */
  asking: string

  /** Asks for what is offered, as a whole. */
  services: string
  /** Asks for a price. */
  prices: string
  /** Asks when it is open. Also the words by which an owner's line about opening hours is recognised. */
  hours: string
  /** Asks for the address or the way. */
  place: string
  /** Asks for a phone number, an e-mail address or a website. */
  contact: string
  /** Wants an appointment, an offer, a call back, or to buy or book. */
  appointment: string

  /** Words of an owner's question that asks for a time, and for a budget. */
  asksTime: string
  asksBudget: string
  /** Comes right before the visitor's own name: `my name is`. */
  myName: string
  /** The same beside a contact, or where a name was asked for: `I am` mostly precedes something else. */
  maybeMyName: string
  /** Numbers from four on as words, and words for "free of charge", which a language model may not make up. */
  amounts: string
}
