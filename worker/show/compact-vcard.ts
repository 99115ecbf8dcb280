import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import type { PublicCard } from '../../schema/card.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { escapeVcardText, replaceControlCharacters, vcardNamePartsOf, vcardPhoneOf } from '../vcard/values.ts'

/** A vCard that fits into a QR code. `leftOut` names the values that did not fit. */
export interface CompactVcard {
  text: string
  leftOut: string[]
}

type VcardProperty = [name: string, value: string]

const characterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A single character that is this long, such as a letter with a hundred accents, may be cut in two. */
const WHOLE_CHARACTER_BYTES_MAX = 64

const byteLengthOf = (text: string) => new TextEncoder().encode(text).byteLength
const toVcardValue = (text: string) => escapeVcardText(replaceControlCharacters(text.normalize('NFC')))
/** RFC 2426, section 2.6, recommends folded lines, but many scanners do not unfold them. */
const joinProperties = (properties: VcardProperty[]) => properties.map(([name, value]) => `${name}:${value}\r\n`).join('')
const wrapVcard = (properties: VcardProperty[]) => joinProperties([['BEGIN', 'VCARD'], ['VERSION', '3.0'], ...properties, ['END', 'VCARD']])

function buildNameProperties(name: string, card: Pick<PublicCard, 'name' | 'nameParts'>): VcardProperty[] {
  const parts = card.name ? Object.values(vcardNamePartsOf(card.name, card.nameParts)) : ['', '', '', '', '']
  return [
    ['N', parts.map(toVcardValue).join(';')],
    ['FN', toVcardValue(name)],
  ]
}

/** Cuts a name so that the vCard properties `N` and `FN` take at most `bytes` bytes. The whole shortened name becomes the given name. */
function buildShortenedNameProperties(name: string, bytes: number): VcardProperty[] | null {
  const toProperties = (short: string): VcardProperty[] => [
    ['N', `;${toVcardValue(short)};;;`],
    ['FN', toVcardValue(short)],
  ]
  const characters = Array.from(characterSegmenter.segment(name), ({ segment }) => segment).flatMap((segment) =>
    byteLengthOf(segment) > WHOLE_CHARACTER_BYTES_MAX ? [...segment] : segment,
  )
  for (let count = characters.length - 1; count > 0; count--) {
    const properties = toProperties(`${characters.slice(0, count).join('').trimEnd()}…`)
    if (byteLengthOf(joinProperties(properties)) <= bytes) return properties
  }
  return null
}

/**
 * Builds a vCard 3.0 (RFC 2426) of at most `bytesMax` bytes. If it is too long, it leaves out the title, then the company, then the
 * e-mail address, and finally cuts the name. Null if that is not enough.
 */
export function buildCompactVcard(card: PublicCard, origin: string, bytesMax: number): CompactVcard | null {
  const model = buildCardModelWithoutLinks(card)
  const words = cardWordsOf(card.language).show
  const phone = card.phone ? vcardPhoneOf(card) : null
  const phoneAndLink: VcardProperty[] = [
    ...(phone ? [['TEL', toVcardValue(phone.number)] satisfies VcardProperty] : []),
    ['URL', origin + publicCardPathOf(card.slug)],
  ]
  /** The optional properties, in the order in which they are left out. */
  const optional = [
    { label: words.title, property: 'TITLE', value: card.title },
    { label: words.company, property: 'ORG', value: card.company },
    { label: words.email, property: 'EMAIL', value: card.email },
  ].flatMap(({ label, property, value }) => (value ? [{ label, property: [property, toVcardValue(value)] satisfies VcardProperty }] : []))
  const always = phone?.extension ? [words.phoneExtension] : []
  for (let dropped = 0; dropped <= optional.length; dropped++) {
    const kept = optional.slice(dropped).map(({ property }) => property)
    const text = wrapVcard([...buildNameProperties(model.name, card), ...kept.reverse(), ...phoneAndLink])
    if (byteLengthOf(text) <= bytesMax) return { text, leftOut: [...optional.slice(0, dropped).map(({ label }) => label), ...always] }
  }
  const name = buildShortenedNameProperties(model.name, bytesMax - byteLengthOf(wrapVcard(phoneAndLink)))
  return (
    name && { text: wrapVcard([...name, ...phoneAndLink]), leftOut: [...optional.map(({ label }) => label), words.partOfName, ...always] }
  )
}
