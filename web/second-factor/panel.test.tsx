import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { SECOND_FACTOR_LEVEL_MIN } from '../../schema/second-factor.ts'
import { callApi, registerTestUser, signInAsNewUser, TEST_PASSWORD } from '../test/accounts.ts'
import { recordDownloads } from '../test/browser.ts'
import { addTestApp, createTotpCodes } from '../test/codes.ts'
import { fillField, findButton, findNotice, getField, openPage } from '../test/render.tsx'
import { answerCalls, badGateway } from '../test/server-faults.ts'

const findDialog = (name: string) => screen.findByRole('dialog', { name })

async function enterPassword(user: UserEvent) {
  const dialog = await findDialog('Confirm it’s you')
  await fillField(user, getField('Your password', dialog), TEST_PASSWORD)
  await user.click(await findButton('Continue', dialog))
}

it('an authenticator app is added with a code of it, and the recovery codes are shown once', async () => {
  const { username } = await registerTestUser()
  const user = await openPage('/account?tab=security')
  await screen.findByText('Off')
  expect(screen.queryByText('Recovery codes')).toBeNull()
  await user.click(await findButton('Add an authenticator app'))
  await enterPassword(user)

  const dialog = await findDialog('Add an authenticator app')
  await within(dialog).findByRole('img', { name: 'QR code for an authenticator app' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await findButton('Copy Key', dialog))
  await within(dialog).findByText('Copied.')
  const secret = copied.mock.calls[0]![0]
  within(dialog).getByText(secret.replaceAll(/(.{4})(?=.)/g, '$1 '))

  const enterCode = async (code: string) => {
    await fillField(user, getField('Code from the app', dialog), code)
    await user.click(await findButton('Add App', dialog))
  }
  await enterCode('12 345')
  await within(dialog).findByText('Enter the 6 digits that your authenticator app shows')
  await waitFor(() => expect(getField('Code from the app', dialog)).toHaveFocus())
  const [code] = await createTotpCodes(secret)
  await enterCode(code === '000000' ? '111111' : '000000')
  await within(dialog).findByText(/^This code is wrong/)
  await enterCode(`${code.slice(0, 3)} ${code.slice(3)}`)

  const codesDialog = await findDialog('Save your recovery codes')
  const codes = within(codesDialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(new Set(codes).size).toBe(10)
  await waitFor(() => expect(within(codesDialog).getByRole('button', { name: 'Download' })).toHaveFocus())
  expect(within(codesDialog).queryByRole('button', { name: 'Close' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(codesDialog).toBeInTheDocument()
  await user.click(await findButton('Copy', codesDialog))
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith(codes.join('\n')))
  const files = recordDownloads()
  await user.click(await findButton('Download', codesDialog))
  expect(files[0]!.name).toBe(`veebu-recovery-codes-${username}.txt`)
  const text = await files[0]!.content.text()
  for (const one of codes) expect(text).toContain(`\n${one}\n`)
  vi.restoreAllMocks()
  await user.click(await findButton('I Have Saved Them', codesDialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('On')
  await screen.findByText('10 codes left, for when you lose your second factor.')
  expect(document.body).not.toHaveTextContent(codes[0]!)
})

it('a code proves who removes the app, and the question tells when that failed', async () => {
  const { username } = await registerTestUser()
  const { codes } = await addTestApp()
  await callApi('POST', '/api/logout')
  await callApi('POST', '/api/login', { username, password: TEST_PASSWORD })
  await callApi('POST', '/api/login/second-factor', { code: codes[0] })
  const user = await openPage('/account?tab=security')
  const remove = await findButton('Remove the authenticator app')
  await user.click(remove)
  const question = await screen.findByRole('alertdialog')
  within(question).getByText(/^It is your last second factor\./)
  const letThrough = answerCalls('DELETE', '/api/second-factor/totp', badGateway)
  await user.click(await findButton('Remove', question))
  await within(question).findByRole('alert')
  letThrough()

  await user.click(await findButton('Remove', question))
  const dialog = await findDialog('Confirm it’s you')
  await user.click(await findButton('Use Your Authenticator App', dialog))
  await waitFor(() => expect(getField('Code from your authenticator app', dialog)).toHaveFocus())
  await fillField(user, getField('Code from your authenticator app', dialog), codes[0]!)
  await user.click(await findButton('Continue', dialog))
  await within(dialog).findByText(/^This code is wrong/)
  await fillField(user, getField('Code from your authenticator app', dialog), codes[1]!)
  await user.click(await findButton('Continue', dialog))
  await findNotice('Authenticator app removed')
  await screen.findByText('Off')
  expect(screen.queryByText('Recovery codes')).toBeNull()
  expect(document.activeElement?.tagName).toBe('LI')
})

it('the last second factor of somebody who needs one stays, and the panel says why', async () => {
  await signInAsNewUser(SECOND_FACTOR_LEVEL_MIN)
  await addTestApp()
  const user = await openPage('/account?tab=security')
  await screen.findByText(SHARED_ERROR_MESSAGES.lastFactor)
  const remove = await findButton('Remove the authenticator app')
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  await user.click(remove)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('new recovery codes replace the old ones after a question', async () => {
  await registerTestUser()
  const { recoveryCodes } = await addTestApp()
  const user = await openPage('/account?tab=security')
  await user.click(await findButton('New Codes'))
  await user.click(await findButton('Make New Codes', await screen.findByRole('alertdialog')))
  const dialog = await findDialog('Save your recovery codes')
  for (const row of within(dialog).getAllByRole('listitem')) expect(recoveryCodes).not.toContain(row.textContent)
})

it('says when the second factors could not be loaded', async () => {
  await registerTestUser()
  const letThrough = answerCalls('GET', '/api/second-factor', badGateway)
  const user = await openPage('/account?tab=security')
  await screen.findByText('Your second factors could not be loaded')
  letThrough()
  await user.click(await findButton('Try Again'))
  await screen.findByText('Off')
})
