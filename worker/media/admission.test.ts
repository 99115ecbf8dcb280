import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UPLOAD_MEMORY_MAX, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES, UPLOAD_MAX } from '../../schema/image.ts'
import { app } from '../app.ts'
import { makeCard } from '../test/cards.ts'
import { type TestUser, createSiteUser, createUser, env, uploadForm } from '../test/client.ts'
import { type MemoryReservation, withUploadSlot } from './admission.ts'
import { jpegOf, quartered } from '../test/media/fixtures.ts'
import { readUpload } from './upload-form.ts'

/** The production timeouts, a hundred times shorter. */
const FAST_TIMES = Object.fromEntries(Object.entries(UPLOAD_TIMES).map(([name, ms]) => [name, ms / 100])) as typeof UPLOAD_TIMES
const HEADERS = { 'content-type': 'multipart/form-data; boundary=x' }
const KIB = 1024
const TOO_SLOW = [408, IMAGE_MESSAGES.tooSlow]
const never = new Promise<never>(() => {})

let userId = 1_000_000
beforeAll(createSiteUser)
beforeEach(() => void (userId += 100))

/** A request whose body sends `first` and then stalls without ending. */
function stalledRequest(first = new Uint8Array(), headers: Record<string, string> = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.length) controller.enqueue(first)
    },
  })
  return new Request('http://localhost/api/upload', { method: 'POST', body, headers: { ...HEADERS, ...headers } })
}

/** A request whose body sends `piece` every `ms`, `count` times. */
function slowRequest(piece: Uint8Array, ms: number, count: number): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await scheduler.wait(ms)
      if (count-- > 0) controller.enqueue(piece.slice())
      else controller.close()
    },
  })
  return new Request('http://localhost/api/upload', { method: 'POST', body, headers: HEADERS })
}

/** Reads the request's body as an upload, expects it to be refused, and returns the status and message. */
async function refusalOf(user: number, request: Request, times = FAST_TIMES): Promise<[number, string]> {
  const error = await withUploadSlot(user, (memory) => readUpload(request, memory, times), times).then(
    () => expect.fail('accepted'),
    (reason: { status: number; message: string }) => reason,
  )
  return [error.status, error.message]
}

/** Starts an upload that reserves `bytes` and keeps them until `release` is called. */
const holdMemory = (user: number, bytes: number) => {
  const reserved = Promise.withResolvers<MemoryReservation>()
  const released = Promise.withResolvers<void>()
  const done = withUploadSlot(
    user,
    async (memory) => {
      await memory.reserve(bytes)
      reserved.resolve(memory)
      await released.promise
      memory.throwIfCancelled()
    },
    // On a busy machine a request may pause for longer than the fast lease expiry.
    { ...FAST_TIMES, leaseExpiry: UPLOAD_TIMES.leaseExpiry },
  )
  return { memory: reserved.promise, release: () => released.resolve(), done }
}

describe('an account with stalled uploads', () => {
  async function send(user: TestUser, request: Request) {
    const signed = new Request(request, { headers: { ...Object.fromEntries(request.headers), cookie: user.cookie } })
    return app.request(signed, {}, env)
  }
  async function picture(user: TestUser) {
    const card = await makeCard(user)
    const file = new File([(await jpegOf(quartered(40, 40))) as Uint8Array<ArrayBuffer>], 'a.jpg')
    const body = uploadForm({ cardId: String(card.id) }, file)
    return new Request('http://localhost/api/upload', { method: 'POST', body })
  }

  it('does not block other accounts, however large its Content-Length', async () => {
    const [attacker, owner] = [await createUser(), await createUser()]
    const announced = { 'content-length': String(UPLOAD_MAX) }
    for (let i = 0; i < 5; i++) void send(attacker, stalledRequest(new Uint8Array(i * KIB), announced))
    const res = await send(owner, await picture(owner))
    expect(res.status).toBe(200)
  })

  it('runs one upload at a time', async () => {
    // On a busy machine a request may pause for longer than the fast heartbeat timeout.
    const times = { ...FAST_TIMES, leaseExpiry: UPLOAD_TIMES.leaseExpiry }
    const holder = holdMemory(userId, KIB)
    await holder.memory
    expect(await refusalOf(userId, stalledRequest(), times)).toEqual([429, IMAGE_MESSAGES.oneAtATime])
    const next = withUploadSlot(userId, async () => 'next', times)
    holder.release()
    expect(await next).toBe('next')
  })
})

describe('a slow body is cancelled', () => {
  it('when it never starts, and when it stalls', async () => {
    expect(await refusalOf(userId, stalledRequest())).toEqual(TOO_SLOW)
    expect(await refusalOf(userId, stalledRequest(new Uint8Array(100 * KIB)))).toEqual(TOO_SLOW)
  })

  it('when it trickles, or exceeds the total time', async () => {
    expect(await refusalOf(userId, slowRequest(new Uint8Array(10), 20, 10_000))).toEqual(TOO_SLOW)
    const times = { ...FAST_TIMES, totalDuration: 500 }
    expect(await refusalOf(userId, slowRequest(new Uint8Array(8 * KIB), 100, 10_000), times)).toEqual(TOO_SLOW)
  })

  it('but not when it pauses and continues', async () => {
    const times = { ...FAST_TIMES, whole: 10_000 }
    // The body arrives completely, and is then refused because it is not a form.
    expect(await refusalOf(userId, slowRequest(new Uint8Array(20 * KIB), 200, 4), times)).toEqual([400, IMAGE_MESSAGES.notMultipart])
  })
})

describe('memory for bodies', () => {
  it('is never reserved twice, and goes to a waiting upload when another releases it', async () => {
    const first = holdMemory(userId, UPLOAD_MEMORY_MAX - KIB)
    ;(await first.memory).complete()
    const second = holdMemory(userId + 1, KIB)
    await second.memory
    const third = holdMemory(userId + 2, KIB)
    second.release()
    await expect(third.memory).resolves.toBeDefined()
    third.release()
    first.release()
    await Promise.all([first.done, second.done, third.done])
  })

  it('is freed by cancelling the slowest upload that is still receiving', async () => {
    const complete = holdMemory(userId, KIB)
    const fast = holdMemory(userId + 1, UPLOAD_MEMORY_MAX - 3 * KIB)
    const slowest = holdMemory(userId + 2, 2 * KIB)
    ;(await complete.memory).complete()
    await fast.memory
    const cancelled = await slowest.memory
    const late = holdMemory(userId + 3, KIB)
    await vi.waitFor(() => expect(cancelled.throwIfCancelled).toThrow(IMAGE_MESSAGES.tooSlow), { timeout: 10_000, interval: 5 })
    slowest.release()
    await expect(slowest.done).rejects.toMatchObject({ status: 408 })
    await expect(late.memory).resolves.toBeDefined()
    for (const other of [complete, fast, late]) other.release()
    await Promise.all([complete.done, fast.done, late.done])
  })

  it('is denied to one of two half-received bodies that both wait for more, so that the other can finish', async () => {
    const both = [userId, userId + 1].map((user) =>
      withUploadSlot(
        user,
        async (memory) => {
          await memory.reserve(UPLOAD_MEMORY_MAX / 2)
          await scheduler.wait(10)
          await memory.reserve(UPLOAD_MEMORY_MAX / 4)
          memory.complete()
          return 'complete'
        },
        user === userId ? FAST_TIMES : { ...FAST_TIMES, memoryWait: FAST_TIMES.memoryWait * 3 },
      ).catch((error: Error) => error.message),
    )
    expect(await Promise.all(both)).toEqual([IMAGE_MESSAGES.busy, 'complete'])
  })

  it('and the upload slot are freed when a request is aborted', async () => {
    // An aborted request is simulated: its work never ends and it sends no heartbeat after the first.
    const times = { ...FAST_TIMES, heartbeat: 1e9 }
    void withUploadSlot(userId, (memory) => memory.reserve(UPLOAD_MEMORY_MAX).then(() => never), times)
    expect(await withUploadSlot(userId, async () => 'next', FAST_TIMES)).toBe('next')
    const reserve = (memory: MemoryReservation) => memory.reserve(UPLOAD_MEMORY_MAX).then(() => 'reserved')
    expect(await withUploadSlot(userId + 1, reserve, FAST_TIMES)).toBe('reserved')
  })
})
