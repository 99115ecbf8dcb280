import { TICKET, TICKET_HEADER } from '../../../schema/ticket.ts'
import { oddBrowser } from './browser.ts'
import { notice } from './notice.ts'
import { eventId, send } from './send.ts'

/** How long Save Contact stays locked after it was used, in ms. */
const SAVE_LOCK = 1000
/** How long the contact file is waited for, in ms. */
const PATIENCE = 15_000
const FAILED = 'Download failed: Failed to download contact information. Please try again.'

/** The address at which the contact file can be had without counting as asked for again; null where it cannot be had. */
async function askFor(href: string): Promise<string | null> {
  try {
    const { ok, headers } = await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
    const ticket = headers.get(TICKET_HEADER)
    return ok ? href + (ticket ? `?${TICKET}=${ticket}` : '') : null
  } catch {
    return null
  }
}

/**
 * Makes Save Contact count, hold still for a second and say what went wrong: left to itself, a link to a file that cannot
 * be had leads away from the card. What is downloaded is the file at its own address, which every phone knows to open.
 */
export function offerSave(cardId: number, early: Event[]): void {
  const count = () => send('/api/card-saves', { cardId, eventId: eventId() })
  const save = async (href: string): Promise<boolean> => {
    const file = await askFor(href)
    if (file) {
      count()
      location.assign(file)
    }
    return file !== null
  }
  // Those went by the link alone.
  for (const { target } of early) if (target instanceof Element && target.closest('a[data-save]')) count()

  const download = async (link: HTMLAnchorElement) => {
    const label = link.textContent
    link.ariaDisabled = 'true'
    link.textContent = 'Downloading...'
    const unlocked = new Promise((resolve) => setTimeout(resolve, SAVE_LOCK))
    if (!(await save(link.href))) notice(FAILED)
    await unlocked
    link.ariaDisabled = null
    link.textContent = label
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-save]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (link.ariaDisabled === 'true') return
      const odd = oddBrowser(navigator)
      if (!odd) return void download(link)
      import('./save-dialog.ts')
        .then(({ openSaveDialog }) => openSaveDialog(odd, link.href, () => save(link.href)))
        .then((saved) => saved || notice(FAILED))
        .catch(() => download(link))
    })
}
