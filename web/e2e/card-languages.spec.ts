import { expect, type Page } from '@playwright/test'
import { CARD_LANGUAGES, type CardLanguage, directionOfLanguage } from '../../schema/card-language.ts'
import { publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import type { AssistantLanguageRules } from '../../worker/assistant/languages/language-rules.ts'
import { cardWordsOf } from '../card/words/all.ts'
import { expectPageAccessible, findCoveredControls, findCutTexts } from './accessible.ts'
import { createCardAsLevel5 } from './cards.ts'
import { test } from './fixtures.ts'

const FULL_CARD = {
  name: 'Anastasia Papadimitriou',
  title: 'Art Director',
  company: 'Duarte',
  phone: '+351 21 555 0134',
  email: 'ana@duarte.example',
  website: 'https://duarte.example',
  address: '12 Rua da Imprensa Nacional, 1250-126 Lisboa',
  about: 'Picture books, murals and the occasional very serious annual report.',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  socialLinks: { instagram: 'duarte.example', linkedin: 'duarte' },
  customButtons: [{ text: 'Book', url: 'https://duarte.example/1', backgroundColor: '#e11d48' }],
  formConfig: {
    enabled: true,
    fields: [
      { name: 'email', label: 'E-mail', type: 'email' as const, required: true },
      { name: 'message', label: 'Message', type: 'textarea' as const, required: false },
    ],
  },
}

/** Two languages for each theme, so that each language is shown once. */
const pairOf = (theme: number) => [0, 1].map((turn) => CARD_LANGUAGES[(theme + turn * CARD_THEME_KEYS.length) % CARD_LANGUAGES.length]!)

/** EVERY_LANGUAGE=1 shows all languages in each theme, which takes minutes. The chat opens in two of them, because its calls are limited. */
const languagesOf = (theme: number) => (process.env['EVERY_LANGUAGE'] ? CARD_LANGUAGES : pairOf(theme))

/** Opens the chat on a card and taps its first choice. */
async function expectChatSpeaks(page: Page, path: string, language: CardLanguage) {
  const { LANGUAGE_RULES } = (await import(`../../worker/assistant/languages/${language}.ts`)) as { LANGUAGE_RULES: AssistantLanguageRules }
  const { welcomeQuestions, choices } = LANGUAGE_RULES.texts
  await page.goto(path)
  await page.evaluate(() => sessionStorage.clear())
  // Before the page's script has run, the link leads to the chat's own page.
  await expect(page.locator('html.settled')).toBeAttached()
  await page.locator('a[data-bot]').first().click()
  const bubbles = page.getByRole('dialog').locator('.chat-bubble')
  await expect(bubbles, language).toContainText(welcomeQuestions)
  await page.getByRole('button', { name: choices.place, exact: true }).click()
  await expect(bubbles.nth(2), language).toHaveAttribute('lang', language)
  expect(await findCutTexts(page), `${language} chat`).toEqual([])
  await expectPageAccessible(page)
  // An open sheet has an entry in the history, and going back from it could cancel the test's next navigation.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [index, theme] of CARD_THEME_KEYS.entries())
  test(`${theme} at 320 px speaks ${languagesOf(index).join(', ')} with nothing cut off or covered, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const card = await createCardAsLevel5(page, { ...FULL_CARD, theme })
    expect((await page.request.post(`/api/salesbot/${card.id}/config`, { data: { isEnabled: true } })).status()).toBe(200)
    await page.setViewportSize({ width: 320, height: 640 })
    const path = publicCardPathOf(card.slug)
    for (const language of languagesOf(index)) {
      expect((await page.request.put(`/api/business-cards/${card.id}`, { data: { language } })).status()).toBe(200)
      for (const address of [path, `${path}/report`, showPagePathOf(card.slug)]) {
        await page.goto(address)
        const where = `${language} ${address}`
        const html = page.locator('html')
        await expect(html, where).toHaveAttribute('lang', language)
        await expect(html, where).toHaveCSS('direction', directionOfLanguage(language))
        if (address === path) await expect(page.locator('.card-save').first(), where).toHaveText(cardWordsOf(language).card.saveContact)
        await page.evaluate(() => document.fonts.ready)
        expect(await findCutTexts(page), where).toEqual([])
        expect(await findCoveredControls(page), where).toEqual([])
        await expectPageAccessible(page)
      }
      if (pairOf(index).includes(language)) await expectChatSpeaks(page, path, language)
    }
  })
