import { showModalWithHistory } from './dialog-history.ts'
import type { BrowserNeedingSaveInstructions } from './browser.ts'
import { copyTextOnClick } from './copy.ts'
import css from './save-dialog.css?inline'

const SAVE_DIALOG_CLOSE_DELAY_MS = 1500

function createTextElement<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

function createStepList(...texts: string[]) {
  const list = createTextElement('ol', 'save-steps')
  list.append(...texts.map((text) => createTextElement('li', '', text)))
  return list
}

function createCopyLinkButton() {
  const button = createTextElement('button', 'page-button save-main', 'Copy link')
  button.type = 'button'
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  copyTextOnClick(button, address, 'Copy the address above the page')
  return button
}

/**
 * Opens a dialog that explains how to save the contact file. Its link calls `save`. Resolves when the dialog closes, to false if saving
 * failed.
 */
export function openSaveContactDialog(
  browser: BrowserNeedingSaveInstructions,
  href: string,
  save: () => Promise<boolean>,
): Promise<boolean> {
  const dialog = createTextElement('dialog', 'page-pop')
  const title = createTextElement('h2', '', browser === 'iphone' ? 'Save Contact' : 'Open in your browser')
  title.id = 'save-title'
  dialog.setAttribute('aria-labelledby', title.id)
  let saved = Promise.resolve(true)

  const link = createTextElement('a', browser === 'iphone' ? 'page-button save-main' : 'page-button')
  link.textContent = browser === 'iphone' ? 'Save Contact to iPhone' : 'Save here anyway'
  link.href = href
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    if (link.ariaDisabled === 'true') return
    link.ariaDisabled = 'true'
    const closes = setTimeout(() => dialog.close(), SAVE_DIALOG_CLOSE_DELAY_MS)
    saved = save()
    if (await saved) return
    clearTimeout(closes)
    dialog.close()
  })
  const close = createTextElement('button', 'page-button', 'Close')
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())

  const parts =
    browser === 'iphone'
      ? [createStepList('Tap “Save Contact to iPhone” below. The contact opens.', 'Tap “Create New Contact”, then “Done”.')]
      : [
          createTextElement('p', 'save-text', 'Apps often cannot save contacts. Copy the link and open it in your phone’s own browser.'),
          createCopyLinkButton(),
        ]
  dialog.append(title, ...parts, link, close)
  // The CSP forbids inline styles, but it allows constructed style sheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  showModalWithHistory(dialog)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      dialog.remove()
      resolve(saved)
    })
  })
}
