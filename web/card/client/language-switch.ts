import { CARD_LANGUAGE_LABELS, type CardLanguage, LANGUAGE_PARAM } from '../../../schema/card-language.ts'
import { findPreferredLanguage } from '../../../schema/preferred-language.ts'
import css from '../language-switch.css?inline'

/** Adds a link to the page in the language that the browser prefers, unless the page is in that language or has the link already. */
export function offerPreferredLanguage(): void {
  const bar = document.querySelector('.page-bar')!
  const language = findPreferredLanguage(navigator.languages, Object.keys(CARD_LANGUAGE_LABELS) as CardLanguage[])
  if (!language || language === document.documentElement.lang || bar.querySelector(`[hreflang=${language}]`)) return
  let links = bar.querySelector('.page-languages')
  if (!links) {
    links = document.createElement('nav')
    links.className = 'page-languages'
    // The CSP forbids inline styles, but it allows constructed style sheets.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    bar.prepend(links)
  }
  const link = document.createElement('a')
  Object.assign(link, { className: 'page-button', lang: language, hreflang: language, textContent: CARD_LANGUAGE_LABELS[language] })
  link.href = `${location.pathname}?${LANGUAGE_PARAM}=${language}`
  links.append(link)
}
