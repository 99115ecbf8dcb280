import { VCard } from 'vcard-creator'
import type { PublicCard } from '../../schema/card.ts'
import { CARD_TEXT_FIELD_NAMES, cardTextFieldRuleOf } from '../../schema/card-fields.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import { buildCardModelWithLinks } from '../rendering/linked-card.ts'
import { escapeVcardText, replaceControlCharacters, vcardNamePartsOf, vcardPhoneOf } from './values.ts'

const VCARD_TEXT_PROPERTIES = CARD_TEXT_FIELD_NAMES.flatMap((field) => {
  const { vcard } = cardTextFieldRuleOf(field)
  return vcard === null || vcard === 'special' ? [] : { field, property: vcard }
})

/**
 * Builds a contact file (vCard 3.0, RFC 2426). Empty fields are left out, because phones show them as empty lines. Social profiles are
 * URLs with a label, because Android ignores X-SOCIALPROFILE. `photo` is a JPEG of at most 400 by 400 pixels.
 */
export function buildVcardText(stored: PublicCard, origin: string, photo?: Uint8Array): string {
  // The vCard library escapes only line feeds, but a carriage return can end a line too.
  const fields = Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value])
  const card = Object.fromEntries(fields) as PublicCard
  const model = buildCardModelWithLinks(card)
  const words = cardWordsOf(card.language).vcard
  const vcard = new VCard()
  vcard.addUid(`${PRODUCT_NAMES.key}-card-${card.id}@${new URL(origin).hostname}`)
  vcard.addRevision(new Date(card.updatedAt))
  vcard.addFullName(model.name).addName(card.name ? vcardNamePartsOf(card.name, card.nameParts) : {})
  if (!card.name && card.company) vcard.addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
  if (card.company) vcard.addCompany({ name: card.company })
  for (const { field, property } of VCARD_TEXT_PROPERTIES)
    if (card[field]) vcard.addCustomProperty({ name: property, value: escapeVcardText(card[field]) })
  let item = 0
  const addLabelled = (name: string, value: string, label: string, params?: string) => {
    const group = `item${++item}`
    vcard.addCustomProperty({ name, value, group, ...(params && { params }) })
    vcard.addCustomProperty({ name: 'X-ABLabel', value: escapeVcardText(label), group })
  }
  if (card.phone) {
    const { number, extension } = vcardPhoneOf(card)
    if (extension) addLabelled('TEL', number, fillWords(words.workExtension, { extension }), 'TYPE=WORK,VOICE')
    else vcard.addPhoneNumber({ number, type: ['work', 'voice'] })
  }
  if (card.email) vcard.addEmail({ address: replaceControlCharacters(card.email), type: ['internet', 'work'] })
  if (card.address) vcard.addAddress({ street: card.address, type: ['work'] })

  const addLink = (label: string, url: string) => addLabelled('URL', url, label)
  const website = model.contacts.find(({ key }) => key === 'website')?.href
  if (website) addLink(words.website, website)
  addLink(words.digitalCard, origin + model.path)
  for (const { label, href, key, value } of model.socials) {
    if (href) addLink(label, href)
    else vcard.addImpp({ uri: `x-apple:${encodeURIComponent(value)}`, serviceType: label.replace(/[^\p{L}\p{N} -]/gu, '') || key })
  }
  for (const { text, href } of model.buttons) if (/^https?:/i.test(href)) addLink(text, href)
  if (card.about) vcard.addNote(card.about)
  if (photo) vcard.addPhoto({ image: Buffer.from(photo).toString('base64'), mime: 'JPEG' })
  // The vCard library writes property names in capitals, but some address books expect Apple's `X-ABLabel`.
  return vcard.toString().replaceAll(/^(item\d+)\.X-ABLABEL:/gm, '$1.X-ABLabel:')
}

/** Returns the `Content-Disposition` header of a contact file, with an ASCII and a Unicode file name (RFC 6266). */
export function vcardContentDispositionOf(name: string | null): string {
  const named = (pattern: RegExp) => (name ?? '').replace(pattern, '_')
  const ascii = named(/[^A-Za-z0-9]/g)
  const full = named(/[^\p{L}\p{M}\p{N}]/gu)
  const orDefault = (text: string) => (/[^_]/.test(text) ? text : 'contact')
  return `attachment; filename="${orDefault(ascii)}.vcf"; filename*=UTF-8''${encodeURIComponent(`${orDefault(full)}.vcf`)}`
}
