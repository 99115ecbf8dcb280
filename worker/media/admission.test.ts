import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BODIES_MAX, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES, UPLOAD_MAX } from '../../schema/image.ts'
import { app } from '../app.ts'
import { makeCard } from '../test/cards.ts'
import { type TestUser, createSiteUser, createUser, env } from '../test/client.ts'
import { type Share, admitted } from './admission.ts'
import { jpegOf, quarters } from '../test/media/fixtures.ts'
import { readUpload } from './form.ts'

/** The real times, a hundred times shorter. */
const QUICK = Object.fromEntries(Object.entries(UPLOAD_TIMES).map(([name, ms]) => [name, ms / 100])) as typeof UPLOAD_TIMES
const HEADERS = { 'content-type': 'multipart/form-data; boundary=x' }
const KIB = 1024
const never = new Promise<never>(() => {})

let nobody = 1_000_000
beforeAll(createSiteUser)
beforeEach(() => void (nobody += 100))

/** A request whose body is `first` and then nothing, neither more bytes nor an end. */
function stalled(first = new Uint8Array(), headers: Record<string, string> = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.length) controller.enqueue(first)
    },
  })
  return new Request('http://localhost/api/upload', { method: 'POST', body, headers: { ...HEADERS, ...headers } })
}

/** A request whose body brings `piece` every `ms`, `count` times. */
function slow(piece: Uint8Array, ms: number, count: number): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await scheduler.wait(ms)
      if (count-- > 0) controller.enqueue(piece.slice())
      else controller.close()
    },
  })
  return new Request('http://localhost/api/upload', { method: 'POST', body, headers: HEADERS })
}

/** How an upload that does nothing but read its body ends: the status and the sentence of its refusal. */
async function ended(user: number, request: Request, times = QUICK): Promise<[number, string]> {
  const error = await admitted(user, (share) => readUpload(request, share, times), times).then(
    () => expect.fail('taken'),
    (reason: { status: number; message: string }) => reason,
  )
  return [error.status, error.message]
}

const hold = (user: number, bytes: number) => {
  const given = Promise.withResolvers<Share>()
  const left = Promise.withResolvers<void>()
  const done = admitted(
    user,
    async (share) => {
      await share.take(bytes)
      given.resolve(share)
      await left.promise
      share.check()
    },
    QUICK,
  )
  return { share: given.promise, leave: () => left.resolve(), done }
}

describe('an account whose uploads stall', () => {
  async function send(user: TestUser, request: Request) {
    const signed = new Request(request, { headers: { ...Object.fromEntries(request.headers), cookie: user.cookie } })
    return app.request(signed, {}, env)
  }
  async function picture(user: TestUser) {
    const card = await makeCard(user)
    const form = new FormData()
    form.set('file', new File([(await jpegOf(quarters(40, 40))) as Uint8Array<ArrayBuffer>], 'a.jpg'))
    form.set('cardId', String(card.id))
    return new Request('http://localhost/api/upload', { method: 'POST', body: form })
  }

  it('keeps nobody else out, whatever it announces', async () => {
    const [attacker, owner] = [await createUser(), await createUser()]
    const announced = { 'content-length': String(UPLOAD_MAX) }
    for (let i = 0; i < 5; i++) void send(attacker, stalled(new Uint8Array(i * KIB), announced))
    const res = await send(owner, await picture(owner))
    expect(res.status).toBe(200)
  })

  it('waits for its own turn', async () => {
    // The quick time after which a request counts as broken off is shorter than a pause of a busy machine.
    const times = { ...QUICK, gone: UPLOAD_TIMES.gone }
    const holder = hold(nobody, KIB)
    await holder.share
    expect(await ended(nobody, stalled(), times)).toEqual([429, IMAGE_MESSAGES.oneAtATime])
    const next = admitted(nobody, async () => 'next', times)
    holder.leave()
    expect(await next).toBe('next')
  })
})

describe('a body that comes too slowly is ended', () => {
  it('when nothing comes at all, and when it begins and stops', async () => {
    expect(await ended(nobody, stalled())).toEqual([408, IMAGE_MESSAGES.tooSlow])
    expect(await ended(nobody, stalled(new Uint8Array(100 * KIB)))).toEqual([408, IMAGE_MESSAGES.tooSlow])
  })

  it('when it trickles, or takes for ever', async () => {
    expect(await ended(nobody, slow(new Uint8Array(10), 20, 10_000))).toEqual([408, IMAGE_MESSAGES.tooSlow])
    expect(await ended(nobody, slow(new Uint8Array(8 * KIB), 100, 10_000), { ...QUICK, whole: 500 })).toEqual([408, IMAGE_MESSAGES.tooSlow])
  })

  it('but not when it stops for a while and goes on', async () => {
    const quick = { ...QUICK, whole: 10_000 }
    // It is whole, and no form: what is said of it is that.
    expect(await ended(nobody, slow(new Uint8Array(20 * KIB), 200, 4), quick)).toEqual([400, IMAGE_MESSAGES.notMultipart])
  })
})

describe('room for bodies', () => {
  it('is never taken twice, and whoever waits gets what another leaves', async () => {
    const first = hold(nobody, BODIES_MAX - KIB)
    ;(await first.share).complete()
    const second = hold(nobody + 1, KIB)
    await second.share
    const third = hold(nobody + 2, KIB)
    second.leave()
    await expect(third.share).resolves.toBeDefined()
    third.leave()
    first.leave()
    await Promise.all([first.done, second.done, third.done])
  })

  it('is made by ending the slowest of those that are still arriving', async () => {
    const [whole, fast, slowest] = [hold(nobody, KIB), hold(nobody + 1, BODIES_MAX - 3 * KIB), hold(nobody + 2, 2 * KIB)]
    ;(await whole.share).complete()
    await fast.share
    const ending = await slowest.share
    const late = hold(nobody + 3, KIB)
    const isEnded = async (): Promise<string> => {
      try {
        ending.check()
      } catch (error) {
        return (error as Error).message
      }
      await scheduler.wait(5)
      return isEnded()
    }
    expect(await isEnded()).toBe(IMAGE_MESSAGES.tooSlow)
    slowest.leave()
    await expect(slowest.done).rejects.toMatchObject({ status: 408 })
    await expect(late.share).resolves.toBeDefined()
    for (const other of [whole, fast, late]) other.leave()
    await Promise.all([whole.done, fast.done, late.done])
  })

  it('is refused to one of many half-received bodies that all wait for more, and the others go on', async () => {
    const both = [nobody, nobody + 1].map((user) =>
      admitted(
        user,
        async (share) => {
          await share.take(BODIES_MAX / 2)
          await scheduler.wait(10)
          await share.take(BODIES_MAX / 4)
          share.complete()
          return 'whole'
        },
        user === nobody ? QUICK : { ...QUICK, room: QUICK.room * 3 },
      ).catch((error: Error) => error.message),
    )
    expect(await Promise.all(both)).toEqual([IMAGE_MESSAGES.busy, 'whole'])
  })

  it('and the turn are given up by a request that was broken off', async () => {
    // One that was broken off runs no further, so neither its work nor its signs of life go on.
    const times = { ...QUICK, beat: 1e9 }
    void admitted(nobody, (share) => share.take(BODIES_MAX).then(() => never), times)
    expect(await admitted(nobody, async () => 'next', QUICK)).toBe('next')
    expect(await admitted(nobody + 1, (share) => share.take(BODIES_MAX).then(() => 'room'), QUICK)).toBe('room')
  })
})
