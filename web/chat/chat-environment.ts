import { chatKeyOf } from '../../schema/product.ts'
import { type ChatCalls, createChatCalls } from './chat-calls.ts'

/** A lock is kept for so long after its task, so that the task's last message reaches other tabs before their turn, in ms. */
const CHANNEL_DELAY_MS = 50

/** What the chat uses of its browser tab. Tests pass another one. */
export interface ChatEnvironment {
  calls: ChatCalls
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Connects the tabs that show this card's chat; null in browsers without it. */
  channel:
    | (Pick<BroadcastChannel, 'postMessage'> & { addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void })
    | null
  /** Current time, in ms. */
  now: () => number
  createId: () => string
  isOnline: () => boolean
  /** Resolves when the browser reports that the network returned. */
  networkReturns: () => Promise<unknown>
  pause: (ms: number) => Promise<unknown>
  /** Runs tasks of the same name one after the other, also those of other tabs. A closed tab's tasks no longer count. */
  inTurn: (name: string, task: () => Promise<void>) => Promise<void>
}

/** The tab's storage; one that keeps nothing where the browser refuses it. */
function openSessionStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}

export function createBrowserChatEnvironment(cardId: number): ChatEnvironment {
  return {
    calls: createChatCalls(cardId),
    storage: openSessionStorage(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(chatKeyOf(cardId)) : null,
    now: Date.now,
    // Not randomUUID, which browsers have on secure origins alone.
    createId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join(''),
    isOnline: () => navigator.onLine,
    networkReturns: () => new Promise((resolve) => addEventListener('online', resolve, { once: true })),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    inTurn: (name, task) => {
      // Browsers have locks on secure origins alone.
      if (!('locks' in navigator)) return task()
      return new Promise((resolve, reject) => {
        const run = async () => {
          // This tab goes on at once, so that a Retry button works as soon as it is shown. Only other tabs wait longer.
          await task().then(resolve, reject)
          await new Promise((done) => setTimeout(done, CHANNEL_DELAY_MS))
        }
        navigator.locks.request(chatKeyOf(name), run).catch(reject)
      })
    },
  }
}
