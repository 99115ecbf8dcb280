import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { cardAppPagePathOf, chatPagePathOf, publicCardPathOf } from '../../schema/route.ts'
import type { SalesbotConfig } from '../../schema/salesbot.ts'
import type { SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import { INJECTION_TEXTS, type JsonValue } from '../../worker/test/injection-texts.ts'
import { injectIntoBody, type StoredBodyName } from '../../worker/test/stored-texts.ts'
import { createUniqueTestId } from './accounts.ts'
import { createTestCard, signInAsNewUser } from './cards.ts'
import { collectBrowserErrors, test } from './fixtures.ts'
import { withVisitorIpAddress } from './lead-forms.ts'

/** On each card, another injection is in each field. `worker/test/stored-texts.test.ts` compares the HTML of all combinations. */
const CARDS = [
  { theme: 'minimalist', round: 0 },
  { theme: 'creative', round: 13 },
  { theme: 'minimalist', round: 26 },
]
const INJECTION_HOST = 'evil.example'
const FORM_FIELD_NAMES = ['first', 'second', 'third']
const PROSE_INJECTIONS = INJECTION_TEXTS.map((text) => text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ').trim())

const hostileBodyOf = (name: StoredBodyName, round: number) =>
  injectIntoBody(name, INJECTION_TEXTS, round).hostile as Record<string, JsonValue>

/**
 * Watches a page. An injection that ran would call a function that does not exist, or break the content security policy: both fail the
 * test as errors of the browser.
 */
function watchPage(page: Page): string[] {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(INJECTION_HOST)) harm.push(request.url())
  })
  return harm
}

/** The cards' pictures, films and fonts of other sites are not part of this test. */
const blockOtherSites = (page: Page) => page.context().route(/^https:/, (route) => route.abort())

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** All that a page says: its text, and the texts in fields. */
async function readTexts(page: Page): Promise<string> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ])
  return collapse(texts.join('\n'))
}

/** `seen` is what earlier states of the page have said. */
async function expectShown(page: Page, texts: readonly string[], seen = '') {
  const listMissing = async () => {
    const all = seen + (await readTexts(page))
    return texts.filter((text) => !all.includes(collapse(text)))
  }
  await expect.poll(listMissing, { message: `texts that ${page.url()} does not show` }).toEqual([])
}

async function post(page: Page, path: string, data: unknown, options: { method?: string; headers?: Record<string, string> } = {}) {
  const res = await page.request.fetch(path, { method: 'POST', data, ...options })
  expect(res.ok(), `${path}: ${res.status()} ${await res.text()}`).toBe(true)
}

/** Creates a card and its assistant with an injection in each text. */
async function createHostileCard(page: Page, { theme, round }: (typeof CARDS)[number]): Promise<Card> {
  const { formConfig, ...body } = hostileBodyOf('card', round)
  const fields = FORM_FIELD_NAMES.map((name, n) => ({
    name,
    label: `${PROSE_INJECTIONS[n + round]!.slice(0, 40)} ${n}`,
    type: 'textarea',
    required: false,
  }))
  const card = await createTestCard(page, {
    ...body,
    theme,
    formConfig: { ...(formConfig as object), consentText: '', fields },
  } as Partial<Card>)
  await post(page, `/api/salesbot/${card.id}/config`, hostileBodyOf('salesbot', round))
  return card
}

test('the watch sees injections that run', async ({ browser, baseURL }) => {
  const context = await browser.newContext()
  const errors = collectBrowserErrors(context)
  const page = await context.newPage()
  const harm = watchPage(page)
  await page.route(/^https:/, (route) => route.abort())
  await page.setContent('<img src=x onerror=__ran(1)>')
  await expect.poll(() => errors.join()).toContain('__ran is not defined')
  await page.goto(`${baseURL}/view/demo`)
  await page.evaluate((host) => {
    new Image().src = `https://${host}/`
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=__ran(1)>')
    } catch {}
  }, INJECTION_HOST)
  await expect.poll(() => errors.join()).toContain('TrustedHTML')
  await expect.poll(() => harm).toEqual([`https://${INJECTION_HOST}/`])
  await context.close()
})

test('what an owner and visitors have written is shown as text on the card', async ({ page, visit }) => {
  await signInAsNewUser(page, 5)
  for (const options of CARDS) {
    const card = await createHostileCard(page, options)
    const visitor = await visit(null, withVisitorIpAddress())
    await blockOtherSites(visitor)
    const harm = watchPage(visitor)
    await visitor.goto(publicCardPathOf(card.slug))
    await expect(visitor.locator('html.settled')).toBeAttached()
    await expectShown(visitor, [
      card.title!,
      card.company!,
      card.about!,
      ...card.customButtons.map(({ text }) => text),
      card.formConfig.title!,
    ])
    for (const file of ['show', 'print', 'map', 'embed/1']) {
      await visitor.goto(`${publicCardPathOf(card.slug)}/${file}`)
      await expect(visitor.locator('body')).toBeAttached()
    }
    await sendMessages(visitor, card)
    expect(harm).toEqual([])
  }
})

/** Chats as a visitor, with several injections in each message. */
async function sendMessages(visitor: Page, card: Card) {
  await visitor.goto(chatPagePathOf(card.slug))
  const questions = visitor.getByRole('log').locator('.chat-from-user .chat-bubble')
  for (const [n, start] of [0, 13, 26].entries()) {
    const message = PROSE_INJECTIONS.slice(start, start + 13).join('\n')
    await visitor.getByPlaceholder('Type your message...').fill(message)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(questions).toHaveCount(n + 1)
    expect(collapse(await questions.nth(n).innerText())).toContain(collapse(message))
    await expect(visitor.getByPlaceholder('Type your message...')).toBeEnabled()
  }
}

test('what an owner and visitors have written is shown as text in the app', async ({ page, visit, request }) => {
  test.setTimeout(180_000)
  await signInAsNewUser(page, 5)
  await blockOtherSites(page)
  const harm = watchPage(page)
  const card = await createHostileCard(page, CARDS[0]!)
  const me = (await (await page.request.get('/api/user')).json()) as { id: number }
  await post(page, '/api/pwa-settings', hostileBodyOf('pwa', 3))
  await post(page, `/api/users/${me.id}`, hostileBodyOf('profile', 3), { method: 'PUT' })
  const assistant = (await (await page.request.get(`/api/salesbot/${card.id}/config`)).json()) as SalesbotConfig
  const tag = createUniqueTestId().slice(-10)
  const users = PROSE_INJECTIONS.map((text, n) => ({ username: `${tag}-${n}`, email: `${tag}-${n}@example.com`, fullName: collapse(text) }))
  await post(page, '/api/users/bulk', { users: users.slice(0, 20) })
  for (const [n, text] of PROSE_INJECTIONS.entries()) {
    const { extraHTTPHeaders: headers } = withVisitorIpAddress()
    if (n % 3 === 0)
      await post(
        page,
        '/api/card-forms',
        {
          cardId: card.id,
          formData: Object.fromEntries(FORM_FIELD_NAMES.map((name, index) => [name, PROSE_INJECTIONS[n + index] ?? text])),
        },
        { headers },
      )
    if (n < 6) {
      await request.post('/api/card-clicks', { data: { cardId: card.id, linkType: 'custom', linkId: collapse(text) }, headers })
      await request.post('/api/card-views', {
        data: { cardId: card.id, viewId: `${tag}-${n}`, source: text.slice(0, 64), referrer: text },
        headers,
      })
    }
  }
  const visitor = await visit(null, withVisitorIpAddress())
  await blockOtherSites(visitor)
  await sendMessages(visitor, card)

  const { conversations } = (await (await page.request.get(`/api/salesbot/${card.id}/analytics`)).json()) as SalesbotAnalytics
  const conversationPath = `${cardAppPagePathOf('chatAnalytics', card.id)}?conversation=${conversations[0]!.id}`
  const name = collapse(String(hostileBodyOf('profile', 3)['fullName']))
  const pages: [path: string, texts: string[]][] = [
    ['/dashboard', [name, card.name!]],
    [cardAppPagePathOf('cardEditor', card.id), [card.title!, card.about!]],
    [cardAppPagePathOf('quickEditor', card.id), [card.title!]],
    [cardAppPagePathOf('cardReady', card.id), [name]],
    [cardAppPagePathOf('analytics', card.id), PROSE_INJECTIONS.slice(0, 12)],
    [cardAppPagePathOf('salesbot', card.id), [assistant.companyInfo!, assistant.pinnedLines[0]!]],
    [cardAppPagePathOf('chatAnalytics', card.id), [name]],
    [conversationPath, PROSE_INJECTIONS],
    [`/users?search=${tag}`, users.slice(0, 8).map(({ fullName }) => fullName)],
    ['/account', [name]],
    ['/pwa-settings', [name]],
  ]
  for (const [path, texts] of pages) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    let seen = await readTexts(page)
    for (const tab of path === conversationPath ? [] : await page.getByRole('tab').all()) {
      await tab.click()
      await page.waitForLoadState('networkidle')
      seen += `\n${await readTexts(page)}`
    }
    await expectShown(page, texts, seen)
  }
  expect(harm).toEqual([])
})
