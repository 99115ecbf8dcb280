import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import type {} from '../../web/test/browser.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'
import { startTemporaryServer } from './temporary-server.ts'

async function signIn(url: string, username: string): Promise<string> {
  const res = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  const cookie = res.headers.getSetCookie()[0]?.split(';')[0]
  if (!res.ok || !cookie) throw new Error(`The server refused to sign in ${username}: ${res.status}`)
  return cookie
}

/** Builds the product if its sources have changed, and starts it with fresh demo data for all component tests. */
export default async function startServerOfComponentTests(project: TestProject) {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'])
  const server = await startTemporaryServer()
  project.provide('serverUrl', server.url)
  const cookies = await Promise.all(DEMO_OWNERS.map(async ({ username, accessLevel }) => [accessLevel, await signIn(server.url, username)]))
  project.provide('sessionCookies', Object.fromEntries(cookies) as Record<number, string>)
  return () => server.stop()
}
