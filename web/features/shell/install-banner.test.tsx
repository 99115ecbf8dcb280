import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { deferInstallPrompt } from '../../lib/install-prompt.ts'
import { fetchOwnCards, signInAsLevel } from '../../test/accounts.ts'
import { openPage, reloadPage } from '../../test/render.tsx'

deferInstallPrompt()

/** Raises the event with which a browser offers to install the app. The user then answers the browser's dialog with `outcome`. */
function offerInstallation(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  return prompt
}

const BANNER = { name: `Install ${PRODUCT_NAMES.name}` }
const findBanner = async () => within(await screen.findByRole('complementary', BANNER))
const expectNoBanner = () => expect(screen.queryByRole('complementary', BANNER)).toBeNull()
/** Waits until the dashboard is loaded. */
const findFeaturedCard = () => screen.findByRole('region', { name: 'Featured card' })
const findHeading = () => screen.findAllByRole('heading', { level: 1 })

it('the offer to install the app is held back; the banner and the global function make it, and "Not Now" keeps it away for 14 days', async () => {
  const user = await openPage('/dashboard', 1)
  await findHeading()
  expectNoBanner()
  const install = () => (window as unknown as Record<string, () => Promise<boolean>>)[PRODUCT_NAMES.installFunction]!()
  expect(await install()).toBe(false)
  const onInstallable = vi.fn()
  addEventListener('installable', onInstallable, { once: true })
  const prompt = offerInstallation('accepted')
  expect(onInstallable).toHaveBeenCalledTimes(1)
  const banner = await findBanner()
  banner.getByText('Add Veebu to your home screen for quick access to your cards.')
  await user.click(banner.getByRole('button', { name: 'Install App' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(expectNoBanner)

  // `install` shows each install prompt of the browser once, and returns whether the user accepted.
  offerInstallation('dismissed')
  expect(await install()).toBe(false)
  offerInstallation('accepted')
  expect(await install()).toBe(true)
  expect(await install()).toBe(false)

  const again = await reloadPage()
  await findHeading()
  offerInstallation('accepted')
  await again.click((await findBanner()).getByRole('button', { name: 'Not Now' }))
  await waitFor(expectNoBanner)
  const dayMs = 24 * 3_600_000
  for (const [days, isShown] of [
    [13, false],
    [15, true],
  ] as const) {
    localStorage.setItem('pwaPromptDismissed', String(Date.now() - days * dayMs))
    await reloadPage()
    await findHeading()
    offerInstallation('accepted')
    // Waits for the banner's code, which is loaded even if the banner is not shown.
    await vi.dynamicImportSettled()
    if (isShown) await findBanner()
    else expectNoBanner()
  }
  await findFeaturedCard()
})

it('neither editor offers the installation, the page after it does', async () => {
  signInAsLevel(1)
  const [card] = await fetchOwnCards()
  const openEditor = async (path: string) => {
    const user = await reloadPage(path)
    await findHeading()
    offerInstallation('accepted')
    await vi.dynamicImportSettled()
    expectNoBanner()
    return user
  }
  await openEditor(`/mobile-editor/${card!.id}`)
  const user = await openEditor(`/card-editor/${card!.id}`)
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!)
  await findBanner()
  await findFeaturedCard()
})
