import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { App } from '../app.tsx'
import { signInAsLevel } from './accounts.ts'
import { forgetApiResponses, openOrigin } from './browser.ts'

/**
 * Shows a page of the app, signed in as the seeded account of an access level if one is given. The server behind it is real.
 * Returns a user who clicks and types.
 */
export async function openPage(path: string, level?: number): Promise<UserEvent> {
  openOrigin(path)
  if (level !== undefined) signInAsLevel(level)
  const user = userEvent.setup()
  render(<App />)
  await screen.findByRole('main')
  return user
}

/** Loads the page anew, as the browser's Reload does. */
export async function reloadPage(path = location.pathname + location.search): Promise<UserEvent> {
  cleanup()
  await forgetApiResponses()
  return openPage(path)
}

/** Waits until the page contains a text, which may span several elements. */
export const findTextInPage = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text))

/** Finds a button. Waits for it, because pages show some buttons only when their data have loaded. */
export const findButton = (name: string | RegExp, part: HTMLElement = document.body) => within(part).findByRole('button', { name })

/** Returns the field whose label begins with a text, in the whole page or in a part of it. */
export const getField = (label: string, part: HTMLElement = document.body) =>
  within(part).getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea, select' })

/** Replaces the text of a field. */
export async function fillField(user: UserEvent, field: HTMLElement | string, text: string) {
  const element = typeof field === 'string' ? await waitFor(() => getField(field)) : field
  await user.clear(element)
  // Pastes the text, because typing is slow: it takes several events for each letter.
  element.focus()
  await user.paste(text)
}

/** Waits for a notice (toast) that contains a text. An open dialog hides notices from screen readers. */
export async function findNotice(text: string | RegExp) {
  const notices = await waitFor(() => {
    const element = document.querySelector<HTMLElement>('[data-toasts]')
    if (!element) throw new Error('No notice is shown')
    return element
  })
  return within(notices).findByText(text)
}
