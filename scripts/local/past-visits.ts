import { join } from 'node:path'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import { startLocalRuntime } from './runtime.ts'
import { readServerSettings } from './settings.ts'

const DAY_MS = 86_400_000
/** Number of views on each day. Weekends are quiet; in the third week there is a trade fair. */
const VIEWS_BY_DAY = [3, 5, 4, 6, 1, 0, 4, 6, 5, 8, 7, 2, 1, 6, 9, 24, 41, 17, 3, 2, 8, 11, 7, 9, 12, 4, 2]
const PLACES = [
  { city: 'Milan', country: 'IT' },
  { city: 'Zurich', country: 'CH' },
  { city: 'Milan', country: 'IT' },
  { city: 'Lyon', country: 'FR' },
] as const
const USER_AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
] as const

function* listPastEvents(cardId: number): Generator<QueuedEventMessage> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  let n = 0
  for (const [index, views] of VIEWS_BY_DAY.entries()) {
    for (let view = 0; view < views; view++) {
      n += 1
      const at = today - (VIEWS_BY_DAY.length - index) * DAY_MS + (8 * 60 + ((n * 37) % 600)) * 60_000
      const visitor = { cardId, ip: `203.0.113.${n % 250}`, ua: USER_AGENTS[n % 3]!, userId: null, ...PLACES[n % 4]! }
      yield {
        ...visitor,
        kind: 'view',
        id: `past-view-${n}`,
        at,
        ...(n % 3 > 0 && { source: 'qr' }),
        visitor: `visitor-${n}`,
      } as QueuedEventMessage
      if (n % 3 === 0)
        yield {
          ...visitor,
          kind: 'click',
          id: `past-click-${n}`,
          at: at + 20_000,
          linkType: 'website',
          linkId: 'primary',
        } as QueuedEventMessage
      if (n % 6 === 0) yield { ...visitor, kind: 'save', id: `past-save-${n}`, at: at + 40_000 } as QueuedEventMessage
    }
  }
}

/** Stores visits of the last four weeks through the queue consumer. Before that, stop any server that uses the same data folder. */
export async function storePastVisits(stateDir: string, cardId: number): Promise<void> {
  process.env['STATE_DIR'] = stateDir
  const { bindings } = readServerSettings()
  const mf = await startLocalRuntime({ port: 0, persist: join(stateDir, 'store'), bindings, assets: false, consumers: false })
  const worker = await mf.getWorker()
  const events = [...listPastEvents(cardId)]
  for (let from = 0; from < events.length; from += 100) {
    const messages = events.slice(from, from + 100).map((body) => ({ id: body.id, timestamp: new Date(body.at), attempts: 1, body }))
    const { retryMessages } = await worker.queue('veebu-events', messages)
    if (retryMessages.length > 0) throw new Error('The past visits could not be stored')
  }
  await mf.dispose()
}
