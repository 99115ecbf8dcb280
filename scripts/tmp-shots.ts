import { chromium } from 'playwright-core'
import { findChromium } from './local/chromium.mjs'
const url = 'http://localhost:8812'
const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const dark of [false, true])
  for (const width of [390, 1280]) {
    const c = await b.newContext({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      hasTouch: width === 390,
      isMobile: width === 390,
    })
    const p = await c.newPage()
    p.on('pageerror', (e) => console.log('ERR', e.message))
    await p.request.post(url + '/api/login', { data: { username: dark ? 'editor' : 'demo', password: 'demo-password' } })
    if (!dark && width === 390) {
      await p.request.post(url + '/api/users', {
        data: {
          username: 'wwwwwwwwwwwwwwwwwwww',
          fullName: 'Maximiliana-Alexandra von und zu Hohenstein-Schwarzenfelsberg '.repeat(1).trim(),
          email: 'maximiliana.alexandra.hohenstein-schwarzenfelsberg@very-long-domain-name.example.com',
          cardSlug: 'maximiliana-alexandra-hohenstein-schwarzenfelsberg',
        },
      })
      await p.request.post(url + '/api/users', { data: { username: 'guest', fullName: 'Guest Person', email: 'guest@example.com' } })
      await p.request.post(url + '/api/users', {
        data: { username: 'boss', fullName: 'Other Admin', email: 'boss@example.com', accessLevel: 5, password: 'secret1' },
      })
    }
    const n = `/tmp/shot-${width}-${dark ? 'dark' : 'light'}`
    await p.goto(url + '/users')
    await p.getByText(/\d+ users/).waitFor()
    await p.waitForTimeout(400)
    await p.screenshot({ path: n + '-list.png', fullPage: true })
    await p.getByRole('button', { name: 'Add New User' }).click()
    await p.waitForTimeout(300)
    await p.getByRole('button', { name: 'Save' }).click()
    await p.waitForTimeout(300)
    await p.screenshot({ path: n + '-create.png' })
    await p.getByRole('button', { name: 'Cancel' }).click()
    await p.getByRole('button', { name: 'Delete guest' }).click()
    await p.waitForTimeout(300)
    await p.screenshot({ path: n + '-delete.png' })
    await p.getByRole('button', { name: 'Cancel' }).click()
    await p.getByRole('searchbox', { name: 'Search users' }).fill('nobody at all')
    await p.getByText('No users found matching').waitFor()
    await p.screenshot({ path: n + '-none.png' })
    if (!dark) {
      await p.getByRole('tab', { name: 'Audit Log' }).click()
      await p.waitForTimeout(500)
      await p.screenshot({ path: n + '-audit.png' })
    }
    await c.close()
  }
await b.close()
