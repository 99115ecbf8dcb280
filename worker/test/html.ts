import { Parser } from 'htmlparser2'

export interface HtmlStructure {
  /** All HTML elements with their sorted attribute names, in document order, except `wbr` elements and preloads of the name's font. */
  elements: string[]
  textsOf: (tag: string) => string[]
  attributes: [tag: string, name: string, value: string][]
}

/** Whether a page preloads the font of a name depends on the letters of that name. */
const isFontInPage = (tag: string, { rel, as, href }: Record<string, string>) =>
  tag === 'link' && rel === 'preload' && as === 'font' && /^data:font\/woff2;base64,[\w+/=]+$/.test(href ?? '')

export function parseHtmlStructure(html: string): HtmlStructure {
  const elements: string[] = []
  const attributes: HtmlStructure['attributes'] = []
  const texts: [string, string][] = []
  const open: string[] = []
  const parser = new Parser({
    onopentag(tag, attributesOfTag) {
      open.push(tag)
      texts.push([tag, ''])
      if (isFontInPage(tag, attributesOfTag)) return
      if (tag !== 'wbr') elements.push(`${tag} ${Object.keys(attributesOfTag).toSorted().join(' ')}`)
      for (const [name, value] of Object.entries(attributesOfTag)) attributes.push([tag, name, value])
    },
    ontext(text) {
      const last = texts.findLast(([tag]) => tag === open.at(-1))
      if (last) last[1] += text
    },
    onclosetag: () => void open.pop(),
    oncomment: (text) => void elements.push(`<!-- ${text}`),
  })
  parser.end(html)
  return { elements, attributes, textsOf: (tag) => texts.filter(([other]) => other === tag).map(([, text]) => text) }
}
