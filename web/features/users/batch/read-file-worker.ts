import { readFile } from './read-file.ts'
import type { ReadingMessage } from './read-in-worker.ts'

const post = (message: ReadingMessage) => postMessage(message)

/** Web worker: reads the posted file, posts `ready` when everything for reading it is loaded, and then its rows. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readFile(data, () => post('ready')).then(post, () => post('not-loaded'))
})
