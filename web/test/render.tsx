import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inject } from 'vitest'
import { App } from '../app.tsx'
import { openOrigin } from './browser.ts'

/**
 * Shows a page of the app, signed in as the seeded account of an access level if one is given. The server behind it is real.
 * Returns a user who clicks and types.
 */
export async function openPage(path: string, level?: number) {
  openOrigin(path)
  if (level !== undefined) document.cookie = `${inject('sessionCookies')[level]}; Path=/`
  const user = userEvent.setup()
  render(<App />)
  await screen.findByRole('main')
  return user
}

/** Fills in a field that was found by its label, in place of what it held. */
export async function fillField(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const field = screen.getByLabelText(label, { selector: 'input, textarea' })
  await user.clear(field)
  if (text) await user.type(field, text)
}

/** Waits for a notice (toast) that contains a text. */
export async function findNotice(text: string | RegExp) {
  return within(await screen.findByRole('region', { name: /^Notifications/ })).findByText(text)
}
