import { showModal } from './dialog-history.ts'
import type { SpecialBrowser } from './browser.ts'
import { copyOnClick } from './copy.ts'
import css from './save-dialog.css?inline'

/** How long the dialog stays open after a click on its link, in ms. */
const CLOSE_DELAY = 1500

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

function stepList(...texts: string[]) {
  const list = make('ol', 'save-steps')
  list.append(...texts.map((text) => make('li', '', text)))
  return list
}

function copyButton() {
  const button = make('button', 'page-button save-main', 'Copy link')
  button.type = 'button'
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  copyOnClick(button, address, 'Copy the address above the page')
  return button
}

/**
 * Opens a dialog with instructions for saving the contact file at `href` in a special browser. Its link calls `save`. Resolves
 * when the dialog is closed, to false if saving failed.
 */
export function openSaveDialog(browser: SpecialBrowser, href: string, save: () => Promise<boolean>): Promise<boolean> {
  const dialog = make('dialog', 'page-pop')
  const title = make('h2', '', browser === 'iphone' ? 'Save Contact' : 'Open in your browser')
  title.id = 'save-title'
  dialog.setAttribute('aria-labelledby', title.id)
  let saved = Promise.resolve(true)

  const link = make('a', browser === 'iphone' ? 'page-button save-main' : 'page-button')
  link.textContent = browser === 'iphone' ? 'Save Contact to iPhone' : 'Save here anyway'
  link.href = href
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    if (link.ariaDisabled === 'true') return
    link.ariaDisabled = 'true'
    const closes = setTimeout(() => dialog.close(), CLOSE_DELAY)
    saved = save()
    if (await saved) return
    clearTimeout(closes)
    dialog.close()
  })
  const close = make('button', 'page-button', 'Close')
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())

  const parts =
    browser === 'iphone'
      ? [stepList('Tap “Save Contact to iPhone” below. The contact opens.', 'Tap “Create New Contact”, then “Done”.')]
      : [make('p', 'save-text', 'Apps often cannot save contacts. Copy the link and open it in your phone’s own browser.'), copyButton()]
  dialog.append(title, ...parts, link, close)
  // A constructed style sheet is not subject to the CSP's rules for inline styles.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  showModal(dialog)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      dialog.remove()
      resolve(saved)
    })
  })
}
