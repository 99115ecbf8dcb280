import { chatKeyOf } from '../../schema/product.ts'
import { type ChatApiCalls, createChatApiCalls } from './chat-calls.ts'

/** Delay in ms before other tabs get the lock, so that the task's last message reaches them first. */
const CHANNEL_DELAY_MS = 50

/** The chat's access to the browser, which tests replace. */
export interface ChatEnvironment {
  calls: ChatApiCalls
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Connects the tabs that show this card's chat. Null in browsers without BroadcastChannel. */
  channel:
    | (Pick<BroadcastChannel, 'postMessage'> & { addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void })
    | null
  now: () => number
  createId: () => string
  isOnline: () => boolean
  networkReturns: () => Promise<unknown>
  pause: (ms: number) => Promise<unknown>
  /** Runs tasks of one name one after the other, across all tabs. */
  inTurn: (name: string, task: () => Promise<void>) => Promise<void>
}

/** A browser may refuse storage. The chat then lasts until the page is left. */
function openSessionStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}

export function createBrowserChatEnvironment(cardId: number): ChatEnvironment {
  return {
    calls: createChatApiCalls(cardId),
    storage: openSessionStorage(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(chatKeyOf(cardId)) : null,
    now: Date.now,
    // Browsers have `crypto.randomUUID` on secure origins only.
    createId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join(''),
    isOnline: () => navigator.onLine,
    networkReturns: () => new Promise((resolve) => addEventListener('online', resolve, { once: true })),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    inTurn: (name, task) => {
      // Browsers have Web Locks on secure origins only.
      if (!('locks' in navigator)) return task()
      return new Promise((resolve, reject) => {
        const run = async () => {
          // This tab goes on at once, so that its Retry button works. Only other tabs wait longer.
          await task().then(resolve, reject)
          await new Promise((done) => setTimeout(done, CHANNEL_DELAY_MS))
        }
        navigator.locks.request(chatKeyOf(name), run).catch(reject)
      })
    },
  }
}
