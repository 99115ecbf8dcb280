import { expect, it } from 'vitest'
import type { UploadResult } from './upload.ts'
import { inOrder, uploadQueue } from './upload-queue.ts'

const files = (...names: string[]) => names.map((name) => new File(['x'], name))

function setUp(failing: string[]) {
  let gallery: { url: string }[] = []
  const log: string[] = []
  const work = {
    send: async (file: File, onProgress: (share: number) => void): Promise<UploadResult> => {
      log.push(`send ${file.name}`)
      onProgress(0.5)
      await Promise.resolve()
      return failing.includes(file.name) ? { success: false, error: `${file.name} failed` } : { success: true, url: `/${file.name}` }
    },
    land: (url: string, later: string[]) => void (gallery = inOrder(gallery, { url }, later)),
    done: (landed: number) => void log.push(`done ${landed}`),
  }
  return { queue: uploadQueue(), work, log, urls: () => gallery.map(({ url }) => url) }
}

it('pictures land in the order chosen, one upload at a time; one that fails stops none', async () => {
  const { queue, work, log, urls } = setUp(['b'])
  const first = queue.add(files('a', 'b'), work)
  void queue.add(files('c'), work)
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

it('one that is tried again comes to the place where it was chosen', async () => {
  const failing = ['a', 'b']
  const { queue, work, urls } = setUp(failing)
  await queue.add(files('a', 'b', 'c'), work)
  expect(urls()).toEqual(['/c'])
  failing.length = 0
  const [a, b] = queue.list()
  await queue.retry(b!.id, work)
  await queue.retry(a!.id, work)
  expect(urls()).toEqual(['/a', '/b', '/c'])
  expect(queue.list()).toEqual([])
})
