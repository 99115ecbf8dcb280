import { readUserFile } from './read-file.ts'
import type { FileReaderMessage } from './read-in-worker.ts'

const post = (message: FileReaderMessage) => postMessage(message)

/** Web worker: posts `ready` when the code for the file has loaded, then the file's rows. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readUserFile(data, () => post('ready')).then(post, () => post('not-loaded'))
})
