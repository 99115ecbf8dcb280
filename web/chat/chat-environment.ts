import { LANGUAGE_PARAM, offeredLanguageOf } from '../../schema/card-language.ts'
import { chatStorageKeyOf } from '../../schema/product.ts'
import { createRandomId } from '../lib/random-id.ts'
import { type ChatApiCalls, createChatApiCalls } from './chat-calls.ts'

/** After its task, a tab keeps the lock for this time (ms), so that the task's last message reaches other tabs before they get the lock. */
const CHANNEL_DELAY_MS = 50

/** The chat's access to the browser and the server. Tests replace it. */
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
  /** Runs tasks of the same name one after the other, across all tabs. */
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
    calls: createChatApiCalls(cardId, offeredLanguageOf(new URLSearchParams(location.search).get(LANGUAGE_PARAM))),
    storage: openSessionStorage(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(chatStorageKeyOf(cardId)) : null,
    now: Date.now,
    createId: createRandomId,
    isOnline: () => navigator.onLine,
    networkReturns: () => new Promise((resolve) => addEventListener('online', resolve, { once: true })),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    inTurn: (name, task) => {
      // On insecure origins, browsers lack Web Locks, so tabs do not wait for each other.
      if (!('locks' in navigator)) return task()
      return new Promise((resolve, reject) => {
        const run = async () => {
          // This tab continues as soon as the task ends, so that its Retry button works. Other tabs wait for the lock until the delay is
          // over.
          await task().then(resolve, reject)
          await new Promise((done) => setTimeout(done, CHANNEL_DELAY_MS))
        }
        navigator.locks.request(chatStorageKeyOf(name), run).catch(reject)
      })
    },
  }
}
