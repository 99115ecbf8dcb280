import { QUEUED_EVENTS_MAX, QUEUED_FORMS_MAX } from '../../../schema/offline.ts'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { FORM_SUBMISSION_PATH } from '../../../schema/lead-form.ts'
import {
  QUEUED_EVENT_KEY_PREFIX,
  QUEUED_FORM_KEY_PREFIX,
  QUEUED_FORM_LENGTH_MAX,
  type QueuedForm,
  listQueueKeys,
  queueEvent,
  queueForm,
  removeQueueEntry,
} from './offline-queue.ts'
import { QUEUED_ITEM_AGE_MAX_MS, SENT_FORM_MARK_AGE_MAX_MS, readQueueEntry, sendQueuedItems } from './offline-sender.ts'

/** A localStorage for Node. As in a browser, each entry is a property of the object, so that `Object.keys` lists the entries. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const NOW = 1_800_000_000_000
let now = NOW
let posted: { path: string; body: object }[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('dispatchEvent', () => true)
  now = NOW
  posted = []
})

afterAll(() => void vi.unstubAllGlobals())

const createForm = (message = 'Hello', at = NOW): QueuedForm => ({
  at,
  fields: { _card: '5', _slug: 'ada', message },
  name: 'Ada',
  href: '/view/ada',
})
/** Sends the queue to a fake server, which gives `answers` one after the other, and then always 201. */
const send = (...answers: (Response | Error)[]) =>
  sendQueuedItems({
    now: () => now,
    post: async (path, body) => {
      posted.push({ path, body })
      const answer = answers.shift() ?? new Response('{}', { status: 201 })
      if (answer instanceof Error) throw answer
      return answer
    },
  })
const NETWORK_ERROR = new TypeError('Failed to fetch')
const readForm = (id: string) => readQueueEntry<QueuedForm>(QUEUED_FORM_KEY_PREFIX + id)

it('sends a form and an event once, and keeps them while no answer arrives', async () => {
  queueForm('one', createForm())
  queueEvent('v', { at: NOW, path: '/api/card-views', body: { cardId: 5, viewId: 'v' } })
  expect(await send(NETWORK_ERROR)).toMatchObject({ isWaiting: true, sentForms: [] })
  expect(posted).toHaveLength(1)
  expect(await send()).toMatchObject({ isWaiting: false, sentForms: [{ id: 'one', form: createForm() }] })
  const request = { path: FORM_SUBMISSION_PATH, body: { cardId: 5, formData: { message: 'Hello' }, submissionId: 'one' } }
  expect(posted).toEqual([request, request, { path: '/api/card-views', body: { cardId: 5, viewId: 'v' } }])
  expect(await send()).toMatchObject({ isWaiting: false, sentForms: [] })
  expect(posted).toHaveLength(3)
})

it('marks a sent form for other tabs without its text, and removes the mark later', async () => {
  queueForm('one', createForm())
  await send()
  expect(readForm('one')).toMatchObject({ sent: true, fields: {} })
  now += SENT_FORM_MARK_AGE_MAX_MS + 1
  await send()
  expect(listQueueKeys()).toEqual([])
  expect(posted).toHaveLength(1)
})

it.each([429, 503, 500, 408])(
  'keeps a form after an answer with status %i, and repeats it no earlier than the server asks',
  async (status) => {
    queueForm('one', createForm())
    const busy = new Response('{}', { status, headers: { 'retry-after': '60' } })
    expect(await send(busy)).toMatchObject({ isWaiting: true, sentForms: [], refusedForms: [] })
    now += 59_000
    expect(await send()).toMatchObject({ isWaiting: true })
    expect(posted).toHaveLength(1)
    now += 1000
    expect(await send()).toMatchObject({ isWaiting: false, sentForms: [{ id: 'one' }] })
  },
)

it.each([400, 404, 413])('keeps the text of a form refused with status %i, and does not send it again', async (status) => {
  queueForm('one', createForm())
  const refusal = { message: 'Card not found' }
  expect(await send(Response.json(refusal, { status }))).toMatchObject({ isWaiting: false, refusedForms: [{ id: 'one' }] })
  expect(readForm('one')).toMatchObject({ ...createForm(), refusal })
  expect(await send()).toMatchObject({ isWaiting: false, refusedForms: [] })
  expect(posted).toHaveLength(1)
})

it('goes on with the other entries after one that is refused or too early', async () => {
  queueForm('a', createForm())
  queueForm('b', createForm())
  queueEvent('c', { at: NOW, path: '/api/card-saves', body: {} })
  await send(new Response('', { status: 429 }), Response.json({}, { status: 400 }), new Response(null, { status: 400 }))
  expect(posted).toHaveLength(3)
  expect(listQueueKeys()).toEqual([`${QUEUED_FORM_KEY_PREFIX}a`, `${QUEUED_FORM_KEY_PREFIX}b`])
})

it('drops what waits for longer than seven days, and what cannot be read', async () => {
  queueForm('old', createForm('Old', NOW - QUEUED_ITEM_AGE_MAX_MS - 1))
  queueForm('new', createForm('New', NOW - QUEUED_ITEM_AGE_MAX_MS))
  for (const broken of ['{', '5', 'null', '{}']) localStorage.setItem(QUEUED_FORM_KEY_PREFIX + broken, broken)
  expect(await send()).toMatchObject({ isWaiting: false, sentForms: [{ id: 'new' }] })
  expect(listQueueKeys()).toEqual([`${QUEUED_FORM_KEY_PREFIX}new`])
})

it('keeps a bounded number of forms of bounded length, and never drops one for another', () => {
  const ids = Array.from({ length: QUEUED_FORMS_MAX }, (_, i) => `form${i}`)
  expect(ids.map((id) => queueForm(id, createForm()))).toEqual(ids.map(() => true))
  expect(queueForm('another', createForm())).toBe(false)
  expect(queueForm('form0', createForm('Changed'))).toBe(true)
  removeQueueEntry(`${QUEUED_FORM_KEY_PREFIX}form1`)
  expect(queueForm('another', createForm('x'.repeat(QUEUED_FORM_LENGTH_MAX)))).toBe(false)
  expect(queueForm('another', createForm())).toBe(true)
  expect(listQueueKeys()).toHaveLength(QUEUED_FORMS_MAX)
})

it('keeps the newest events', () => {
  const ids = Array.from({ length: QUEUED_EVENTS_MAX + 5 }, (_, i) => String(i).padStart(3, '0'))
  for (const id of ids) queueEvent(id, { at: NOW, path: '/api/card-saves', body: {} })
  expect(listQueueKeys(QUEUED_EVENT_KEY_PREFIX)).toEqual(ids.slice(5).map((id) => QUEUED_EVENT_KEY_PREFIX + id))
})

it('keeps a view whose duration became known while it was sent', async () => {
  const path = '/api/card-views'
  const whole = { viewId: 'v', duration: 7 }
  queueEvent('v', { at: NOW, path, body: { viewId: 'v' } })
  const result = await sendQueuedItems({
    now: () => now,
    post: async () => {
      queueEvent('v', { at: NOW, path, body: whole })
      return new Response(null, { status: 202 })
    },
  })
  expect(result.isWaiting).toBe(true)
  await send()
  expect(posted).toEqual([{ path, body: whole }])
  expect(listQueueKeys()).toEqual([])
})

it('does not bring back a form that the visitor gave up while it was sent', async () => {
  queueForm('one', createForm())
  await sendQueuedItems({
    now: () => now,
    post: async () => {
      removeQueueEntry(`${QUEUED_FORM_KEY_PREFIX}one`)
      return new Response('', { status: 503 })
    },
  })
  expect(listQueueKeys()).toEqual([])
})

it('reports that a form cannot be kept if the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(queueForm('one', createForm())).toBe(false)
  expect(listQueueKeys()).toEqual([])
  expect(() => queueEvent('v', { at: NOW, path: '/api/card-saves', body: {} })).not.toThrow()
  expect(() => removeQueueEntry('v')).not.toThrow()
})
