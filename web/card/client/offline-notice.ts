import type { CardWords } from '../words/words.ts'
import css from './offline-notice.css?inline'

const createElement = <K extends keyof HTMLElementTagNameMap>(tag: K, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent })

let sheet: CSSStyleSheet | undefined

/** The CSP forbids inline styles, but it allows constructed style sheets. */
function addStyles() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Shows a notice that a message was refused, until the visitor closes it. The notice links to the card (`href`), or quotes the message
 * (`kept`) if the card has no form any more.
 */
export function showFormRefusedNotice(
  text: string,
  more: { href: string } | { kept: string },
  words: CardWords['form'],
  onClose = () => {},
): void {
  addStyles()
  const box = document.createElement('div')
  box.className = 'page-toast'
  box.role = 'alert'
  box.append(createElement('p', text))
  if ('href' in more) box.append(Object.assign(createElement('a', words.openThatCard), { href: more.href }))
  else box.append(Object.assign(createElement('p', more.kept), { className: 'page-kept', tabIndex: 0 }))
  const close = Object.assign(createElement('button', words.close), { type: 'button' })
  close.addEventListener('click', () => {
    box.remove()
    onClose()
  })
  box.append(close)
  document.body.append(box)
}
