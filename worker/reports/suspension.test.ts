import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Card } from '../../schema/card.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import type { ReportsResponse } from '../../schema/report.ts'
import { auditLogTable } from '../../schema/tables/users.ts'
import { kvKeyOfSlug } from '../cards/stored.ts'
import { updateShareImage } from '../share/keep.ts'
import { createTestCard, putCardFields, readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, queryRows } from '../test/client.ts'
import { createEventMessage, deliverToQueueConsumer } from '../test/events.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { createPublishedCard } from '../test/published.ts'
import { createTestSalesbot } from '../test/salesbot.ts'

let editor: TestUser
let admin: TestUser
beforeAll(async () => {
  admin = await createFirstUser()
  editor = await createTestUser({ accessLevel: 4 })
})
let reporters = 0
let address: string
beforeEach(() => void (address = `203.0.${++reporters}.1`))

const report = (slug: string, fields = 'reason=fraud') =>
  callApi(`/view/${slug}/report`, { body: fields, address, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const suspend = (by: TestUser, id: number, body: unknown = { reason: 'fraud', note: 'Remove the bank link' }, bindings = {}) =>
  callApi(`/api/card-suspensions/${id}`, { method: 'PUT', cookie: by.cookie, body, env: bindings })
const lift = (by: TestUser, id: number, bindings = {}) =>
  callApi(`/api/card-suspensions/${id}`, { method: 'DELETE', cookie: by.cookie, env: bindings })
const readReports = async (by: TestUser) => (await callApi('/api/card-reports', { cookie: by.cookie })).json<ReportsResponse>()
const listActions = async (cardId: number) =>
  (await db.select().from(auditLogTable).where(eq(auditLogTable.cardId, cardId))).map(({ action, actorId, detail }) => ({
    action,
    actorId,
    detail,
  }))

const CARD_FIELDS = {
  address: 'Bahnhofstrasse 1, Zürich',
  formConfig: { enabled: true, fields: [{ name: 'name', label: 'Name', type: 'text' as const, required: true }] },
  embedCodes: [{ title: 'Embed', html: '<p>Hello</p>' }],
}

it('answers 410 for a suspended card and all that hangs on it, and shows it again when the suspension is lifted', async () => {
  const { card, owner } = await createPublishedCard(CARD_FIELDS)
  const { slug, id } = card
  const pages = ['', '/qr.svg', '/qr.png', '/print', '/show', '/embed/1', '/map', '/manifest.webmanifest', '/report']
  const statusesOf = async (cookie?: string) =>
    Promise.all(
      [...pages.map((page) => `/view/${slug}${page}`), `/api/card/${slug}`, `/api/vcard/${id}`].map((path) => callApi(path, { cookie })),
    )
  expect((await statusesOf()).map(({ status }) => status).filter((status) => status !== 200)).toEqual([])

  expect((await suspend(editor, id)).status).toBe(204)
  expect(JSON.parse((await env.CARDS.get(kvKeyOfSlug(slug)))!)).toEqual({ state: 'suspended', version: expect.any(Number) })
  for (const cookie of [undefined, owner.cookie])
    expect([...new Set((await statusesOf(cookie)).map(({ status }) => status))]).toEqual([410])
  const notice = await (await callApi(`/view/${slug}`)).text()
  expect(notice).toContain('<h1>This card is not available.</h1>')
  expect(notice).toContain('<a class="page-button" href="/dashboard">Sign in</a>')
  expect(await readErrorResponse(await callApi(`/api/card/${slug}`))).toEqual([410, API_ERROR_MESSAGES.cardSuspended])
  expect(await readErrorResponse(await callApi('/api/card-forms', { body: { cardId: id, formData: { name: 'Ann' } }, address }))).toEqual([
    410,
    API_ERROR_MESSAGES.cardSuspended,
  ])
  const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const page = await callApi('/api/card-forms', { body: `_card=${id}&_slug=${slug}&name=Ann`, address, headers: plain })
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining(API_ERROR_MESSAGES.cardSuspended)])
  expect((await report(slug)).status).toBe(410)

  expect((await lift(editor, id)).status).toBe(204)
  expect((await statusesOf()).map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
})

it('a suspended card’s assistant answers nobody, and its owner can still set it up', async () => {
  const { cardId, owner } = await createTestSalesbot({})
  const chat = () => callApi(`/api/salesbot/${cardId}/chat`, { body: { message: 'Hello', sessionId: null }, address })
  expect((await chat()).status).toBe(200)
  expect((await suspend(editor, cardId)).status).toBe(204)
  for (const call of ['welcome', 'config']) expect((await callApi(`/api/salesbot/${cardId}/${call}`, { address })).status).toBe(410)
  expect((await chat()).status).toBe(410)
  expect((await callApi(`/api/salesbot/${cardId}/config`, { cookie: owner.cookie })).status).toBe(200)
})

it('counts no event of a suspended card, and deletes its share images', async () => {
  const { card } = await createPublishedCard()
  const countViews = async () => (await queryRows('select id from card_views where card_id = ?', card.id)).length
  await env.MEDIA.put(`share/${card.id}/drawn.jpg`, 'picture')
  await suspend(editor, card.id)
  await deliverToQueueConsumer([createEventMessage('view', card.id)])
  expect(await countViews()).toBe(0)
  expect(await queryRows('select * from card_totals where card_id = ?', card.id)).toEqual([])
  await updateShareImage(env, card.id)
  expect((await env.MEDIA.list({ prefix: `share/${card.id}/` })).objects).toEqual([])
  expect((await callApi(`/media/share/${card.id}/${'0'.repeat(24)}.jpg`)).status).toBe(410)
  await lift(editor, card.id)
  await deliverToQueueConsumer([createEventMessage('view', card.id)])
  expect(await countViews()).toBe(1)
})

it('the owner reads why, edits and exports the card, and cannot bring it back', async () => {
  const owner = await createTestUser({ accessLevel: 3 })
  const card = await createTestCard(owner, { slug: 'held-back', name: 'Mallory' })
  await suspend(editor, card.id)
  const readOwn = async () => (await callApi(`/api/business-cards/${card.id}`, { cookie: owner.cookie })).json<Card>()
  expect((await readOwn()).suspension).toEqual({ at: expect.any(String), reason: 'fraud', note: 'Remove the bank link' })
  const saved = await putCardFields(owner, card.id, { name: 'Innocent', suspension: null, suspendedAt: null, slug: 'moved-back' })
  expect(saved.status).toBe(200)
  expect(await saved.json()).toMatchObject({ name: 'Innocent', suspension: { reason: 'fraud' } })
  for (const slug of ['held-back', 'moved-back']) {
    const res = await callApi(`/view/${slug}`)
    expect([res.status, res.headers.get('location')]).toEqual(slug === 'held-back' ? [301, '/view/moved-back'] : [410, null])
  }
  expect((await callApi('/api/business-cards', { cookie: owner.cookie, body: { slug: 'held-back' } })).status).toBe(409)
  expect((await callApi('/api/business-cards', { cookie: admin.cookie, body: { slug: 'moved-back' } })).status).toBe(409)
  expect((await lift(owner, card.id)).status).toBe(403)
  await lift(editor, card.id)
  expect((await readOwn()).suspension).toBeUndefined()
  expect((await callApi('/view/moved-back')).status).toBe(200)
})

it('visitors never get the reason or the note', async () => {
  const { card } = await createPublishedCard()
  await suspend(editor, card.id, { reason: 'fraud', note: 'secret note' })
  await lift(editor, card.id)
  const text = await (await callApi(`/api/card/${card.slug}`)).text()
  expect(text).not.toMatch(/suspen|secret note/)
})

it('mails the owner at a confirmed address how to answer, and that the card is back', async () => {
  const owner = await createTestUser({ emailConfirmedAt: 1 })
  const { card } = await createPublishedCard({}, owner)
  const { mails, EMAIL } = createTestOutbox(owner.email)
  const bindings = { EMAIL, OPERATOR_CONTACT: 'help@cards.example' }
  await suspend(editor, card.id, { reason: 'fraud', note: 'See https://evil.example/' }, bindings)
  await lift(editor, card.id, bindings)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Veebu card was suspended', 'Your Veebu card is back'])
  const cardAddress = `${env.APP_ORIGIN}/view/${card.slug}`
  const link = `mailto:help@cards.example?subject=${encodeURIComponent(`Suspended card ${cardAddress}`)}`
  expect(mails[0]!.text).toContain(link)
  expect(mails[0]!.html).toContain(`href="${link}"`)
  expect(mails[0]!.html).toContain(cardAddress)
  expect(mails[0]!.text).toContain('Fraud or phishing')
  expect(mails[0]!.html + mails[0]!.text).not.toContain('https://evil.example')

  const other = await createTestUser()
  const unconfirmed = createTestOutbox(other.email)
  await suspend(editor, (await createPublishedCard({}, other)).card.id, undefined, { EMAIL: unconfirmed.EMAIL })
  expect(unconfirmed.mails).toEqual([])
})

it('lists reported cards with their reports, and keeps what was decided in the audit log', async () => {
  const { card, owner } = await createPublishedCard({ name: 'Mallory' })
  await report(card.slug, 'reason=fraud&text=One')
  await report(card.slug, 'reason=other&email=ann%40example.com')
  const found = (await readReports(editor)).reported.find(({ cardId }) => cardId === card.id)!
  expect(found).toMatchObject({
    slug: card.slug,
    name: 'Mallory',
    owner: { id: owner.id, username: owner.username, accessLevel: 1 },
    open: 2,
    refusal: null,
    suspendedAt: null,
    reports: [
      { reason: 'other', text: '', email: 'ann@example.com' },
      { reason: 'fraud', text: 'One', email: '' },
    ],
  })
  const copy = await callApi(`/api/card-report-copies/${found.reports[0]!.copyId}`, { cookie: editor.cookie })
  expect(await copy.json()).toMatchObject({ id: card.id, name: 'Mallory' })

  await report(card.slug, 'reason=illegal')
  const close = { through: found.reports[0]!.id, note: 'Harmless' }
  const closed = await callApi(`/api/card-reports/${card.id}/close`, { cookie: editor.cookie, body: close })
  expect(closed.status).toBe(204)
  const rest = (await readReports(editor)).reported.find(({ cardId }) => cardId === card.id)!
  expect([rest.open, rest.reports.map(({ reason }) => reason)]).toEqual([1, ['illegal']])
  expect(await queryRows('select note from card_reports where card_id = ? and closed_at is not null', card.id)).toEqual([
    { note: 'Harmless' },
    { note: 'Harmless' },
  ])

  await suspend(editor, card.id)
  const after = await readReports(editor)
  expect(after.reported.some(({ cardId }) => cardId === card.id)).toBe(false)
  expect(after.suspended.find(({ cardId }) => cardId === card.id)).toMatchObject({
    suspension: { reason: 'fraud', note: 'Remove the bank link' },
  })
  await lift(admin, card.id)
  expect(await listActions(card.id)).toEqual([
    { action: 'reports-closed', actorId: editor.id, detail: { reports: 2 } },
    { action: 'card-suspended', actorId: editor.id, detail: null },
    { action: 'card-suspension-lifted', actorId: admin.id, detail: null },
  ])
})

it('an administrator decides about no card of somebody above their level, nor about their own', async () => {
  const second = await createTestUser({ accessLevel: 5 })
  const above = (await createPublishedCard({}, second)).card
  const own = (await createPublishedCard({}, editor)).card
  const ofSite = (await createPublishedCard({}, admin)).card
  for (const [by, card, message] of [
    [editor, above, API_ERROR_MESSAGES.adminOnly],
    [editor, own, API_ERROR_MESSAGES.ownCardReports],
    [second, ofSite, API_ERROR_MESSAGES.siteUserCards],
  ] as const) {
    expect(await readErrorResponse(await suspend(by, card.id))).toEqual([403, message])
    expect((await callApi(`/api/card-reports/${card.id}/close`, { cookie: by.cookie, body: { through: 1 } })).status).toBe(403)
    expect((await callApi(`/view/${card.slug}`)).status).toBe(200)
  }
  expect((await suspend(admin, above.id)).status).toBe(204)
  expect((await lift(editor, above.id)).status).toBe(403)
  await report(own.slug)
  expect((await readReports(editor)).reported.find(({ cardId }) => cardId === own.id)?.refusal).toBe(API_ERROR_MESSAGES.ownCardReports)
})

it('says so if somebody else was faster, and refuses wrong bodies and unknown cards', async () => {
  const { card } = await createPublishedCard()
  for (const body of [{ reason: 'whim' }, { reason: 'other' }, { reason: 'other', note: ' \n' }])
    expect((await suspend(editor, card.id, body)).status).toBe(400)
  expect((await suspend(editor, card.id, { reason: 'fraud', note: 'x'.repeat(1001) })).status).toBe(400)
  expect((await lift(editor, card.id)).status).toBe(409)
  expect((await suspend(editor, card.id)).status).toBe(204)
  expect(await readErrorResponse(await suspend(admin, card.id))).toEqual([409, API_ERROR_MESSAGES.alreadySuspended])
  expect((await suspend(editor, 999_999_999)).status).toBe(404)
})
