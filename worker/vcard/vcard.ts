import { VCard } from 'vcard-creator'
import type { PublicCard } from '../../schema/card.ts'
import { CARD_FIELDS, PLAIN_TEXT_FIELDS } from '../../schema/card-fields.ts'
import { type NameOverride, resolveName } from '../../schema/name.ts'
import { PRODUCT } from '../../schema/product.ts'
import { readPhone } from '../../schema/phone-reader.ts'
import { splitExtension } from '../../schema/phone.ts'
import { phoneContext } from '../../schema/card-links.ts'
import { linkedCard } from '../rendering/linked-card.ts'

/** Properties that `vcardText` writes with code of their own. Null stands for fields that the file leaves out. */
const SPECIAL_PROPERTIES: (string | null)[] = ['N', 'ORG', 'ADR', 'NOTE', null]
/** The other plain texts of a card, with the property that each is written to. */
const TEXT_PROPERTIES = PLAIN_TEXT_FIELDS.map((field) => [field, CARD_FIELDS[field].vcard] as const).filter(
  ([, property]) => !SPECIAL_PROPERTIES.includes(property),
)

/** Escapes a text value (RFC 2426, section 5) for properties that the library does not escape. */
function escapeVcardText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Removes line breaks from values that the library does not escape, so that they cannot start another property. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/**
 * The number for TEL: as typed, or with its country code if the card's other numbers tell it. The extension is returned
 * separately, because no notation for it works on all phones: Android would append its digits to the number, and iPhones
 * know only a comma.
 */
function telOf({ phone, socialLinks }: Pick<PublicCard, 'phone' | 'socialLinks'>): { number: string; extension: string | null } {
  const typed = oneLine(phone ?? '')
  const { countries } = phoneContext({ phone, socialLinks }, readPhone)
  const read = readPhone(typed, countries)
  const { number, extension } = splitExtension(typed)
  // Numbers that can be dialled as typed keep the owner's formatting.
  const known = read?.length === 'valid' && read.countryFrom !== 'guessed' && number.replace(/[^\d+]/g, '') !== read.e164
  return { number: known ? read.international : number || typed, extension }
}

/** The parts of a name as the library's options: guessed, with the owner's overrides. */
function nameOptions(name: string, override: NameOverride | undefined) {
  const { prefix, given, additional, family, suffix } = resolveName(name, override)
  return { honorificPrefix: prefix, givenName: given, additionalNames: additional, familyName: family, honorificSuffix: suffix }
}

/**
 * The contact file of a card: vCard 3.0 (RFC 2426), CRLF, folded at 75 octets. Empty fields are left out,
 * because phones show an empty property as an empty line. Links are labelled URLs, because Android drops X-SOCIALPROFILE.
 * `photo` is a JPEG of at most 400 by 400 pixels.
 */
export function vcardText(stored: PublicCard, origin: string, photo?: Uint8Array): string {
  // The library escapes only line feeds, but some address books also end a line at a carriage return.
  const fields = Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value])
  const card = Object.fromEntries(fields) as PublicCard
  const model = linkedCard(card)
  const vcard = new VCard()
  vcard.addUid(`${PRODUCT.key}-card-${card.id}@${new URL(origin).hostname}`)
  vcard.addRevision(new Date(card.updatedAt))
  vcard.addFullName(model.name).addName(card.name ? nameOptions(card.name, card.nameParts) : {})
  // Without a name, the contact is shown as a company.
  if (!card.name && card.company) vcard.addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
  if (card.company) vcard.addCompany({ name: card.company })
  for (const [field, name] of TEXT_PROPERTIES) if (card[field]) vcard.addCustomProperty({ name, value: escapeVcardText(card[field]) })
  let item = 0
  const addLabelled = (name: string, value: string, label: string, params?: string) => {
    const group = `item${++item}`
    vcard.addCustomProperty({ name, value, group, ...(params && { params }) })
    vcard.addCustomProperty({ name: 'X-ABLabel', value: escapeVcardText(label), group })
  }
  if (card.phone) {
    const { number, extension } = telOf(card)
    if (extension) addLabelled('TEL', number, `Work, ext. ${extension}`, 'TYPE=WORK,VOICE')
    else vcard.addPhoneNumber({ number, type: ['work', 'voice'] })
  }
  if (card.email) vcard.addEmail({ address: oneLine(card.email), type: ['internet', 'work'] })
  if (card.address) vcard.addAddress({ street: card.address, type: ['work'] })

  const addLink = (label: string, url: string) => addLabelled('URL', url, label)
  const website = model.contacts.find(({ key }) => key === 'website')?.href
  if (website) addLink('Website', website)
  addLink('Digital card', origin + model.path)
  for (const { label, href, key, value } of model.socials) {
    if (href) addLink(label, href)
    else vcard.addImpp({ uri: `x-apple:${encodeURIComponent(value)}`, serviceType: label.replace(/[^\p{L}\p{N} -]/gu, '') || key })
  }
  for (const { text, href } of model.buttons) if (/^https?:/i.test(href)) addLink(text, href)
  if (card.about) vcard.addNote(card.about)
  if (photo) vcard.addPhoto({ image: Buffer.from(photo).toString('base64'), mime: 'JPEG' })
  // The library writes property names in capitals, but some address books expect Apple's spelling of this label.
  return vcard.toString().replaceAll(/^(item\d+)\.X-ABLABEL:/gm, '$1.X-ABLabel:')
}

/** The `Content-Disposition` of a contact file, with an ASCII file name for old clients and a Unicode one (RFC 6266). */
export function vcardDisposition(name: string | null): string {
  const named = (pattern: RegExp) => (name ?? '').replace(pattern, '_')
  const ascii = named(/[^A-Za-z0-9]/g)
  const full = named(/[^\p{L}\p{M}\p{N}]/gu)
  const orDefault = (text: string) => (/[^_]/.test(text) ? text : 'contact')
  return `attachment; filename="${orDefault(ascii)}.vcf"; filename*=UTF-8''${encodeURIComponent(`${orDefault(full)}.vcf`)}`
}
