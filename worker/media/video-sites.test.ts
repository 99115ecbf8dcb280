import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { VIDEO_POSTER_LIMITS } from '../../schema/bounds.ts'
import { parseVideoUrl } from '../../schema/video.ts'
import { type SiteVideo, fetchVideoPoster } from './video-sites.ts'

const PICTURE = new Uint8Array([0xff, 0xd8, 1, 2, 3])
type Answer = (response: ServerResponse, request: IncomingMessage) => void

let origin = ''
let paths: string[] = []
let answers: Record<string, Answer> = {}
const server = createServer((request, response) => {
  paths.push(request.url!)
  const answer = Object.entries(answers).find(([start]) => request.url!.startsWith(start))?.[1]
  if (answer) answer(response, request)
  else response.writeHead(404).end('none')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.closeAllConnections())
beforeEach(() => {
  paths = []
  answers = {}
})

const videoOf = (url: string) => parseVideoUrl(url) as SiteVideo
const fetchPosterOf = (url: string) => fetchVideoPoster({ VIDEO_SITES_ORIGIN: origin }, videoOf(url))
const sendPicture: Answer = (response) => response.end(PICTURE)
const describeVimeo =
  (thumbnail_url: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify({ type: 'video', thumbnail_url }))

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ'
const LARGE_POSTER = '/i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg'
const SMALL_POSTER = '/i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'
const VIMEO = 'https://vimeo.com/76979871/0123456789'

describe('posters of YouTube', () => {
  it('are the large picture, or the small one if there is no other', async () => {
    answers = { [SMALL_POSTER]: sendPicture }
    expect(await fetchPosterOf(YOUTUBE)).toEqual(PICTURE)
    expect(paths).toEqual([LARGE_POSTER, SMALL_POSTER])
    answers = { [LARGE_POSTER]: sendPicture }
    expect(await fetchPosterOf(YOUTUBE)).toEqual(PICTURE)
  })
  it('are null if the site has none', async () => {
    expect(await fetchPosterOf(YOUTUBE)).toBeNull()
  })
})

describe('posters of Vimeo', () => {
  it('are where the site says, on its own host', async () => {
    answers = {
      '/vimeo.com/api/oembed.json': describeVimeo('https://i.vimeocdn.com/video/1-a_960?region=us'),
      '/i.vimeocdn.com/': sendPicture,
    }
    expect(await fetchPosterOf(VIMEO)).toEqual(PICTURE)
    expect(paths).toEqual([
      '/vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871%2F0123456789&width=960',
      '/i.vimeocdn.com/video/1-a_960?region=us',
    ])
  })
  it.each([
    'http://i.vimeocdn.com/a.jpg',
    'https://i.vimeocdn.com.evil.example/a.jpg',
    'https://evil.example/i.vimeocdn.com',
    'https://i.vimeocdn.com:8443/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'no address',
    7,
  ])('are not fetched from %s', async (address) => {
    answers = { '/vimeo.com/': describeVimeo(address) }
    await expect(fetchPosterOf(VIMEO)).rejects.toThrow()
    expect(paths).toHaveLength(1)
  })
  it('need a description of an expected form', async () => {
    answers = { '/vimeo.com/': (response) => response.end('<html>sorry</html>') }
    await expect(fetchPosterOf(VIMEO)).rejects.toThrow()
    answers = { '/vimeo.com/': (response) => response.end(`"${'x'.repeat(VIDEO_POSTER_LIMITS.descriptionBytes)}"`) }
    await expect(fetchPosterOf(VIMEO)).rejects.toThrow('too-large')
  })
})

describe('a site that misbehaves', () => {
  it('is not followed to another place', async () => {
    answers = { '/i.ytimg.com/': (response) => response.writeHead(302, { location: `${origin}/elsewhere` }).end() }
    await expect(fetchPosterOf(YOUTUBE)).rejects.toThrow('status')
    expect(paths).toEqual([LARGE_POSTER])
  })
  it('cannot send more than the limit, whether it announces it or not', async () => {
    const bytes = 20 * 1024 * 1024
    let sent = 0
    for (const headers of [{ 'content-length': String(bytes) }, {}]) {
      answers = {
        '/i.ytimg.com/': (response) => {
          response.writeHead(200, headers)
          const send = (): unknown => {
            if (response.destroyed) return
            sent += 65_536
            return sent > bytes ? response.end() : response.write(new Uint8Array(65_536), () => setImmediate(send))
          }
          send()
        },
      }
      await expect(fetchPosterOf(YOUTUBE)).rejects.toThrow('too-large')
    }
    expect(sent).toBeLessThan(bytes)
  })
  it('is given up when it says nothing, or stops in the middle', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const aborter = new AbortController()
      setTimeout(() => aborter.abort(new Error('timeout')), 100)
      return aborter.signal
    })
    answers = { '/i.ytimg.com/': () => {} }
    await expect(fetchPosterOf(YOUTUBE)).rejects.toThrow('timeout')
    answers = { '/i.ytimg.com/': (response) => void response.writeHead(200).write(PICTURE) }
    await expect(fetchPosterOf(YOUTUBE)).rejects.toThrow('timeout')
    vi.restoreAllMocks()
  })
})

it('without the setting of local servers, only https hosts of the sites are asked', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${address} ${init.redirect}`)
    return new Response(null, { status: 404 })
  })
  for (const url of [YOUTUBE, VIMEO, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&next=https://evil.example'])
    await fetchVideoPoster({}, videoOf(url))
  vi.unstubAllGlobals()
  expect(new Set(asked.map((line) => line.replace(/^(https:\/\/[^/]+).* /, '$1 ')))).toEqual(
    new Set(['https://i.ytimg.com manual', 'https://vimeo.com manual']),
  )
})
