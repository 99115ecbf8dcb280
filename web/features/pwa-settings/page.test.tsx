import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../../schema/pwa.ts'
import { callApi, createUniqueTestId, openOtherBrowser, registerTestUser, signInAsLevel, TEST_PASSWORD } from '../../test/accounts.ts'
import { forgetApiResponses } from '../../test/browser.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, delayCalls } from '../../test/server-faults.ts'

const SETTINGS_CALL = '/api/pwa-settings'

const zone = (label: string) => screen.getByRole('group', { name: label })
const saveButton = () => findButton('Save PWA Settings')
const fetchStoredSettings = () => callApi<PwaSettings>('GET', SETTINGS_CALL)
const openTab = async (user: UserEvent, name: 'Icons' | 'Appearance' | 'Preview') => user.click(await screen.findByRole('tab', { name }))

async function openSettings(): Promise<UserEvent> {
  await registerTestUser()
  const user = await openPage('/pwa-settings')
  await saveButton()
  return user
}

async function save(user: UserEvent) {
  await user.click(await saveButton())
  await findNotice('Settings saved')
  await screen.findByText('No unsaved changes')
}

it('settings that cannot be loaded are replaced by the default ones and not overwritten by them', async () => {
  // Loads the settings and then empties the cache, as happens when another user signs in.
  await openSettings()
  cleanup()
  await forgetApiResponses()
  await callApi('POST', SETTINGS_CALL, { appName: 'Stored', themeColor: '#112233' })
  let calls = 0
  const letThrough = answerCalls('GET', SETTINGS_CALL, () => {
    calls++
    return Response.json({ message: 'Oh.' }, { status: 500 })
  })
  const user = await openPage('/pwa-settings')
  await screen.findByText('Loading PWA settings...')
  await findNotice('Could not fetch PWA settings')
  await findNotice('Using default settings instead')
  expect(calls).toBe(2)
  await openTab(user, 'Appearance')
  expect(getField('App name')).toHaveValue(DEFAULT_PWA_SETTINGS.appName)
  letThrough()
  await fillField(user, 'Short name', 'Edited')
  await save(user)
  expect(await fetchStoredSettings()).toMatchObject({ appName: 'Stored', shortName: 'Edited', themeColor: '#112233' })
  await waitFor(() => expect(getField('App name')).toHaveValue('Stored'))
})

it('the page says whom the settings concern, and shows the default pictures', async () => {
  const user = await openSettings()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^PWA Settings\s*Admin$/)
  screen.getByText('For your cards, and for the app while you are signed in.')
  for (const label of ['App icon', 'Large icon', 'Maskable icon'])
    expect(zone(label).textContent).toMatch(/Click to upload or drag and drop\s*PNG, JPG or SVG/)
  screen.getByText(/inner 80% safe zone/)
  await openTab(user, 'Appearance')
  await screen.findByText('Recommended 1000x1000 px')
  await openTab(user, 'Preview')
  await screen.findByAltText('Large icon')
  screen.getByText(DEFAULT_PWA_SETTINGS.appName)
  signInAsLevel(5)
  await reloadPage()
  await screen.findByText('For the whole site: the app, and every card whose owner has saved no settings of their own.')
})

it('files that are no pictures are refused', async () => {
  const user = await openSettings()
  const png = new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'icon.png', { type: 'image/png' })
  const text = new File(['A'], 'icon.txt', { type: 'text/plain' })
  const gif = new File(['GIF89a and more'], 'icon.png', { type: 'image/png' })
  for (const refused of [text, gif]) {
    fireEvent.drop(zone('Large icon'), { dataTransfer: { files: [refused, png] } })
    await findNotice('Invalid file type')
    await findNotice('Please upload a PNG, JPG, or SVG image')
    await user.click(await findButton('Dismiss'))
    await waitFor(() => expect(screen.queryByText('Invalid file type')).toBeNull())
  }
  within(zone('Large icon')).getByText('Click to upload or drag and drop')
})

it('texts and colors are limited, checked at their fields, and end up in the manifest', async () => {
  const user = await openSettings()
  await openTab(user, 'Appearance')
  const appName = createUniqueTestId()
  for (const [label, limit] of [
    ['App name', 30],
    ['Short name', 12],
    ['Description', 60],
  ] as const) {
    await fillField(user, label, 'x'.repeat(limit + 1))
    expect(getField(label)).toHaveValue('x'.repeat(limit))
    screen.getByText(`${limit} / ${limit}`)
  }
  const themeColor = () => screen.getByRole('textbox', { name: 'Theme color' })
  await fillField(user, themeColor(), 'red')
  await fillField(user, 'Short name', ' ')
  await screen.findByText('Enter a color such as #9333ea')
  await openTab(user, 'Icons')
  await user.click(await saveButton())
  await findNotice('Please check your form data and try again.')
  await screen.findByText('Short name is required')
  await waitFor(() => expect(getField('Short name')).toHaveFocus())

  await fillField(user, 'App name', appName)
  await fillField(user, 'Short name', 'Ours')
  await fillField(user, themeColor(), '1A2b3c')
  await user.tab()
  fireEvent.change(screen.getByLabelText('Background color picker'), { target: { value: '#ffeedd' } })
  await waitFor(() => expect(themeColor()).toHaveValue('#1a2b3c'))
  expect(screen.getByLabelText('Theme color picker')).toHaveValue('#1a2b3c')
  expect(screen.getByRole('textbox', { name: 'Background color' })).toHaveValue('#ffeedd')
  await user.click(screen.getByLabelText('Enable splash screen'))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Splash image' })).toBeNull())
  const release = delayCalls('POST', SETTINGS_CALL)
  await user.click(await saveButton())
  expect(await findButton('Saving...')).toBeDisabled()
  release()
  await findNotice('Settings saved')
  expect(await fetchStoredSettings()).toMatchObject({ appName, shortName: 'Ours', themeColor: '#1a2b3c', enableSplashScreen: false })
  expect(await callApi('GET', '/manifest.webmanifest')).toMatchObject({
    name: appName,
    short_name: 'Ours',
    theme_color: '#1a2b3c',
    background_color: '#ffeedd',
  })
  await openTab(user, 'Preview')
  expect(await screen.findAllByText('Ours')).toHaveLength(3)
  screen.getByText(appName)
})

it('a failed save loses nothing, and the server’s objections stand at their fields', async () => {
  const user = await openSettings()
  await openTab(user, 'Appearance')
  await fillField(user, 'App name', 'Kept name')
  const letThrough = answerCalls('POST', SETTINGS_CALL, () =>
    Response.json({ code: 'invalidInput', message: 'No.', issues: [{ path: 'icons.icon192', message: 'Not this icon' }] }, { status: 400 }),
  )
  await user.click(await saveButton())
  await findNotice('Save failed')
  await findNotice('Could not save your PWA settings. Please try again.')
  await screen.findByText('Not this icon')
  expect(await findButton(/^App icon Click to upload/)).toHaveFocus()
  letThrough()

  await user.click(screen.getByRole('link', { name: 'Account' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(location.pathname).toBe('/account'))
  // Another device saves other fields meanwhile.
  await callApi('POST', SETTINGS_CALL, { shortName: 'Theirs' })
  const again = await reloadPage('/pwa-settings')
  await screen.findByText('Your unsaved changes are back')
  await openTab(again, 'Appearance')
  expect(getField('App name')).toHaveValue('Kept name')
  await save(again)
  expect(await fetchStoredSettings()).toMatchObject({ appName: 'Kept name', shortName: 'Theirs' })
})

it('saved settings are fetched once within five minutes, and another user sees their own', async () => {
  const other = createUniqueTestId()
  const account = { username: other, email: `${other}@example.com`, password: TEST_PASSWORD }
  expect(await openOtherBrowser()('POST', '/api/register', account)).toBe(201)
  const user = await openSettings()
  let reads = 0
  const stopCounting = answerCalls('GET', SETTINGS_CALL, (send) => {
    reads++
    return send()
  })
  await user.click(screen.getByRole('link', { name: 'Guide' }))
  await screen.findByRole('heading', { level: 1, name: 'User Guide' })
  await user.click(screen.getByRole('link', { name: 'PWA Settings' }))
  await saveButton()
  expect(reads).toBe(0)
  stopCounting()
  await openTab(user, 'Appearance')
  await fillField(user, 'App name', 'First user')
  await save(user)
  await user.click(await findButton('Sign out'))
  await fillField(user, await screen.findByLabelText('Username'), other)
  await fillField(user, 'Password', TEST_PASSWORD)
  await user.click(await findButton('Sign In'))
  await user.click(await screen.findByRole('link', { name: 'PWA Settings' }))
  await openTab(user, 'Appearance')
  expect(getField('App name')).toHaveValue(DEFAULT_PWA_SETTINGS.appName)
})
