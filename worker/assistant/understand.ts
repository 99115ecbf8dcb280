import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isQuestion, readIntents, type Intent } from './knowledge/intents.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { readBudget } from './reading/budget.ts'
import { readContact } from './reading/contact.ts'
import { splitMessage } from './reading/segments.ts'
import { readTime } from './reading/time.ts'
import type { AssistantState, AskedTopic } from './state.ts'
import type { AssistantContext } from './turn.ts'

/** Most segments of one message that are looked at. */
const SEGMENTS_MAX = 20

/** Intents that ask for something that the card or the configuration may answer. */
const ASKING_INTENTS: Intent[] = ['services', 'price', 'hours', 'place', 'contact', 'about', 'identity', 'discount']
const WISH_INTENTS: Intent[] = ['appointment', 'quote', 'callback', 'buy']

/** A question or a clause of a visitor's message. */
export interface Segment {
  text: string
  intents: Set<Intent>
  isQuestion: boolean
  /** It asks for something that the card or the configuration may answer. */
  isAsking: boolean
  /** It wishes for something that a person has to do. */
  isWish: boolean
  /** Offered services, and names of prices, that it names. */
  services: string[]
}

/** What a visitor's message says. */
export interface Understood {
  segments: Segment[]
  contact: ReturnType<typeof readContact>
  time: ReturnType<typeof readTime>
  budget: ReturnType<typeof readBudget>
  /** It has neither letters nor digits. */
  isEmpty: boolean
}

export const hasIntent = (segment: Segment, intents: Intent[]) => intents.some((intent) => segment.intents.has(intent))

export const pendingTopicOf = ({ pending }: AssistantState): AskedTopic | 'passOn' | null =>
  pending === null || pending === 'passOn' ? pending : pending.topic

function contactAskedBy(state: AssistantState) {
  const topic = pendingTopicOf(state)
  if (topic === 'name' || topic === 'email' || topic === 'phone' || topic === 'contact') return topic
  return topic === 'passOn' || state.passOn === 'wanted' || state.isHandedOver ? 'contact' : null
}

/** Reads everything that a message says, in the light of what the assistant asked before. */
export function understandMessage(
  message: string,
  state: AssistantState,
  knowledge: Knowledge,
  { config, country, now }: AssistantContext,
  language: AssistantLanguage,
): Understood {
  const contact = readContact(message, { country, language, asked: contactAskedBy(state) })
  const gaveContact = contact.email !== null || contact.phone !== null
  const segments = splitMessage(message, language)
    .slice(0, SEGMENTS_MAX)
    .map((text): Segment => {
      const intents = readIntents(text, language)
      const isAskedFor = isQuestion(text, language)
      // "My phone number is …" is about contact data, and asks for none.
      if (gaveContact && !isAskedFor) intents.delete('contact')
      const services = knowledge.findServices(text, language)
      const priced = knowledge.findPrices(text, language).map(({ name }) => name)
      return {
        text,
        intents,
        isQuestion: isAskedFor,
        isAsking: isAskedFor || ASKING_INTENTS.some((intent) => intents.has(intent)),
        isWish: WISH_INTENTS.some((intent) => intents.has(intent)),
        services: services.length > 0 ? services : priced,
      }
    })
  const topic = pendingTopicOf(state)
  // "Are you open on Saturday?" names a day that is not the visitor's own plan.
  const told = segments.filter((segment) => !segment.isAsking || segment.isWish).map(({ text }) => text)
  const ownWords = told.join(language === 'ja' ? '' : ' ')
  return {
    segments,
    contact,
    time: readTime(ownWords, language, now, topic === 'time'),
    budget: readBudget(ownWords, { language, currency: config.currency, asked: topic === 'budget' }),
    isEmpty: !/[\p{L}\p{N}]/u.test(message),
  }
}
