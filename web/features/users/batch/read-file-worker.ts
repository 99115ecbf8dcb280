import { readFile } from './read-file.ts'

/** Web worker: reads the posted file and posts its rows. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readFile(data).then((result) => postMessage(result))
})
