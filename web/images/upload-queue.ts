import { watched } from '../ui/watched.ts'
import { countUpload } from './under-way.ts'
import type { UploadResult } from './upload.ts'

/** A picture that was chosen and is not on the card yet. */
interface QueuedPicture {
  id: number
  file: File
  state: 'waiting' | 'uploading' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed, a sentence. */
  error: string | null
}

interface Work {
  send(file: File, onProgress: (share: number) => void): Promise<UploadResult>
  /** Takes an uploaded picture. `later` are the addresses of those that were chosen after it and came first. */
  land(url: string, later: string[]): void
  /** Called when nothing waits any more, with the number of pictures that landed since it began. */
  done(landed: number): void
}

/**
 * Pictures that are uploaded one after the other, in the order in which they were chosen: the server takes one at a time of
 * each user. One that fails stays in the list, and the others go on.
 */
export function uploadQueue() {
  const list = watched<QueuedPicture[]>([])
  const landed = new Map<number, string>()
  let lastId = 0
  let running = false
  const change = (id: number, patch: Partial<QueuedPicture>) =>
    list.set(list.get().map((picture) => (picture.id === id ? { ...picture, ...patch } : picture)))
  const remove = (id: number) => list.set(list.get().filter((picture) => picture.id !== id))

  /** True when every picture landed. */
  async function run(work: Work): Promise<boolean> {
    let count = 0
    let complete = true
    for (let next; (next = list.get().find(({ state }) => state === 'waiting'));) {
      const { id, file } = next
      change(id, { state: 'uploading', progress: 0 })
      const result = await work.send(file, (progress) => change(id, { progress }))
      if (!result.success) {
        change(id, { state: 'failed', error: result.error })
        complete = false
        continue
      }
      const later = [...landed].filter(([other]) => other > id).map(([, url]) => url)
      landed.set(id, result.url)
      work.land(result.url, later)
      remove(id)
      count++
    }
    work.done(count)
    return complete
  }

  async function start(work: Work) {
    if (running) return
    running = true
    try {
      await countUpload('gallery', run(work))
    } finally {
      running = false
    }
  }

  return {
    use: list.use,
    list: list.get,
    remove,
    /** Settles when nothing waits any more; at once where other pictures are under way. */
    add(files: File[], work: Work): Promise<void> {
      list.set([...list.get(), ...files.map((file) => ({ id: ++lastId, file, state: 'waiting' as const, progress: 0, error: null }))])
      return start(work)
    },
    retry(id: number, work: Work): Promise<void> {
      change(id, { state: 'waiting', error: null })
      return start(work)
    },
  }
}
type UploadQueue = ReturnType<typeof uploadQueue>

const queues = new WeakMap<object, UploadQueue>()

/** The queue that belongs to `owner`, for as long as there is one: it outlives the tab in which it is shown. */
export function queueOf(owner: object): UploadQueue {
  const queue = queues.get(owner) ?? uploadQueue()
  queues.set(owner, queue)
  return queue
}

/** A list with a picture put where it was chosen: before the first of `later` that is in it, else at the end. */
export function inOrder<Item extends { url: string }>(items: Item[], added: Item, later: string[]): Item[] {
  const at = items.findIndex(({ url }) => later.includes(url))
  return items.toSpliced(at < 0 ? items.length : at, 0, added)
}
