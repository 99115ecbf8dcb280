import { createGlobalStore } from '../ui/store.ts'
import { trackUpload } from './uploads-in-progress.ts'
import type { UploadResult } from './upload.ts'

interface QueuedPicture {
  id: number
  file: File
  state: 'waiting' | 'uploading' | 'failed'
  progress: number
  error: string | null
}

export interface UploadQueueHandlers {
  upload(file: File, onProgress: (share: number) => void): Promise<UploadResult>
  /** Called after each upload. `laterUrls` are pictures that the user put after this one, but whose uploads ended first. */
  onUploaded(url: string, laterUrls: string[]): void
  onDone(uploadedCount: number): void
}

export function createUploadQueue() {
  const list = createGlobalStore<QueuedPicture[]>([])
  const uploadedUrls = new Map<number, string>()
  let lastId = 0
  let running = false
  const update = (id: number, patch: Partial<QueuedPicture>) =>
    list.set(list.get().map((picture) => (picture.id === id ? { ...picture, ...patch } : picture)))
  const remove = (id: number) => list.set(list.get().filter((picture) => picture.id !== id))

  async function run(handlers: UploadQueueHandlers): Promise<boolean> {
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

  async function start(handlers: UploadQueueHandlers) {
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
    add(files: File[], handlers: UploadQueueHandlers): Promise<void> {
      list.set([...list.get(), ...files.map((file) => ({ id: ++lastId, file, state: 'waiting' as const, progress: 0, error: null }))])
      return start(handlers)
    },
    retry(id: number, handlers: UploadQueueHandlers): Promise<void> {
      update(id, { state: 'waiting', error: null })
      return start(handlers)
    },
  }
}
type UploadQueue = ReturnType<typeof createUploadQueue>

const uploadQueuesByOwner = new WeakMap<object, UploadQueue>()

/** Returns the upload queue of the object `owner`. The queue stays when the component that shows it is unmounted. */
export function uploadQueueOf(owner: object): UploadQueue {
  const queue = uploadQueuesByOwner.get(owner) ?? createUploadQueue()
  uploadQueuesByOwner.set(owner, queue)
  return queue
}

export function insertPictureInChosenOrder<Item extends { url: string }>(items: Item[], added: Item, laterUrls: string[]): Item[] {
  const index = items.findIndex(({ url }) => laterUrls.includes(url))
  return items.toSpliced(index < 0 ? items.length : index, 0, added)
}
