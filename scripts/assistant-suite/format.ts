import type { AssistantLanguage, ConversationOutcome } from '../../schema/salesbot.ts'
import type { AssistantCard, AssistantConfig } from '../../worker/assistant/turn.ts'

/** A business that the conversations of the suite are held with. */
export interface SuiteBusiness {
  key: string
  trade: string
  /** ISO 3166 code of the visitors' country. */
  country: string
  card: AssistantCard
  config: AssistantConfig
}

/** Text or pattern in a reply, compared without regard to case and white space. */
type Expected = string | RegExp

/** One message of a visitor. */
export interface SuiteTurn {
  /** Wordings that mean the same, three at least. A seed picks one. */
  says: [string, string, string, ...string[]]
  /** What the reply to this message must contain: all of these, and one of each inner list. */
  expects?: (Expected | Expected[])[]
  /** What the reply to this message must not contain. */
  without?: Expected[]
}

/** What an assistant may ask a visitor for. */
const ASKED_TOPICS = ['name', 'email', 'phone', 'time', 'budget', 'need'] as const
export type AskedTopic = (typeof ASKED_TOPICS)[number]

/** A conversation: what a visitor wants and knows, how they talk, and how it has to stand at its end. */
export interface SuiteConversation {
  id: string
  /** Key of its business. */
  business: string
  language: AssistantLanguage
  style: 'plain' | 'terse' | 'chatty' | 'misspelt' | 'angry' | 'changing-mind' | 'two-questions' | 'other-language'
  /** The visitor tries to make the assistant do what it must not. */
  hostile?: true
  /** In one or two sentences: who writes, and what they want. */
  visitor: string
  turns: [SuiteTurn, ...SuiteTurn[]]
  /**
   * What the visitor says when the assistant asks for it, each in two wordings at least. The simulated visitor answers an open
   * question before the next turn or after the last one. A topic that is missing here is not answered.
   */
  whenAsked?: Partial<Record<AskedTopic, [string, string, ...string[]]>>
  /** How the conversation has to stand after the visitor's last message. Absent properties are not judged. */
  end: {
    /** Details that were captured, null for "must not be captured". Phone numbers are compared by their digits, in E.164 form. */
    contact?: { name?: string | null; email?: string | null; phone?: string | null }
    outcome?: ConversationOutcome[]
    /** Lowest and highest score by the rules of docs/assistant.md. */
    score?: [number, number]
    handedOver?: boolean
    /** Descriptions of the action buttons that the replies offered; an empty list for none. */
    buttons?: string[]
    /** Least number of questions that were listed for the owner as unanswered. */
    unanswered?: number
  }
  /** What no reply may contain. */
  never?: Expected[]
}
