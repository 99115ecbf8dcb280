import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ALL_UPLOADS_MEMORY_BYTES_MAX, UPLOAD_TIMEOUTS_MS } from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES, UPLOAD_BYTES_MAX } from '../../schema/image.ts'
import { app } from '../app.ts'
import { createTestCard } from '../test/cards.ts'
import { type TestUser, createFirstUser, createTestUser, env, createUploadForm } from '../test/client.ts'
import { type UploadMemoryReservation, withUploadSlot } from './admission.ts'
import { encodeJpeg, drawFourQuarters } from '../test/media/fixtures.ts'
import { readUpload } from './upload-form.ts'

/** The timeouts of uploads in production, divided by a hundred to make tests fast. */
const SHORT_UPLOAD_TIMEOUTS = Object.fromEntries(
  Object.entries(UPLOAD_TIMEOUTS_MS).map(([name, ms]) => [name, ms / 100]),
) as typeof UPLOAD_TIMEOUTS_MS
const MULTIPART_HEADERS = { 'content-type': 'multipart/form-data; boundary=x' }
const KIB = 1024
const TOO_SLOW_REFUSAL = [408, IMAGE_UPLOAD_ERROR_MESSAGES.tooSlow]
const neverResolvingPromise = new Promise<never>(() => {})

let testUserId = 1_000_000
beforeAll(createFirstUser)
beforeEach(() => void (testUserId += 100))

/** Creates an upload request whose body sends the bytes `first` and then stalls without ending. */
function createStalledRequest(first = new Uint8Array(), headers: Record<string, string> = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.length) controller.enqueue(first)
    },
  })
  return new Request('http://localhost/api/upload', { method: 'POST', body, headers: { ...MULTIPART_HEADERS, ...headers } })
}

/** Creates an upload request whose body sends `piece` every `ms` milliseconds, `count` times. */
function createSlowRequest(piece: Uint8Array, ms: number, count: number): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await scheduler.wait(ms)
      if (count-- > 0) controller.enqueue(piece.slice())
      else controller.close()
    },
  })
  return new Request('http://localhost/api/upload', { method: 'POST', body, headers: MULTIPART_HEADERS })
}

/** Reads a request as an upload, which must be refused. Returns the status and message of the refusal. */
async function expectUploadRefusal(user: number, request: Request, times = SHORT_UPLOAD_TIMEOUTS): Promise<[number, string]> {
  const error = await withUploadSlot(user, (memory) => readUpload(request, memory, times), times).then(
    () => expect.fail('accepted'),
    (reason: { status: number; message: string }) => reason,
  )
  return [error.status, error.message]
}

/** Starts an upload that reserves `bytes` of memory and keeps them until the test calls `release`. */
const holdUploadMemory = (user: number, bytes: number) => {
  const reserved = Promise.withResolvers<UploadMemoryReservation>()
  const released = Promise.withResolvers<void>()
  const done = withUploadSlot(
    user,
    async (memory) => {
      await memory.reserve(bytes)
      reserved.resolve(memory)
      await released.promise
      memory.throwIfCancelled()
    },
    // The upload's slot expires as late as in production, because a busy machine may delay this upload beyond the shortened expiry.
    { ...SHORT_UPLOAD_TIMEOUTS, leaseExpiry: UPLOAD_TIMEOUTS_MS.leaseExpiry },
  )
  return { memory: reserved.promise, release: () => released.resolve(), done }
}

describe('an account whose uploads stall', () => {
  async function send(user: TestUser, request: Request) {
    const signed = new Request(request, { headers: { ...Object.fromEntries(request.headers), cookie: user.cookie } })
    return app.request(signed, {}, env)
  }
  async function picture(user: TestUser) {
    const card = await createTestCard(user)
    const file = new File([(await encodeJpeg(drawFourQuarters(40, 40))) as Uint8Array<ArrayBuffer>], 'a.jpg')
    const body = createUploadForm({ cardId: String(card.id) }, file)
    return new Request('http://localhost/api/upload', { method: 'POST', body })
  }

  it('does not block other accounts, however large its Content-Length', async () => {
    const [attacker, owner] = [await createTestUser(), await createTestUser()]
    const announced = { 'content-length': String(UPLOAD_BYTES_MAX) }
    for (let i = 0; i < 5; i++) void send(attacker, createStalledRequest(new Uint8Array(i * KIB), announced))
    const res = await send(owner, await picture(owner))
    expect(res.status).toBe(200)
  })

  it('holds memory for only one upload, even if it starts many at the same moment', async () => {
    const times = { ...SHORT_UPLOAD_TIMEOUTS, leaseExpiry: UPLOAD_TIMEOUTS_MS.leaseExpiry }
    let [running, most] = [0, 0]
    const greedy = Array.from({ length: 5 }, () =>
      withUploadSlot(
        testUserId,
        async (memory) => {
          most = Math.max(most, ++running)
          await memory.reserve(UPLOAD_BYTES_MAX)
          await scheduler.wait(20)
          running--
        },
        times,
      ),
    )
    const reserve = (memory: UploadMemoryReservation) => memory.reserve(UPLOAD_BYTES_MAX).then(() => 'reserved')
    expect(await withUploadSlot(testUserId + 1, reserve, times)).toBe('reserved')
    await Promise.allSettled(greedy)
    expect(most).toBe(1)
  })

  it('can run only one upload at a time', async () => {
    // The upload's slot expires as late as in production, because a busy machine may delay a heartbeat beyond the shortened expiry.
    const times = { ...SHORT_UPLOAD_TIMEOUTS, leaseExpiry: UPLOAD_TIMEOUTS_MS.leaseExpiry }
    const holder = holdUploadMemory(testUserId, KIB)
    await holder.memory
    expect(await expectUploadRefusal(testUserId, createStalledRequest(), times)).toEqual([429, IMAGE_UPLOAD_ERROR_MESSAGES.oneAtATime])
    const next = withUploadSlot(testUserId, async () => 'next', times)
    holder.release()
    expect(await next).toBe('next')
  })
})

describe('an upload whose body arrives slowly', () => {
  it('is cancelled when its body never starts or stalls', async () => {
    expect(await expectUploadRefusal(testUserId, createStalledRequest())).toEqual(TOO_SLOW_REFUSAL)
    expect(await expectUploadRefusal(testUserId, createStalledRequest(new Uint8Array(100 * KIB)))).toEqual(TOO_SLOW_REFUSAL)
  })

  it('is cancelled when its body trickles or takes too long in total', async () => {
    expect(await expectUploadRefusal(testUserId, createSlowRequest(new Uint8Array(10), 20, 10_000))).toEqual(TOO_SLOW_REFUSAL)
    const times = { ...SHORT_UPLOAD_TIMEOUTS, totalDuration: 500 }
    expect(await expectUploadRefusal(testUserId, createSlowRequest(new Uint8Array(8 * KIB), 100, 10_000), times)).toEqual(TOO_SLOW_REFUSAL)
  })

  it('is not cancelled when its body pauses and continues', async () => {
    const times = { ...SHORT_UPLOAD_TIMEOUTS, whole: 10_000 }
    // The upload arrives completely in spite of its pauses. It is refused only because its body is not a form.
    expect(await expectUploadRefusal(testUserId, createSlowRequest(new Uint8Array(20 * KIB), 200, 4), times)).toEqual([
      400,
      IMAGE_UPLOAD_ERROR_MESSAGES.notMultipart,
    ])
  })
})

describe('memory for the bodies of uploads', () => {
  it('is not exceeded by uploads of different accounts that ask at the same moment', async () => {
    const times = { ...SHORT_UPLOAD_TIMEOUTS, leaseExpiry: UPLOAD_TIMEOUTS_MS.leaseExpiry }
    let [held, most] = [0, 0]
    const uploads = Array.from({ length: 4 }, (_, n) =>
      withUploadSlot(
        testUserId + n,
        async (memory) => {
          await memory.reserve(UPLOAD_BYTES_MAX)
          most = Math.max(most, (held += UPLOAD_BYTES_MAX))
          memory.complete()
          await scheduler.wait(10)
          held -= UPLOAD_BYTES_MAX
        },
        times,
      ),
    )
    await Promise.allSettled(uploads)
    expect(most).toBeLessThanOrEqual(ALL_UPLOADS_MEMORY_BYTES_MAX)
  })

  it('is never reserved twice, and goes to a waiting upload when another releases it', async () => {
    const first = holdUploadMemory(testUserId, ALL_UPLOADS_MEMORY_BYTES_MAX - KIB)
    ;(await first.memory).complete()
    const second = holdUploadMemory(testUserId + 1, KIB)
    await second.memory
    const third = holdUploadMemory(testUserId + 2, KIB)
    second.release()
    await expect(third.memory).resolves.toBeDefined()
    third.release()
    first.release()
    await Promise.all([first.done, second.done, third.done])
  })

  it('is freed by cancelling the slowest upload that is still receiving', async () => {
    const complete = holdUploadMemory(testUserId, KIB)
    const fast = holdUploadMemory(testUserId + 1, ALL_UPLOADS_MEMORY_BYTES_MAX - 3 * KIB)
    const slowest = holdUploadMemory(testUserId + 2, 2 * KIB)
    ;(await complete.memory).complete()
    await fast.memory
    const cancelled = await slowest.memory
    const late = holdUploadMemory(testUserId + 3, KIB)
    await vi.waitFor(() => expect(cancelled.throwIfCancelled).toThrow(IMAGE_UPLOAD_ERROR_MESSAGES.tooSlow), {
      timeout: 10_000,
      interval: 5,
    })
    slowest.release()
    await expect(slowest.done).rejects.toMatchObject({ status: 408 })
    await expect(late.memory).resolves.toBeDefined()
    for (const other of [complete, fast, late]) other.release()
    await Promise.all([complete.done, fast.done, late.done])
  })

  it('is denied to one of two half-received uploads that both wait for more memory, so that the other can finish', async () => {
    const both = [testUserId, testUserId + 1].map((user) =>
      withUploadSlot(
        user,
        async (memory) => {
          await memory.reserve(ALL_UPLOADS_MEMORY_BYTES_MAX / 2)
          await scheduler.wait(10)
          await memory.reserve(ALL_UPLOADS_MEMORY_BYTES_MAX / 4)
          memory.complete()
          return 'complete'
        },
        user === testUserId ? SHORT_UPLOAD_TIMEOUTS : { ...SHORT_UPLOAD_TIMEOUTS, memoryWait: SHORT_UPLOAD_TIMEOUTS.memoryWait * 30 },
      ).catch((error: Error) => error.message),
    )
    expect(await Promise.all(both)).toEqual([IMAGE_UPLOAD_ERROR_MESSAGES.busy, 'complete'])
  })

  it('is freed together with the upload slot when a request is aborted', async () => {
    // This test simulates an aborted upload by work that never ends and sends no heartbeat after the first.
    const times = { ...SHORT_UPLOAD_TIMEOUTS, heartbeat: 1e9 }
    void withUploadSlot(testUserId, (memory) => memory.reserve(ALL_UPLOADS_MEMORY_BYTES_MAX).then(() => neverResolvingPromise), times)
    expect(await withUploadSlot(testUserId, async () => 'next', SHORT_UPLOAD_TIMEOUTS)).toBe('next')
    const reserve = (memory: UploadMemoryReservation) => memory.reserve(ALL_UPLOADS_MEMORY_BYTES_MAX).then(() => 'reserved')
    expect(await withUploadSlot(testUserId + 1, reserve, SHORT_UPLOAD_TIMEOUTS)).toBe('reserved')
  })
})
