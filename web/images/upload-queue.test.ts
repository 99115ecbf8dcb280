import { expect, it } from 'vitest'
import type { UploadResult } from './upload.ts'
import { insertPictureInChosenOrder, createUploadQueue } from './upload-queue.ts'

const createTestFiles = (...names: string[]) => names.map((name) => new File(['x'], name))

function setUpTestUploadQueue(failingNames: string[]) {
  let gallery: { url: string }[] = []
  const log: string[] = []
  const handlers = {
    upload: async (file: File, onProgress: (share: number) => void): Promise<UploadResult> => {
      log.push(`send ${file.name}`)
      onProgress(0.5)
      await Promise.resolve()
      return failingNames.includes(file.name) ? { success: false, error: `${file.name} failed` } : { success: true, url: `/${file.name}` }
    },
    onUploaded: (url: string, laterUrls: string[]) => void (gallery = insertPictureInChosenOrder(gallery, { url }, laterUrls)),
    onDone: (count: number) => void log.push(`done ${count}`),
  }
  return { queue: createUploadQueue(), handlers, log, urls: () => gallery.map(({ url }) => url) }
}

it('the upload queue uploads one picture at a time in the chosen order and continues after a failure', async () => {
  const { queue, handlers, log, urls } = setUpTestUploadQueue(['b'])
  const first = queue.add(createTestFiles('a', 'b'), handlers)
  void queue.add(createTestFiles('c'), handlers)
  expect(queue.list().map(({ state, progress }) => [state, progress])).toEqual([
    ['uploading', 0.5],
    ['waiting', 0],
    ['waiting', 0],
  ])
  await first
  expect(log).toEqual(['send a', 'send b', 'send c', 'done 2'])
  expect(urls()).toEqual(['/a', '/c'])
  expect(queue.list()).toMatchObject([{ file: { name: 'b' }, state: 'failed', error: 'b failed' }])
})

it('a picture whose upload is tried again is inserted at its original position', async () => {
  const failingNames = ['a', 'b']
  const { queue, handlers, urls } = setUpTestUploadQueue(failingNames)
  await queue.add(createTestFiles('a', 'b', 'c'), handlers)
  expect(urls()).toEqual(['/c'])
  failingNames.length = 0
  const [a, b] = queue.list()
  await queue.retry(b!.id, handlers)
  await queue.retry(a!.id, handlers)
  expect(urls()).toEqual(['/a', '/b', '/c'])
  expect(queue.list()).toEqual([])
})
