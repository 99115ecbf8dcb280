import { execFileSync, spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { DESIGN_PAGE_PATH } from '../../schema/route.ts'
import { findFreePort } from '../../scripts/local/free-port.ts'
import { SEEDED_USERNAMES, TEST_PASSWORD } from './accounts.ts'

test('unknown pages answer 404, and unknown API paths answer 404 with a message', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404)
  const call = await request.get('/api/no-such-call')
  expect(call.status()).toBe(404)
  expect(await call.json()).toEqual({ code: 'notFound', message: 'Not found' })
})

test('the page with all components is in no build', async ({ page }) => {
  expect((await page.goto(DESIGN_PAGE_PATH))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  const scripts = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => script.includes('What all pages of the app are made of.'))).toEqual([])
})

for (const [level, username] of Object.entries(SEEDED_USERNAMES))
  test(`the seeded user ${username} can sign in, has level ${level} and owns a card`, async ({ request }) => {
    const login = await request.post('/api/login', { data: { username, password: TEST_PASSWORD } })
    expect(login.status()).toBe(200)
    expect(await login.json()).toMatchObject({ username, accessLevel: Number(level) })
    const cards = await request.get('/api/business-cards')
    // Other tests may have created more cards for this account, so the test looks only for the seeded card.
    expect(await cards.json()).toContainEqual(expect.objectContaining({ slug: username }))
  })

const START_TIMEOUT_MS = 120_000

/** Returns the ids of a process and of everything that it has started. */
function listProcessTree(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const childrenOf = (id: number): number[] =>
    rows.map((row) => row.trim().split(/\s+/).map(Number)).flatMap(([pid, parent]) => (parent === id ? [pid!, ...childrenOf(pid!)] : []))
  return [root, ...childrenOf(root)]
}

const listRunning = (ids: number[]) =>
  ids.filter((id) => {
    try {
      return process.kill(id, 0)
    } catch {
      return false
    }
  })

test('SIGTERM to npm alone ends the server and all that it has started, and leaves the store whole', async ({ request }) => {
  test.slow()
  const stateDir = mkdtempSync(join(tmpdir(), 'start-'))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const account = { username: 'kept-user', password: 'kept-password' }
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let started: number[] = []
  try {
    let output = ''
    npm.stdout.on('data', (text: Buffer) => (output += text.toString()))
    await expect.poll(() => output, { timeout: START_TIMEOUT_MS }).toContain('Stop it with')
    started = listProcessTree(npm.pid!)
    expect(started.length).toBeGreaterThanOrEqual(4)
    const registered = await request.post(`${url}/api/register`, { data: { ...account, email: 'kept@example.com' } })
    expect(registered.status()).toBe(201)
    npm.kill('SIGTERM')
    await expect.poll(() => listRunning(started)).toEqual([])

    const [file] = globSync(`${stateDir}/store/d1/*/*.sqlite`, { exclude: (path) => path.includes('metadata') })
    const store = new DatabaseSync(file!, { readOnly: true })
    expect(store.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(store.prepare('select username from users order by id desc').get()).toEqual({ username: account.username })
    store.close()
  } finally {
    const left = new Set([...started, ...listProcessTree(npm.pid!)])
    for (const id of listRunning([...left])) process.kill(id, 'SIGKILL')
    rmSync(stateDir, { recursive: true, force: true })
  }
})
