import type { Odd } from './browser.ts'
import { copyOnClick } from './copy.ts'
import css from './save-dialog.css?inline'

/** How long the dialog stays after its link was followed, in ms. */
const CLOSES_AFTER = 1500

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

function steps(...texts: string[]) {
  const list = make('ol', 'save-steps')
  list.append(...texts.map((text) => make('li', '', text)))
  return list
}

/** The link to the file, which counts and then closes the dialog behind it. */
function fileLink(className: string, label: string, href: string, followed: () => void) {
  const link = make('a', className, label)
  link.href = href
  link.addEventListener('click', followed)
  return link
}

function copyButton() {
  const button = make('button', 'page-button save-main', 'Copy link')
  button.type = 'button'
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  copyOnClick(button, address, 'Copy the address above the page')
  return button
}

/** Opens a word on how to save the contact at `href` in this browser; `count` is called when its link is followed. */
export function openSaveDialog(odd: Odd, href: string, count: () => void): void {
  const dialog = make('dialog', 'page-pop')
  const title = make('h2', '', odd === 'iphone' ? 'Save Contact' : 'Open in your browser')
  title.id = 'save-title'
  dialog.setAttribute('aria-labelledby', title.id)
  const followed = () => {
    count()
    setTimeout(() => dialog.close(), CLOSES_AFTER)
  }
  const close = make('button', 'page-button', 'Close')
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())
  const parts =
    odd === 'iphone'
      ? [
          steps('Tap “Save Contact to iPhone” below. The contact opens.', 'Tap “Create New Contact”, then “Done”.'),
          fileLink('page-button save-main', 'Save Contact to iPhone', href, followed),
        ]
      : [
          make('p', 'save-text', 'Apps often cannot save contacts. Copy the link and open it in your phone’s own browser.'),
          copyButton(),
          fileLink('page-button', 'Save here anyway', href, followed),
        ]
  dialog.append(title, ...parts, close)
  // A sheet made by script is no inline style: the page's policy has nothing to say about it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  dialog.addEventListener('close', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    dialog.remove()
  })
  // Beside the dialog is out of it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
}
