import { oddBrowser } from './browser.ts'
import { notice } from './notice.ts'
import { eventId, send } from './send.ts'

/** How long Save Contact stays locked after it was used, in ms. */
const SAVE_LOCK = 1000
/** How long the contact file is waited for, in ms. */
const PATIENCE = 15_000
const FAILED = 'Download failed: Failed to download contact information. Please try again.'

/** Whether the contact file can be had. It is read to its end, so that the download that follows finds it in the cache. */
async function canDownload(href: string): Promise<boolean> {
  try {
    const file = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) })
    await file.arrayBuffer()
    return file.ok
  } catch {
    return false
  }
}

/**
 * Makes Save Contact count, hold still for a second and say what went wrong: left to itself, a link to a file that cannot
 * be had leads away from the card. What is downloaded is the file at its own address, which every phone knows to open.
 */
export function offerSave(cardId: number, early: Event[]): void {
  const count = () => send('/api/card-saves', { cardId, eventId: eventId() })
  const save = async (href: string): Promise<boolean> => {
    const there = await canDownload(href)
    if (there) {
      count()
      location.assign(href)
    }
    return there
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
