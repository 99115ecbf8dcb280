import { DOWNLOAD_TICKET_PARAM, DOWNLOAD_TICKET_HEADER } from '../../../schema/ticket.ts'
import { detectBrowserNeedingSaveInstructions } from './browser.ts'
import { createEventId } from './event-id.ts'
import { showToastNotice } from './notice.ts'
import { sendCardEvent } from './send.ts'
import { loadScriptWords, startWords } from './words.ts'

const SAVE_CONTACT_LINK_LOCK_MS = 1000
const CONTACT_REQUEST_TIMEOUT_MS = 15_000

/** Returns the contact file's URL with a ticket, so that the server counts the download once. Null if the file is unavailable. */
async function requestContactFileUrl(href: string): Promise<string | null> {
  try {
    const { ok, headers } = await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(CONTACT_REQUEST_TIMEOUT_MS) })
    const ticket = headers.get(DOWNLOAD_TICKET_HEADER)
    return ok ? href + (ticket ? `${href.includes('?') ? '&' : '?'}${DOWNLOAD_TICKET_PARAM}=${ticket}` : '') : null
  } catch {
    return null
  }
}

/** Records each save and shows errors on the card. With a plain link, an error page would replace the card. */
export function saveContactByScript(cardId: number, earlyClicks: Event[]): void {
  const recordSave = () => {
    const eventId = createEventId()
    sendCardEvent('/api/card-saves', eventId, { cardId, eventId })
  }
  const save = async (href: string): Promise<boolean> => {
    const file = await requestContactFileUrl(href)
    if (file) {
      recordSave()
      location.assign(file)
    }
    return file !== null
  }
  // Before this script ran, a click followed the plain link. The contact was saved, but the click was not recorded, so this is done now.
  for (const { target } of earlyClicks) if (target instanceof Element && target.closest('a[data-save]')) recordSave()

  const download = async (link: HTMLAnchorElement) => {
    const label = link.textContent
    link.ariaDisabled = 'true'
    link.textContent = startWords.downloading
    const unlocked = new Promise((resolve) => setTimeout(resolve, SAVE_CONTACT_LINK_LOCK_MS))
    if (!(await save(link.href))) showToastNotice(startWords.saveFailed)
    await unlocked
    link.ariaDisabled = null
    link.textContent = label
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-save]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (link.ariaDisabled === 'true') return
      const browser = detectBrowserNeedingSaveInstructions(navigator)
      if (!browser) return void download(link)
      Promise.all([import('./save-dialog.ts'), loadScriptWords()])
        .then(([{ openSaveContactDialog }, words]) => openSaveContactDialog(browser, link.href, () => save(link.href), words.saveDialog))
        .then((saved) => saved || showToastNotice(startWords.saveFailed))
        .catch(() => download(link))
    })
}
