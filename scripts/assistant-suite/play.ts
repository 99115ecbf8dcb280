import type { AssistantLanguage, ChatVisitor, ConversationOutcome } from '../../schema/salesbot.ts'
import { readAskedTopics } from './asked.ts'
import type { AskedTopic, SuiteBusiness, SuiteConversation, SuiteTurn } from './format.ts'
import { createSeededRandom, pickOne } from './random.ts'
import { varyWording } from './wording.ts'

/** What an assistant answers to one message, and how the conversation stands after it. */
export interface SuiteReply {
  reply: string
  language: AssistantLanguage
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  handedOver: boolean
  unanswered: string[]
  /** Processor time of the reply, in ms. */
  cpu: number
}

/** Begins a conversation with an assistant of one business; the function that it returns says one message of the visitor. */
export type SuiteAssistant = (business: SuiteBusiness) => (message: string) => Promise<SuiteReply>

export interface PlayedMessage {
  said: string
  /** The scripted turn; null for an answer to a question of the assistant. */
  turn: SuiteTurn | null
  reply: SuiteReply
}

/** A visitor who is asked on and on gives up after this many answers beyond the script. */
const ANSWERS_MAX = 8

/**
 * Plays a conversation once. The seed picks the wordings, their variations, and when the visitor answers the assistant's
 * questions: before the next scripted turn or after the last one.
 */
export async function playConversation(
  conversation: SuiteConversation,
  business: SuiteBusiness,
  assistant: SuiteAssistant,
  seed: string,
): Promise<PlayedMessage[]> {
  const random = createSeededRandom(`${seed} ${conversation.id}`)
  const say = assistant(business)
  const played: PlayedMessage[] = []
  const told = new Set<AskedTopic>()
  const open: AskedTopic[] = []
  const exchange = async (text: string, turn: SuiteTurn | null) => {
    const said = varyWording(text, conversation, played.length === 0, random)
    const reply = await say(said)
    played.push({ said, turn, reply })
    const asked = readAskedTopics(reply.reply, business.config.leadQualificationQuestions)
    // After a hand-over nothing is asked again, so what was asked last stays open.
    const stillOpen = reply.handedOver ? open.filter((topic) => !asked.includes(topic)) : []
    open.splice(0, open.length, ...[...asked, ...stillOpen].filter((topic) => conversation.whenAsked?.[topic] && !told.has(topic)))
  }
  const answerOpenQuestion = async () => {
    const topic = open[0]!
    told.add(topic)
    await exchange(pickOne(conversation.whenAsked![topic]!, random), null)
  }
  for (const turn of conversation.turns) {
    if (open.length > 0 && random() < 0.5) await answerOpenQuestion()
    await exchange(pickOne(turn.says, random), turn)
  }
  for (let answers = 0; open.length > 0 && answers < ANSWERS_MAX; answers++) await answerOpenQuestion()
  return played
}
