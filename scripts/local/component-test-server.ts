import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import type {} from '../../web/test/browser.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'
import { type ServerPortAndFolder, chooseServerPortAndFolder, startTemporaryServer } from './temporary-server.ts'

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
async function startServer(place: ServerPortAndFolder) {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'])
  const { url, stop } = await startTemporaryServer(place)
  const cookies = await Promise.all(DEMO_OWNERS.map(async ({ username, accessLevel }) => [accessLevel, await signIn(url, username)]))
  return { stop, cookies: Object.fromEntries(cookies) as Record<number, string> }
}

/**
 * Starts the server in the background, so that the tests of the worker need not wait. Component tests request `startUrl`, which answers
 * when the server is ready.
 */
export default async function startServerOfComponentTests(project: TestProject) {
  const place = await chooseServerPortAndFolder()
  const starting = startServer(place)
  // If the server cannot start, each component test reports this. Without this line, Node would end the run of all tests.
  starting.catch(() => undefined)
  const door = createServer((_, res) => {
    starting.then(
      ({ cookies }) => res.end(JSON.stringify(cookies)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  }).listen(0, 'localhost')
  await once(door, 'listening')
  project.provide('startUrl', `http://localhost:${(door.address() as AddressInfo).port}`)
  project.provide('serverUrl', place.url)
  project.provide('outboxDir', join(place.stateDir, 'outbox'))
  project.provide('sessionCookies', {})
  return async () => {
    door.close()
    await starting.then(
      ({ stop }) => stop(),
      () => undefined,
    )
  }
}
