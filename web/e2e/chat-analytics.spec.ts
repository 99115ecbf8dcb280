import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { cardAppPagePathOf } from '../../schema/route.ts'
import type { SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import { expectDialogHistoryRemoved, locateNotices } from './accessible.ts'
import { createUniqueTestId } from './accounts.ts'
import { BROWSER_USER_AGENT, createCardAsLevel5 } from './cards.ts'
import { test } from './fixtures.ts'

const pagePathOf = ({ id }: Card) => cardAppPagePathOf('chatAnalytics', id)

/** Creates a card whose assistant is enabled, as a user of access level 5. */
async function createAssistantCard(page: Page): Promise<Card> {
  const card = await createCardAsLevel5(page, { name: 'Vera Violin' })
  const res = await page.request.post(`/api/salesbot/${card.id}/config`, { data: { isEnabled: true, companyInfo: 'We repair violins.' } })
  expect(res.status(), await res.text()).toBe(200)
  return card
}

/** Sends the message of a new visitor to a card's assistant, over the call that the chat uses. */
async function holdConversation(visitor: APIRequestContext, card: Card, message: string) {
  const headers = { 'user-agent': BROWSER_USER_AGENT }
  const res = await visitor.post(`/api/salesbot/${card.id}/chat`, { data: { message, sessionId: null }, headers })
  expect(res.status(), await res.text()).toBe(200)
}

const fetchConversations = async (page: Page, card: Card) =>
  ((await (await page.request.get(`/api/salesbot/${card.id}/analytics`)).json()) as SalesbotAnalytics).conversations

test('a conversation has an address, Back closes it, deleting it focuses the next, and leads are downloaded', async ({ page, request }) => {
  const card = await createAssistantCard(page)
  const email = `${createUniqueTestId()}@example.com`
  const message = `<b>I need a repair, write to ${email}</b>`
  await holdConversation(request, card, message)
  await holdConversation(request, card, 'Good morning')
  const id = (await fetchConversations(page, card)).find(({ visitorEmail }) => visitorEmail === email)!.id

  await page.goto(pagePathOf(card))
  await page.getByRole('tab', { name: 'Conversations' }).click()
  const history = page.getByRole('region', { name: 'Conversation History' })
  const items = history.getByRole('listitem')
  await expect(items).toHaveCount(2)
  expect((await history.boundingBox())!.height).toBe(600)
  const item = items.filter({ has: page.getByRole('link', { name: email }) })
  await item.getByRole('button').click()
  await expect(page).toHaveURL(`${pagePathOf(card)}?conversation=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  await expect(dialog.locator('b')).toHaveCount(0)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(pagePathOf(card))

  for (const [format, name] of [
    ['Table (CSV)', /^Vera Violin-leads-\d{4}-\d\d-\d\d\.csv$/],
    ['Contacts (vCard)', /\.vcf$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export leads' }).click()
    const started = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: format }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(name)
    expect((await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')).toContain(email)
  }

  await page.goto(`${pagePathOf(card)}?conversation=${id}`)
  await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(pagePathOf(card))
  await item.getByRole('button').press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete this conversation?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(locateNotices(page).getByText('Conversation deleted')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('Anonymous Visitor')
  await expect(items).toBeFocused()
  await expectDialogHistoryRemoved(page)
})
