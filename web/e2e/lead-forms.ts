import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { ContactFormConfig } from '../../schema/card.ts'
import type { TestFixtures } from './fixtures.ts'
import { createCardAsLevel5 } from './cards.ts'

/** A form that must work although its field names are also names of properties of HTML form elements. */
export const TEST_FORM_CONFIG: ContactFormConfig = {
  enabled: true,
  title: 'Tell me about your project',
  fields: [
    { name: 'elements', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'reset', label: 'What would you like to build?', type: 'textarea', required: false },
  ],
  consentText: 'You may answer me.\nOnce.',
}

let createdVisitorCount = 0

/** Gives each visitor a separate IP address, because the server limits form submissions per minute and address. */
export function withVisitorIpAddress(options: BrowserContextOptions = {}) {
  return { ...options, extraHTTPHeaders: { 'cf-connecting-ip': `203.0.${createdVisitorCount++}.${process.pid % 250}` } }
}

export function locateLeadForm(page: Page) {
  return {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email', { exact: true }),
    message: page.getByLabel(/What would you like to build/),
    consent: page.getByLabel(/You may answer me/),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    refusal: page.locator('.form-refusal'),
    thanks: page.getByText('Your message has been sent to Ada Lovelace'),
  }
}

export async function fetchStoredSubmissions(page: Page, cardId: number): Promise<Record<string, string>[]> {
  const { submissions: rows } = await (await page.request.get(`/api/analytics/${cardId}`)).json()
  return rows.map(({ formData }: { formData: unknown }) => formData)
}

/** Opens a card's form as a visitor whose browser has not loaded the form's script yet. */
export async function openUnloadedForm(visit: TestFixtures['visit'], page: Page) {
  const { id, slug } = await createCardAsLevel5(page, {
    name: 'Ada Lovelace',
    formConfig: { ...TEST_FORM_CONFIG, successMessage: 'I answer on Fridays.' },
    theme: 'education',
  })
  const card = await visit(slug, withVisitorIpAddress({ colorScheme: 'dark' }))
  return { id, context: card.context(), card, form: locateLeadForm(card) }
}

/** Waits until the form's script has loaded and handles the form instead of the browser. */
export async function loadFormScript(card: Page) {
  await locateLeadForm(card).name.focus()
  await expect(card.locator('.form[novalidate]')).toBeAttached()
}
