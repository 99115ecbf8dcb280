import css from './offline-notice.css?inline'

const createElement = <K extends keyof HTMLElementTagNameMap>(tag: K, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent })

let sheet: CSSStyleSheet | undefined

/** The page's Content Security Policy forbids inline styles, but it allows a constructed style sheet. */
function addStyles() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Shows a notice about a message that was refused. It stays until the visitor closes it. It has a link to the message's card, or
 * `kept`, what the visitor had written, if the card has no form to put it into.
 */
export function showRefusalNotice(text: string, more: { href: string } | { kept: string }, onClose = () => {}): void {
  addStyles()
  const box = document.createElement('div')
  box.className = 'page-toast'
  box.role = 'alert'
  box.append(createElement('p', text))
  if ('href' in more) box.append(Object.assign(createElement('a', 'Open that card'), { href: more.href }))
  else box.append(Object.assign(createElement('p', more.kept), { className: 'page-kept', tabIndex: 0 }))
  const close = Object.assign(createElement('button', 'Close'), { type: 'button' })
  close.addEventListener('click', () => {
    box.remove()
    onClose()
  })
  box.append(close)
  document.body.append(box)
}
