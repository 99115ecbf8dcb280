import { expect, it } from 'vitest'
import { SIGNED_IN_MARK_COOKIE_NAME } from '../../schema/session.ts'
import { callApi, createTestUser } from '../test/client.ts'

const ASSETS = { fetch: () => Promise.resolve(new Response('<!doctype html>')) } as unknown as Fetcher
const MARK = `${SIGNED_IN_MARK_COOKIE_NAME}=yes`
const readMarkOf = async (cookie?: string) =>
  (await callApi('/dashboard', { env: { ASSETS }, ...(cookie && { cookie }) })).headers.getSetCookie()

it('the shell makes the mark that scripts read agree with the session cookie, and sets no cookie otherwise', async () => {
  const { cookie } = await createTestUser()
  expect(await readMarkOf()).toEqual([])
  expect(await readMarkOf(`${cookie}; ${MARK}`)).toEqual([])
  expect(await readMarkOf(cookie)).toEqual([expect.stringMatching(new RegExp(`^${MARK}; Max-Age=\\d{7}; Path=/; SameSite=Lax$`))])
  expect(await readMarkOf(MARK)).toEqual([expect.stringMatching(`^${SIGNED_IN_MARK_COOKIE_NAME}=; Max-Age=0;`)])
})

it('signing out removes the mark', async () => {
  const { cookie } = await createTestUser()
  const out = await callApi('/api/logout', { method: 'POST', cookie })
  expect(out.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${SIGNED_IN_MARK_COOKIE_NAME}=; Max-Age=0;`))
})
