import { expect } from '@playwright/test'
import { createTestCard, createCardAsLevel5 } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'
import {
  TEST_FORM_CONFIG,
  fetchStoredSubmissions,
  loadFormScript,
  locateLeadForm,
  openUnloadedForm,
  withVisitorIpAddress,
} from './lead-forms.ts'
import { signInAsLevel } from './accounts.ts'

test('without JavaScript, the form answers with thanks, or with the error and the typed input', async ({ visit, page }) => {
  const { id, slug } = await createCardAsLevel5(page, { name: 'Ada Lovelace', formConfig: TEST_FORM_CONFIG })
  const card = await visit(slug, withVisitorIpAddress({ javaScriptEnabled: false }))
  const form = locateLeadForm(card)
  await expect(form.thanks).toBeHidden()
  await form.name.fill('Ann "Q" Smith')
  // The browser accepts this e-mail address, but the server refuses it.
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
  expect(await fetchStoredSubmissions(page, id)).toEqual([
    { elements: 'Ann "Q" Smith', email: 'ánn@müller.example', reset: 'A house.\nA small one.', _consent: 'yes' },
  ])
})

test.describe('with JavaScript on', () => {
  test('each invalid field shows its error before the form is sent, and after an error of the server sending again delivers it', async ({
    visit,
    page,
  }) => {
    const { id, card, form } = await openUnloadedForm(visit, page)
    await loadFormScript(card)
    await form.email.fill('ann@')
    await form.send.click()
    await expect(form.name).toHaveAccessibleDescription('Name is required')
    await expect(form.name).toBeFocused()
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email')
    await expect(card.getByText('Please agree to how your details are used')).toBeVisible()

    await form.name.fill('Ann')
    await expect(form.name).not.toHaveAttribute('aria-invalid')
    await form.email.fill('ann@host')
    await form.consent.check()
    await form.send.click()
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email')
    await expect(form.email).toBeFocused()

    await form.email.fill('ánn@müller.example')
    await card.route('**/api/card-forms', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await form.send.click()
    await expect(form.refusal).toHaveText(/could not be sent\. Nothing you typed is lost/)
    await expect(form.refusal).toBeFocused()
    await expect(form.name).toHaveValue('Ann')
    await form.send.click()
    await expect(card.getByText('I answer on Fridays.')).toBeVisible()
    expect(await fetchStoredSubmissions(page, id)).toEqual([{ elements: 'Ann', email: 'ánn@müller.example', _consent: 'yes' }])
  })

  test('a second click on Send does nothing, and after the thanks the form can be used again', async ({ visit, page }) => {
    const { id, card, form } = await openUnloadedForm(visit, page)
    await loadFormScript(card)
    await form.name.fill('Ann')
    await form.email.fill('ann@example.com')
    await form.consent.check()
    const release = await holdRequests(card, '**/api/card-forms')
    await form.send.click()
    const sending = card.getByRole('button', { name: 'Sending...' })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await expect(form.name).toHaveJSProperty('readOnly', true)
    await sending.click({ force: true })
    release()
    await expect(card.getByText('I answer on Fridays.')).toBeVisible()
    expect(await fetchStoredSubmissions(page, id)).toHaveLength(1)

    await card.getByRole('link', { name: 'Send another message' }).click()
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveValue('')
  })
})

/** Names of properties that all JavaScript objects, all forms or all form controls have. */
const BUILT_IN_JS_PROPERTY_NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'prototype',
  'then',
  'toJSON',
  'length',
  'name',
  'submit',
  'action',
]

test('form fields may be named like built-in JavaScript properties, with and without scripts', async ({ visit, page }) => {
  await signInAsLevel(page, 5)
  const fields = BUILT_IN_JS_PROPERTY_NAMES.map(
    (name) => ({ name, label: `Ask ${name}`, type: name === 'constructor' ? 'email' : 'text', required: true }) as const,
  )
  const { id, slug } = await createTestCard(page, { name: 'Ada Lovelace', formConfig: { enabled: true, fields } })
  const answer = (name: string) => (name === 'constructor' ? 'ann@example.com' : `my ${name}`)
  for (const javaScriptEnabled of [true, false]) {
    const card = await visit(slug, withVisitorIpAddress({ javaScriptEnabled }))
    const field = (name: string) => card.getByLabel(`Ask ${name}`, { exact: true })
    const send = card.getByRole('button', { name: 'Send' })
    if (javaScriptEnabled) {
      await field('name').focus()
      await expect(card.locator('.form[novalidate]')).toBeAttached()
      await send.click()
      for (const name of BUILT_IN_JS_PROPERTY_NAMES) await expect(field(name)).toHaveAccessibleDescription(`Ask ${name} is required`)
    }
    for (const name of BUILT_IN_JS_PROPERTY_NAMES) await field(name).fill(answer(name))
    // The browser accepts this e-mail address, but the server refuses it.
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
  const sent = Object.fromEntries(BUILT_IN_JS_PROPERTY_NAMES.map((name) => [name, answer(name)]))
  expect(await fetchStoredSubmissions(page, id)).toEqual([sent, sent])
  await page.goto(`/analytics/${id}`)
  await page.getByRole('tab', { name: 'Form Submissions' }).click()
  await expect(page.getByRole('tabpanel').getByText('my toString')).toHaveCount(2)
})
