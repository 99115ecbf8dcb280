import { readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { createSampleMails } from '../test/sample-mails.ts'
import { MAIL_COLORS } from './mail-html.ts'

const ORIGIN = 'https://cards.example'
const MAILS = createSampleMails(ORIGIN, { name: 'Amina Okafor', message: 'I need photos of my garden.\nIs May possible?' })
const HOSTILE = createSampleMails(ORIGIN, {
  name: '"><img src=//evil.example/x onerror=1>',
  message: '</style><script>alert(1)</script><img src=//evil.example/y>\n"\' & <!--',
})
const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children)
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu))

describe.each(Object.entries(MAILS))('the mail “%s”', (kind, { subject, text, html }) => {
  it('has one button, whose address the plain part names, too', () => {
    const links = elementsOf(html).filter(({ name }) => name === 'a')
    const buttons = links.filter(({ attribs }) => attribs['class'] === 'button')
    expect(buttons).toHaveLength(1)
    expect(text).toContain(`${DomUtils.textContent(buttons[0]!)}:\n${buttons[0]!.attribs['href']}`)
  })

  it('says the same in both parts, besides its heading', () => {
    const body = DomUtils.findOne(({ name }) => name === 'body', parseDocument(html).children)!
    const texts = DomUtils.filter(({ type }) => type === 'text', body).map((node) => DomUtils.textContent(node))
    const links = DomUtils.findAll(({ name }) => name === 'a', body.children).map(({ attribs }) => attribs['href']!)
    const shown = wordsOf([...texts, ...links].join(' '))
    const plain = wordsOf(`${text} ${subject} V Or copy this address into your browser`)
    expect(shown).toEqual(plain)
  })

  it('loads nothing but a described picture of the site’s own, with its size', () => {
    for (const { attribs } of elementsOf(html).filter(({ name }) => name === 'img')) {
      expect(attribs['src']).toMatch(/^https:\/\/cards\.example\/media\/\d+\/[\w.-]+\.card\.jpg$/)
      expect(attribs).toMatchObject({ alt: 'Photo of Amina Okafor', width: '45', height: '56' })
    }
    expect(html).not.toMatch(/url\(|@import|<link|<script/)
  })

  it('fits below 100 kB, names its language and colour schemes, and says why it was sent', () => {
    expect(Buffer.byteLength(text + html)).toBeLessThan(100_000)
    expect(html).toMatch(/<html lang="en">.*<meta name="color-scheme" content="light dark"/)
    expect(text).toMatch(/because|to the owner of the card/)
  })

  it('shows what people typed without an element or a link of theirs', () => {
    const hostile = HOSTILE[kind]!
    const shapeOf = (mail: string) => elementsOf(mail).flatMap(({ name }) => (name === 'br' ? [] : [name]))
    expect(shapeOf(hostile.html)).toEqual(shapeOf(html))
    const attributes = elementsOf(hostile.html).flatMap(({ attribs }) => Object.entries(attribs))
    expect(
      attributes.filter(
        ([name, value]) => /^on|^href$|^src$/.test(name) && !/^(?:https:\/\/cards\.example\/|mailto:help@veebu\.example)/.test(value),
      ),
    ).toEqual([])
    expect(hostile.text + hostile.html).not.toContain('evil.example')
  })
})

it('colours mails as the app', () => {
  const light = readFileSync('web/ui/tokens.css', 'utf8')
  const dark = readFileSync('web/ui/dark-colors.css', 'utf8')
  for (const [name, [ofLight, ofDark]] of Object.entries(MAIL_COLORS)) {
    expect(name === 'brand' ? dark : light).toContain(`--${name}: ${ofLight};`)
    expect(dark).toContain(`--${name}: ${ofDark};`)
  }
})
