import { showModalWithHistory } from './dialog-history.ts'
import type { BrowserNeedingSaveInstructions } from './browser.ts'
import { copyTextOnClick } from './copy.ts'
import type { CardWords } from '../words/words.ts'
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

function createCopyLinkButton(words: CardWords['saveDialog']) {
  const button = createTextElement('button', 'page-button save-main', words.copyLink)
  button.type = 'button'
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  copyTextOnClick(button, address, words.copyAddress)
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
  words: CardWords['saveDialog'],
): Promise<boolean> {
  const dialog = createTextElement('dialog', 'page-pop')
  const title = createTextElement('h2', '', browser === 'iphone' ? words.saveContact : words.openInBrowser)
  title.id = 'save-title'
  dialog.setAttribute('aria-labelledby', title.id)
  let saved = Promise.resolve(true)

  const link = createTextElement('a', browser === 'iphone' ? 'page-button save-main' : 'page-button')
  link.textContent = browser === 'iphone' ? words.saveToIphone : words.saveHere
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
  const close = createTextElement('button', 'page-button', words.close)
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())

  const parts =
    browser === 'iphone'
      ? [createStepList(words.tapSave, words.tapCreate)]
      : [createTextElement('p', 'save-text', words.appsCannotSave), createCopyLinkButton(words)]
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
