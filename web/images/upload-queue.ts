import { createStore } from '../ui/store.ts'
import { trackUpload } from './uploads-in-progress.ts'
import type { UploadResult } from './upload.ts'

/** A chosen picture that is not on the card yet. */
interface QueuedPicture {
  id: number
  file: File
  state: 'waiting' | 'uploading' | 'failed'
  /** Upload progress from 0 to 1. */
  progress: number
  error: string | null
}

export interface UploadHandlers {
  /** `share` is the uploaded part, from 0 to 1. */
  upload(file: File, onProgress: (share: number) => void): Promise<UploadResult>
  /** Called for each uploaded picture. `laterUrls` are pictures that were chosen after it but are already uploaded. */
  onUploaded(url: string, laterUrls: string[]): void
  /** Called when no picture is waiting any more, with the number of pictures uploaded in this run. */
  onDone(uploadedCount: number): void
}

/**
 * Uploads pictures one after another in the order in which they were chosen, because the server accepts one upload at a time
 * per user. A failed picture stays in the list and does not stop the others.
 */
export function createUploadQueue() {
  const list = createStore<QueuedPicture[]>([])
  const uploadedUrls = new Map<number, string>()
  let lastId = 0
  let running = false
  const update = (id: number, patch: Partial<QueuedPicture>) =>
    list.set(list.get().map((picture) => (picture.id === id ? { ...picture, ...patch } : picture)))
  const remove = (id: number) => list.set(list.get().filter((picture) => picture.id !== id))

  /** Resolves to true when every picture was uploaded. */
  async function run(handlers: UploadHandlers): Promise<boolean> {
    let count = 0
    let complete = true
    for (let next; (next = list.get().find(({ state }) => state === 'waiting'));) {
      const { id, file } = next
      update(id, { state: 'uploading', progress: 0 })
      const result = await handlers.upload(file, (progress) => update(id, { progress }))
      if (!result.success) {
        update(id, { state: 'failed', error: result.error })
        complete = false
        continue
      }
      const laterUrls = [...uploadedUrls].filter(([otherId]) => otherId > id).map(([, url]) => url)
      uploadedUrls.set(id, result.url)
      handlers.onUploaded(result.url, laterUrls)
      remove(id)
      count++
    }
    handlers.onDone(count)
    return complete
  }

  async function start(handlers: UploadHandlers) {
    if (running) return
    running = true
    try {
      await trackUpload('gallery', run(handlers))
    } finally {
      running = false
    }
  }

  return {
    use: list.use,
    list: list.get,
    remove,
    /** Resolves when no picture is waiting any more, or immediately when the queue was already running. */
    add(files: File[], handlers: UploadHandlers): Promise<void> {
      list.set([...list.get(), ...files.map((file) => ({ id: ++lastId, file, state: 'waiting' as const, progress: 0, error: null }))])
      return start(handlers)
    },
    retry(id: number, handlers: UploadHandlers): Promise<void> {
      update(id, { state: 'waiting', error: null })
      return start(handlers)
    },
  }
}
type UploadQueue = ReturnType<typeof createUploadQueue>

const queues = new WeakMap<object, UploadQueue>()

/** The upload queue of `owner`. It outlives the component that shows it and is collected together with `owner`. */
export function uploadQueueOf(owner: object): UploadQueue {
  const queue = queues.get(owner) ?? createUploadQueue()
  queues.set(owner, queue)
  return queue
}

/** Inserts `added` before the first item whose URL is in `laterUrls`, or at the end: keeps the order in which pictures were chosen. */
export function insertInOrder<Item extends { url: string }>(items: Item[], added: Item, laterUrls: string[]): Item[] {
  const index = items.findIndex(({ url }) => laterUrls.includes(url))
  return items.toSpliced(index < 0 ? items.length : index, 0, added)
}
