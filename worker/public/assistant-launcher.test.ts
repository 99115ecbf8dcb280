import { expect, it } from 'vitest'
import type { SalesbotConfig } from '../../schema/salesbot.ts'
import type { CardSnapshot } from '../cards/stored.ts'
import { createPublishedCard } from '../test/published.ts'
import { callApi, createTestUser, env } from '../test/client.ts'

const readSnapshot = (slug: string) => env.CARDS.get<CardSnapshot>(`card:${slug}`, 'json')

async function saveAssistant({ card, owner }: Awaited<ReturnType<typeof createPublishedCard>>, body: Partial<SalesbotConfig>) {
  const res = await callApi(`/api/salesbot/${card.id}/config`, { body, cookie: owner.cookie })
  expect(res.status).toBe(200)
}

async function createCardWithAssistant() {
  const created = await createPublishedCard({}, await createTestUser({ accessLevel: 2 }))
  await saveAssistant(created, { isEnabled: true, botName: 'Ada’s "helper"' })
  return created
}

const readPage = async (path: string, options: Parameters<typeof callApi>[1] = {}) => {
  const res = await callApi(path, options)
  return { html: await res.text(), etag: res.headers.get('etag'), csp: res.headers.get('content-security-policy') }
}

it('a card’s page links to the chat while its assistant is enabled, with a new ETag after each change', async () => {
  const created = await createPublishedCard({}, await createTestUser({ accessLevel: 2 }))
  const { card } = created
  const path = `/view/${card.slug}`
  const before = await readPage(path)
  expect(before.html).not.toContain('veebubot-chat')
  await saveAssistant(created, { isEnabled: true, botName: 'Ada’s "helper"' })
  expect(await readSnapshot(card.slug)).toMatchObject({ state: 'live', version: 2, assistant: { botName: 'Ada’s "helper"' } })
  const enabled = await readPage(path)
  expect(enabled.html).toContain(`href="/veebubot-chat?card=${card.slug}"`)
  expect(enabled.html).toContain('aria-label="Chat with Ada’s &quot;helper&quot;"')
  await saveAssistant(created, { botName: 'Bo' })
  const renamed = await readPage(path)
  expect(renamed.html).toContain('aria-label="Chat with Bo"')
  await saveAssistant(created, { isEnabled: false })
  const disabled = await readPage(path)
  expect(disabled.html).toBe(before.html)
  expect(new Set([before.etag, enabled.etag, renamed.etag]).size).toBe(3)
})

it('a card’s page has no chat when its owner’s level falls below 2', async () => {
  const { card, owner } = await createCardWithAssistant()
  const { cookie: adminCookie } = await createTestUser({ accessLevel: 5 })
  await callApi(`/api/users/${owner.id}`, { method: 'PATCH', cookie: adminCookie, body: { accessLevel: 1 } })
  expect(await readSnapshot(card.slug)).not.toHaveProperty('assistant')
  for (const cookie of [undefined, owner.cookie])
    expect((await readPage(`/view/${card.slug}`, { cookie })).html).not.toContain('veebubot-chat')
})

it('a deployment that turned assistants off shows no chat on any card', async () => {
  const { card, owner } = await createCardWithAssistant()
  for (const cookie of [undefined, owner.cookie])
    expect((await readPage(`/view/${card.slug}`, { cookie, env: { ASSISTANT: 'off' } })).html).not.toContain('veebubot-chat')
})

it('only the owner’s own view of the page says that the owner looks at it', async () => {
  const { card, owner } = await createCardWithAssistant()
  const stranger = await createTestUser({ accessLevel: 5 })
  expect((await readPage(`/view/${card.slug}`, { cookie: owner.cookie })).html).toContain('data-own')
  for (const cookie of [undefined, stranger.cookie])
    expect((await readPage(`/view/${card.slug}`, { cookie })).html).not.toContain('data-own')
})

it('a card whose page is read from the database, because KV has nothing, has its chat too', async () => {
  const { card } = await createCardWithAssistant()
  await env.CARDS.delete(`card:${card.slug}`)
  expect((await readPage(`/view/${card.slug}`)).html).toContain('Chat with')
})
