import { type ActionButton, CHAT_LIMITS, type ChatChoice } from '../../schema/salesbot.ts'
import { ApiError } from '../lib/api.ts'
import type { ReceivedReply } from './chat-calls.ts'
import type { ChatEnvironment } from './chat-environment.ts'
import {
  type ChatEntry,
  type Conversation,
  createConversation,
  mergeConversations,
  readStoredChat,
  storeChat,
  replyIdOf,
  addConversationEntry,
} from './conversation.ts'

/** Pauses in ms before a message is sent again over a failed connection. */
const RETRY_PAUSES_MS = [1000, 3000, 9000]
const WELCOME_ID = 'welcome'

export interface ChatFallbackTexts {
  /** The text that replaces a reply without text. */
  blankReply: string
  /** The error message if the server gives no reason that helps the visitor. */
  failure: string
  /** Reasons of the server by their codes, in another language than English. */
  refusals?: Partial<Record<string, string>>
}

export interface ChatState {
  conversation: Conversation
  draft: string
  /** What a message waits for: the server's reply, or the return of the network. */
  waitsFor: 'reply' | 'network' | null
  isGreeting: boolean
  /** The reply so far; null before its first part has arrived. */
  partialReply: string | null
  isUnavailable: boolean
}

export type ChatStore = ReturnType<typeof createChatStore>

/** After a connection error, the message may not have reached the server, so it is sent again. */
const isConnectionError = (error: unknown) => error instanceof ApiError && error.status === 0

/**
 * Creates the state of a visitor's chat. The state is restored from the tab's storage, and each change is shared with other tabs of the
 * conversation. Nothing is sent before `start`.
 */
export function createChatStore(cardId: number, sentences: ChatFallbackTexts, env: ChatEnvironment) {
  const remembered = readStoredChat(env.storage, cardId)
  let state: ChatState = {
    conversation: remembered?.conversation ?? createConversation(env.createId(), env.now()),
    draft: remembered?.draft ?? '',
    waitsFor: null,
    isGreeting: false,
    partialReply: null,
    isUnavailable: false,
  }
  const listeners = new Set<() => void>()
  /** Ids of the messages that this tab is sending, the current one first. */
  const queue: string[] = []
  let isStarted = false

  function update(change: Partial<ChatState>) {
    state = { ...state, ...change }
    if (change.conversation || change.draft !== undefined) storeChat(env.storage, cardId, state)
    for (const listener of listeners) listener()
  }

  function changeConversation(conversation: Conversation, change: Partial<ChatState> = {}) {
    update({ ...change, conversation })
    env.channel?.postMessage(conversation)
  }

  const timestamp = () => new Date(env.now()).toISOString()
  const putEntry = (entry: ChatEntry, change?: Partial<ChatState>) =>
    changeConversation(addConversationEntry(state.conversation, entry, env.now()), change)
  const findEntry = (id: string) => state.conversation.entries.find((entry) => entry.id === id)

  function receive(other: unknown) {
    const { conversation } = state
    if ((other as Conversation).key === conversation.key) update({ conversation: mergeConversations(conversation, other as Conversation) })
  }

  async function greet() {
    const at = timestamp()
    const { key } = state.conversation
    update({ isGreeting: true })
    try {
      const { message, choices } = await env.calls.welcome()
      const content = message || sentences.blankReply
      if (state.conversation.key === key) putEntry({ id: WELCOME_ID, role: 'assistant', content, timestamp: at, choices })
    } catch (error) {
      // If the welcome message cannot be loaded, the visitor can still ask.
      if (error instanceof ApiError && error.status === 404) update({ isUnavailable: true })
    }
    update({ isGreeting: false })
  }

  /** Sends a message until it is answered: again when the network returns, and a few times after a failed connection. */
  async function sendUntilAnswered({ id, content, choice }: ChatEntry): Promise<ReceivedReply> {
    for (let failures = 0; ; failures++) {
      if (!env.isOnline()) {
        update({ waitsFor: 'network' })
        await env.networkReturns()
        failures = 0
      }
      update({ waitsFor: 'reply', partialReply: null })
      try {
        const body = { message: content, ...(choice !== undefined && { choice }), sessionId: state.conversation.sessionId, messageId: id }
        return await env.calls.send(body, (partialReply) => update({ partialReply }))
      } catch (error) {
        const pause = RETRY_PAUSES_MS[failures]
        if (!isConnectionError(error) || (env.isOnline() && pause === undefined)) throw error
        update({ waitsFor: 'network', partialReply: null })
        if (env.isOnline() && pause !== undefined) await Promise.race([env.pause(pause), env.networkReturns()])
      }
    }
  }

  /**
   * Returns the change that hides the typing indicator. It must be applied together with the new message, or the indicator would show below
   * it.
   */
  const endOfWait = (): Partial<ChatState> => ({ partialReply: null, waitsFor: queue.length > 1 ? 'reply' : null })

  function addReply(question: ChatEntry, reply: ReceivedReply) {
    const { delivery: _delivery, failure: _failure, ...answered } = question
    const now = env.now()
    const { conversation } = state
    const entry: ChatEntry = {
      id: replyIdOf(question.id),
      role: 'assistant',
      content: reply.message || sentences.blankReply,
      // The reply must come after its question even if the clock was set back.
      timestamp: new Date(Math.max(now, Date.parse(question.timestamp))).toISOString(),
      ...(reply.language && { language: reply.language }),
      choices: reply.choices,
    }
    const changed = {
      ...conversation,
      sessionId: reply.sessionId ?? conversation.sessionId,
      leadScore: reply.leadScore ?? conversation.leadScore,
      handedOver: conversation.handedOver || reply.handedOver,
    }
    changeConversation(addConversationEntry(addConversationEntry(changed, answered, now), entry, now), endOfWait())
  }

  function markFailed(entry: ChatEntry, error: unknown) {
    const { status, message, code } = error instanceof ApiError ? error : new ApiError(500, '')
    // The message of a refusal (4xx, or an administrator has stopped the chat) helps the visitor. Messages of other errors are about the
    // server, so the visitor does not see them.
    const isRefusal = (status >= 400 && status < 500) || code === 'chatStopped'
    const sentence = (isRefusal && ((code && sentences.refusals?.[code]) || message)) || sentences.failure
    putEntry({ ...entry, delivery: 'failed', failure: { sentence, ...(code && { code }) } }, endOfWait())
    if (code === 'assistantOff') update({ isUnavailable: true })
  }

  async function deliverMessage(id: string) {
    const entry = findEntry(id)
    if (entry?.delivery !== 'pending') return
    try {
      addReply(entry, await sendUntilAnswered(entry))
    } catch (error) {
      markFailed(entry, error)
    }
  }

  async function deliverQueue() {
    for (let id = queue[0]; id !== undefined; id = queue[0]) {
      const message = id
      const { key, sessionId } = state.conversation
      // The first message starts the session on the server, so first messages of other tabs wait for it.
      await (sessionId ? deliverMessage(message) : env.inTurn(key, () => deliverMessage(message)))
      queue.shift()
    }
    update({ waitsFor: null })
  }

  function deliver(ids: string[]) {
    const isIdle = queue.length === 0
    queue.push(...ids)
    if (isIdle && queue.length > 0) void deliverQueue()
  }

  function ask(message: Pick<ChatEntry, 'content' | 'choice'>, change?: Partial<ChatState>) {
    if (state.waitsFor) return
    const id = env.createId()
    putEntry({ id, role: 'user', ...message, timestamp: timestamp(), delivery: 'pending' }, { ...change, waitsFor: 'reply' })
    deliver([id])
  }

  return {
    get: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** For a new conversation, fetches the welcome message. Otherwise sends unanswered messages again. */
    start() {
      if (isStarted) return
      isStarted = true
      env.channel?.addEventListener('message', ({ data }) => receive(data))
      if (state.conversation.entries.length === 0) void greet()
      deliver(state.conversation.entries.filter(({ delivery }) => delivery === 'pending').map(({ id }) => id))
    },

    setDraft: (draft: string) => update({ draft }),

    send() {
      const content = state.draft.trim().slice(0, CHAT_LIMITS.messageLength)
      if (content !== '') ask({ content }, { draft: '' })
    },

    /** Sends the choice that the visitor tapped. A text in the input stays there. */
    choose: ({ id, label }: ChatChoice) => ask({ content: label, choice: id }),

    retry(id: string) {
      const entry = findEntry(id)
      if (entry?.delivery !== 'failed' || state.waitsFor) return
      const { failure: _failure, ...again } = entry
      putEntry({ ...again, delivery: 'pending' }, { waitsFor: 'reply' })
      deliver([id])
    },

    /** Starts an empty conversation. Messages that the server refused go back into the input. */
    startNewConversation: () => {
      const refused = state.conversation.entries.filter(({ delivery }) => delivery === 'failed').map(({ content }) => content)
      const draft = [...refused, state.draft].filter(Boolean).join('\n').slice(0, CHAT_LIMITS.messageLength)
      changeConversation(createConversation(env.createId(), env.now()), { draft })
      void greet()
    },

    reportButtonClick(button: ActionButton) {
      const { sessionId } = state.conversation
      if (sessionId) env.calls.reportButtonClick(sessionId, button)
    },
  }
}
