import { Window } from 'happy-dom'
import { expect, inject } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { SIGNED_IN_MARK_COOKIE_NAME } from '../../schema/session.ts'
import type { CreatedUserResponse } from '../../schema/user-management.ts'
import { clearCookies, openOrigin } from './browser.ts'

export const TEST_PASSWORD = 'demo-password'

let createdTestIdCount = 0
/** Returns a text that no other test uses, for usernames and slugs. */
export const createUniqueTestId = () => `t${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}${createdTestIdCount++}`

/** Signs this browser in as the seeded account of an access level. */
export function signInAsLevel(level: number) {
  document.cookie = `${inject('sessionCookies')[level]}; Path=/`
  document.cookie = `${SIGNED_IN_MARK_COOKIE_NAME}=yes; Path=/`
}

const optionsOf = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

/** Sends a call with the cookies of this browser. Fails if the server refuses it. */
export async function callApi<T>(method: string, path: string, body?: unknown): Promise<T> {
  const res = await fetch(path, optionsOf(method, body))
  const text = await res.text()
  expect(res.ok, `${method} ${path}: ${res.status} ${text}`).toBe(true)
  return (text ? JSON.parse(text) : undefined) as T
}

/** Registers a new user of access level 1 without a card, and signs this browser in as that user. */
export async function registerTestUser(fields: { fullName?: string } = {}) {
  openOrigin()
  const username = createUniqueTestId()
  const email = `${username}@example.com`
  await callApi('POST', '/api/register', { username, password: TEST_PASSWORD, email, ...fields })
  return { username, email }
}

/** Creates a user of an access level with one card, and signs this browser in as that user. */
export async function signInAsNewUser(accessLevel: number) {
  openOrigin()
  signInAsLevel(5)
  const username = createUniqueTestId()
  const account = { username, password: TEST_PASSWORD, email: `${username}@example.com`, fullName: 'Ann Lee', accessLevel }
  await callApi('POST', '/api/users', account)
  // Signing in with a session cookie of the seeded account would end that session, which other tests use.
  clearCookies()
  await callApi('POST', '/api/login', { username, password: TEST_PASSWORD })
  return account
}

/** Creates a user without a password, because hashing one takes time. The browser must be signed in as a user who may create users. */
export function createInvitedUser(fields: Record<string, unknown> = {}) {
  const username = createUniqueTestId()
  return callApi<CreatedUserResponse>('POST', '/api/users', {
    username,
    email: `${username}@example.com`,
    fullName: 'Guest Person',
    ...fields,
  })
}

/** Creates a card of the user who is signed in. */
export const createTestCard = (fields: Partial<Card> = {}) =>
  callApi<Card>('POST', '/api/business-cards', { slug: createUniqueTestId(), name: 'Test Card', ...fields })

/** Fetches all cards of the user who is signed in, oldest first. */
export const fetchOwnCards = () => callApi<Card[]>('GET', '/api/business-cards')

export const fetchStoredCard = ({ id }: Card) => callApi<Card>('GET', `/api/business-cards/${id}`)

/** Another browser, with cookies of its own. Returns a function that sends calls and resolves to their statuses. */
export function openOtherBrowser() {
  const browser = new Window({ url: inject('serverUrl') })
  return async (method: string, path: string, body?: unknown) => (await browser.fetch(path, optionsOf(method, body))).status
}

const PICTURE_OF_ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Uploads a small picture for the gallery of a card. Resolves to the picture's path. */
export async function uploadTestPicture({ id }: Card): Promise<string> {
  const form = new FormData()
  form.set('file', new File([Buffer.from(PICTURE_OF_ONE_PIXEL, 'base64')], 'a.png', { type: 'image/png' }))
  form.set('cardId', String(id))
  form.set('type', 'gallery')
  const res = await fetch('/api/upload', { method: 'POST', body: form })
  const text = await res.text()
  expect(res.ok, text).toBe(true)
  return (JSON.parse(text) as { url: string }).url
}

const BROWSER_USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

/** The browser of a card's visitor, which is not signed in. Returns a function that posts and resolves to the answer. */
export function openVisitorBrowser(userAgent = BROWSER_USER_AGENT) {
  const browser = new Window({ url: inject('serverUrl'), settings: { navigator: { userAgent } } })
  return async <T>(path: string, body: object, ip = '198.51.100.1'): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': ip }
    const res = await browser.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await res.text()
    expect(res.ok, `${path}: ${res.status} ${text}`).toBe(true)
    return (text ? JSON.parse(text) : undefined) as T
  }
}
