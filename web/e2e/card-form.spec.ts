import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { FormConfig } from '../../schema/card.ts'
import { expectAccessible } from './accessible.ts'
import { createCard, newCard } from './cards.ts'
import { type Fixtures, hold, quietTest, test } from './fixtures.ts'
import { signInAs } from './accounts.ts'

/** A form whose field names are also properties of form elements, which must not matter. */
const formConfig: FormConfig = {
  enabled: true,
  title: 'Tell me about your project',
  fields: [
    { name: 'elements', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'reset', label: 'What would you like to build?', type: 'textarea', required: false },
  ],
  consentText: 'You may answer me.\nOnce.',
}

let visitors = 0

/** A visitor with an address of their own, so that tests do not use up each other's submissions of a minute. */
function asVisitor(options: BrowserContextOptions = {}) {
  return { ...options, extraHTTPHeaders: { 'cf-connecting-ip': `203.0.${visitors++}.${process.pid % 250}` } }
}

/** The controls of the form on the card's page. */
function formOf(page: Page) {
  return {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email', { exact: true }),
    message: page.getByLabel(/What would you like to build/),
    consent: page.getByLabel(/You may answer me/),
    send: page.getByRole('button', { name: 'Send' }),
    refusal: page.locator('.form-refusal'),
    thanks: page.getByText('Your message has been sent to Ada Lovelace'),
  }
}

async function storedSubmissions(page: Page, cardId: number): Promise<Record<string, string>[]> {
  const { submissions: rows } = await (await page.request.get(`/api/analytics/${cardId}`)).json()
  return rows.map(({ formData }: { formData: unknown }) => formData)
}

test('with JavaScript off, the form answers with thanks, or with the error and the input', async ({ visit, page }) => {
  const { id, slug } = await newCard(page, { name: 'Ada Lovelace', formConfig })
  const card = await visit(slug, asVisitor({ javaScriptEnabled: false }))
  const form = formOf(card)
  await expect(form.thanks).toBeHidden()
  await form.name.fill('Ann "Q" Smith')
  // Good enough for a browser, and for no mail server.
  await form.email.fill('ann@host')
  await form.message.fill('A house.\nA small one.')
  await form.consent.check()
  await form.send.click()

  await expect(form.refusal).toHaveText('Please enter a valid email')
  await expect(form.refusal).toBeInViewport()
  await expect(form.name).toHaveValue('Ann "Q" Smith')
  await expect(form.message).toHaveValue('A house.\nA small one.')
  await expect(form.consent).toBeChecked()
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email')
  await form.email.fill('ánn@müller.example')
  await form.send.click()

  await expect(card).toHaveURL(`/view/${slug}#sent`)
  await expect(form.thanks).toBeInViewport()
  await expect(form.send).toBeHidden()
  await card.getByRole('link', { name: 'Send another message' }).click()
  await expect(form.thanks).toBeHidden()
  await expect(form.name).toHaveValue('')
  expect(await storedSubmissions(page, id)).toEqual([
    { elements: 'Ann "Q" Smith', email: 'ánn@müller.example', reset: 'A house.\nA small one.', _consent: 'yes' },
  ])
})

test.describe('with JavaScript on', () => {
  /** A visitor at a form whose own script has not loaded yet. */
  async function openForm(visit: Fixtures['visit'], page: Page) {
    const { id, slug } = await newCard(page, {
      name: 'Ada Lovelace',
      formConfig: { ...formConfig, successMessage: 'I answer on Fridays.' },
      theme: 'education',
    })
    const card = await visit(slug, asVisitor({ colorScheme: 'dark' }))
    return { id, context: card.context(), card, form: formOf(card) }
  }

  /** Waits until the form's script has loaded and handles the form instead of the browser. */
  async function loadScript(card: Page) {
    await formOf(card).name.focus()
    await expect(card.locator('.form[novalidate]')).toBeAttached()
  }

  test('a form that is sent offline, before its script could load, keeps what was typed', async ({ visit, page }) => {
    const { context, card, form } = await openForm(visit, page)
    await context.setOffline(true)
    await form.name.fill('Ann')
    await form.email.fill('ann@example.com')
    await form.consent.check()
    await form.send.click()
    await expect(card.getByRole('alert').getByText(/Nothing you typed is lost/)).toBeVisible()
    await expect(form.name).toHaveValue('Ann')
  })

  quietTest('each field says what is wrong with it before anything is sent', async ({ visit, page }) => {
    const { card, form } = await openForm(visit, page)
    await loadScript(card)
    await form.email.fill('ann@')
    await form.send.click()
    await expect(form.name).toHaveAccessibleDescription('Name is required')
    await expect(form.name).toBeFocused()
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email')
    await expect(card.getByText('Please agree to how your details are used')).toBeVisible()
    await expectAccessible(card)

    await form.name.fill('Ann')
    await expect(form.name).not.toHaveAttribute('aria-invalid')
    await form.email.fill('ann@host')
    await form.consent.check()
    await form.send.click()
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email')
    await expect(form.email).toBeFocused()
  })

  quietTest('offline or without an answer the input stays, and a message that is sent again arrives once', async ({ visit, page }) => {
    const { id, context, card, form } = await openForm(visit, page)
    await loadScript(card)
    await form.name.fill('Ann')
    await form.email.fill('ánn@müller.example')
    await form.consent.check()
    await context.setOffline(true)
    await form.send.click()
    await expect(form.refusal).toHaveText(/^You are offline\. Nothing you typed is lost/)
    await expect(form.refusal).toBeFocused()
    await context.setOffline(false)

    // The message reaches the server, but the answer is lost.
    await card.route(
      '**/api/card-forms',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await form.send.click()
    await expect(form.refusal).toHaveText(/could not be sent\. Nothing you typed is lost/)
    await expect(form.name).toHaveValue('Ann')
    await form.send.click()
    await expect(card.getByText('I answer on Fridays.')).toBeVisible()
    expect(await storedSubmissions(page, id)).toEqual([{ elements: 'Ann', email: 'ánn@müller.example', _consent: 'yes' }])
  })

  quietTest('a second click while sending does nothing; afterwards the form thanks and can be used again', async ({ visit, page }) => {
    const { id, card, form } = await openForm(visit, page)
    await loadScript(card)
    await form.name.fill('Ann')
    await form.email.fill('ann@example.com')
    await form.consent.check()
    const release = await hold(card, '**/api/card-forms')
    await form.send.click()
    const sending = card.getByRole('button', { name: 'Sending...' })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await expect(form.name).toHaveJSProperty('readOnly', true)
    await sending.click({ force: true })
    release()
    await expect(card.getByText('I answer on Fridays.')).toBeVisible()
    await expectAccessible(card)
    expect(await storedSubmissions(page, id)).toHaveLength(1)

    await card.getByRole('link', { name: 'Send another message' }).click()
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveValue('')
  })
})

/** Properties of every JavaScript object, of forms and of form controls. */
const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'then', 'toJSON', 'length', 'name', 'submit', 'action']

quietTest('questions may be named like built-in JavaScript properties, with scripts and without', async ({ visit, page }) => {
  await signInAs(page, 5)
  const fields = NAMES.map(
    (name) => ({ name, label: `Ask ${name}`, type: name === 'constructor' ? 'email' : 'text', required: true }) as const,
  )
  const { id, slug } = await createCard(page, { name: 'Ada Lovelace', formConfig: { enabled: true, fields } })
  const answer = (name: string) => (name === 'constructor' ? 'ann@example.com' : `my ${name}`)
  for (const javaScriptEnabled of [true, false]) {
    const card = await visit(slug, asVisitor({ javaScriptEnabled }))
    const field = (name: string) => card.getByLabel(`Ask ${name}`, { exact: true })
    const send = card.getByRole('button', { name: 'Send' })
    if (javaScriptEnabled) {
      await field('name').focus()
      await expect(card.locator('.form[novalidate]')).toBeAttached()
      await send.click()
      for (const name of NAMES) await expect(field(name)).toHaveAccessibleDescription(`Ask ${name} is required`)
    }
    for (const name of NAMES) await field(name).fill(answer(name))
    // Browsers accept this address, the server does not.
    await field('constructor').fill('ann@host')
    await send.click()
    await expect(field('constructor')).toHaveAccessibleDescription('Please enter a valid email')
    await expect(field('constructor')).toHaveValue('ann@host')
    await expect(field('toString')).toHaveValue('my toString')
    await expect(field('toString')).toHaveAccessibleDescription('')
    await field('constructor').fill('ann@example.com')
    await send.click()
    await expect(card.getByText('Your message has been sent to Ada Lovelace')).toBeVisible()
  }
  const sent = Object.fromEntries(NAMES.map((name) => [name, answer(name)]))
  expect(await storedSubmissions(page, id)).toEqual([sent, sent])
  await page.goto(`/analytics/${id}`)
  await page.getByRole('tab', { name: 'Form Submissions' }).click()
  await expect(page.getByText('my toString')).toHaveCount(2)
})
