import { SAMPLE_NAME_PARAM, sampleCardPathOf } from '../../../schema/landing.ts'
import { REGISTER_VIEW } from '../../../schema/sign-in.ts'
import type { CardThemeKey } from '../../../schema/theme.ts'
import { addFontsToDocument } from '../../card/client/fonts.ts'
import type { ThemeFontFile } from '../../card/theme.ts'

const TYPING_PAUSE_MS = 200
const STYLE_FAILED_TEXT = 'No connection. Try again.'

interface SampleCardAnswer {
  html: string
  css: string
  fonts: ThemeFontFile[]
}

/** Makes an element equal to another one. Equal child nodes stay, so that their pictures and animations continue. */
function patchElement(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  const [nodes, wanted] = [[...old.childNodes], [...next.childNodes]]
  if (nodes.length !== wanted.length || nodes.some((node, index) => node.nodeName !== wanted[index]!.nodeName)) {
    old.replaceChildren(...wanted)
    return
  }
  for (const [index, node] of nodes.entries())
    if (node instanceof Element) patchElement(node, wanted[index] as Element)
    else if (node.nodeValue !== wanted[index]!.nodeValue) node.nodeValue = wanted[index]!.nodeValue
}

function parseHtml(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!
}

/** Whoever follows a link to the registration finds the typed name there. */
function addNameToLinks(name: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*="=${REGISTER_VIEW}"]`)) {
    const url = new URL(link.href)
    if (name) url.searchParams.set(SAMPLE_NAME_PARAM, name)
    else url.searchParams.delete(SAMPLE_NAME_PARAM)
    link.href = url.href
  }
}

/** The sample card, which the server renders, so that this page needs no framework. */
class SampleCard {
  private readonly form = document.querySelector<HTMLFormElement>('#sample')!
  private readonly host = this.form.querySelector<HTMLElement>('.sample-card')!
  private readonly root = this.host.shadowRoot!
  private readonly scope = this.root.querySelector<HTMLElement>('.card-theme')!
  private readonly status = this.form.querySelector('.sample-style')!
  private readonly input = this.form.querySelector('input')!
  private readonly ownName = this.root.querySelector('.card-name')!.textContent!
  /** Labels of the themes, read from the page. If this script imported their module, the app would have to load one more file. */
  private readonly labels = JSON.parse(this.form.dataset['labels']!) as Record<CardThemeKey, string>
  private theme = this.form.dataset['themeKey'] as CardThemeKey
  private lastRequest: AbortController | null = null

  enable() {
    addFontsToDocument(JSON.parse(this.form.dataset['fonts']!) as ThemeFontFile[])
    this.followColors()
    let timer = 0
    this.input.addEventListener('input', () => {
      // A late answer of the server would overwrite the name that the visitor has just typed.
      this.lastRequest?.abort()
      this.showTypedName()
      addNameToLinks(this.input.value.trim())
      clearTimeout(timer)
      timer = window.setTimeout(() => void this.load(this.theme), TYPING_PAUSE_MS)
    })
    this.form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (event.submitter && document.activeElement !== this.input) this.showNextTheme()
    })
    this.form.querySelector<HTMLElement>('.stage')!.addEventListener('click', (event) => {
      if (this.isOnName(event)) this.input.focus({ preventScroll: true })
      else this.showNextTheme()
    })
    // While the visitor types, an outline on the card shows where the letters go.
    for (const type of ['focus', 'blur'] as const)
      this.input.addEventListener(type, () => this.host.toggleAttribute('data-typing', type === 'focus'))
    // The input already has a text if the visitor typed before the script ran, or if the browser restored it.
    if (this.input.value) this.input.dispatchEvent(new Event('input'))
  }

  private followColors() {
    const { documentElement: page } = document
    const follow = () => (this.scope.dataset['mode'] = page.dataset['theme'])
    new MutationObserver(follow).observe(page, { attributeFilter: ['data-theme'] })
  }

  private get name(): string {
    return this.input.value.trim() || this.ownName
  }

  /** Compares positions, because the card is inert and never the target of a click. */
  private isOnName({ clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = this.root.querySelector('.card-name')!.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }

  /** Shows the name at once. The server's answer then shows it in a size that fits. */
  private showTypedName() {
    this.root.querySelector('.card-name')!.textContent = this.name
    this.describe()
  }

  private describe() {
    this.host.ariaLabel = `Sample card of ${this.name}, ${this.labels[this.theme]}`
  }

  private showNextTheme() {
    const themes = Object.keys(this.labels) as CardThemeKey[]
    const next = themes[(themes.indexOf(this.theme) + 1) % themes.length]!
    this.announceTheme(next)
    void this.load(next)
  }

  private announceTheme(theme: CardThemeKey) {
    this.theme = theme
    this.status.textContent = this.labels[theme]
    this.describe()
  }

  private async load(theme: CardThemeKey) {
    this.lastRequest?.abort()
    const request = (this.lastRequest = new AbortController())
    const typed = this.input.value.trim()
    const query = typed && `?${SAMPLE_NAME_PARAM}=${encodeURIComponent(typed)}`
    try {
      const res = await fetch(sampleCardPathOf(theme) + query, { signal: request.signal })
      if (!res.ok) throw new Error(`The sample card could not be loaded: ${res.status}`)
      this.show(theme, (await res.json()) as SampleCardAnswer)
    } catch {
      // An aborted request needs no error message, because a later request replaced it.
      if (request.signal.aborted) return
      const shown = this.form.dataset['themeKey'] as CardThemeKey
      this.announceTheme(shown)
      if (theme !== shown) this.status.textContent = STYLE_FAILED_TEXT
    }
  }

  private show(theme: CardThemeKey, { html, css, fonts }: SampleCardAnswer) {
    addFontsToDocument(fonts)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const card = parseHtml(html)
    if (this.form.dataset['themeKey'] === theme) patchElement(this.scope.firstElementChild!, card)
    else this.scope.replaceChildren(card)
    this.form.dataset['themeKey'] = theme
    this.root.querySelector('style')?.remove()
    this.root.adoptedStyleSheets = [sheet]
  }
}

export const enableSampleCard = (): void => new SampleCard().enable()
