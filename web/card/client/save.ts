import { TICKET_PARAM, TICKET_HEADER } from '../../../schema/ticket.ts'
import { specialBrowser } from './browser.ts'
import { showNotice } from './notice.ts'
import { eventId, send } from './send.ts'

/** How long Save Contact is disabled after a click, in ms. */
const SAVE_LOCK = 1000
/** Request timeout, in ms. */
const TIMEOUT = 15_000
const SAVE_FAILED = 'Download failed: Failed to download contact information. Please try again.'

/** Checks that the contact file exists. Returns its URL with a ticket, so that the download is not counted as another request; null on failure. */
async function requestDownloadUrl(href: string): Promise<string | null> {
  try {
    const { ok, headers } = await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) })
    const ticket = headers.get(TICKET_HEADER)
    return ok ? href + (ticket ? `?${TICKET_PARAM}=${ticket}` : '') : null
  } catch {
    return null
  }
}

/**
 * Enhances the Save Contact links: records saves, disables the link for a second and reports errors, where a plain link would
 * leave the card for an error page. The file is downloaded from its normal URL, which every phone can open.
 */
export function enhanceSaveLinks(cardId: number, earlyClicks: Event[]): void {
  const recordSave = () => send('/api/card-saves', { cardId, eventId: eventId() })
  const save = async (href: string): Promise<boolean> => {
    const file = await requestDownloadUrl(href)
    if (file) {
      recordSave()
      location.assign(file)
    }
    return file !== null
  }
  // Clicks before this script had loaded followed the plain link.
  for (const { target } of earlyClicks) if (target instanceof Element && target.closest('a[data-save]')) recordSave()

  const download = async (link: HTMLAnchorElement) => {
    const label = link.textContent
    link.ariaDisabled = 'true'
    link.textContent = 'Downloading...'
    const unlocked = new Promise((resolve) => setTimeout(resolve, SAVE_LOCK))
    if (!(await save(link.href))) showNotice(SAVE_FAILED)
    await unlocked
    link.ariaDisabled = null
    link.textContent = label
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-save]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (link.ariaDisabled === 'true') return
      const browser = specialBrowser(navigator)
      if (!browser) return void download(link)
      import('./save-dialog.ts')
        .then(({ openSaveDialog }) => openSaveDialog(browser, link.href, () => save(link.href)))
        .then((saved) => saved || showNotice(SAVE_FAILED))
        .catch(() => download(link))
    })
}
