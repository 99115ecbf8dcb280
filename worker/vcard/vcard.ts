import { VCard } from 'vcard-creator'
import type { PublicCard } from '../../schema/card.ts'
import { CARD_FIELDS, PLAIN_TEXT_FIELDS } from '../../schema/card-fields.ts'
import { type NameOverride, resolveName } from '../../schema/name.ts'
import { PRODUCT } from '../../schema/product.ts'
import { readPhone } from '../../schema/phone-reader.ts'
import { splitExtension } from '../../schema/phone.ts'
import { phoneContext } from '../../schema/card-links.ts'
import { linkedCard } from '../rendering/linked-card.ts'

/** Properties that are written one by one: they have parts or a place of their own. */
const WRITTEN_APART: (string | null)[] = ['N', 'ORG', 'ADR', 'NOTE', null]
/** The other texts of a card, each with the property that takes it as it is. */
const TEXT_PROPERTIES = PLAIN_TEXT_FIELDS.map((field) => [field, CARD_FIELDS[field].vcard] as const).filter(
  ([, property]) => !WRITTEN_APART.includes(property),
)

/** Escapes a text value of a property that the library leaves as it is (RFC 2426, section 5). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** A value that the library writes as it is: nothing in it may begin another line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/**
 * The number of a TEL as typed, or with its country code where that is known from other numbers; signs that no phone reads
 * are left out. The extension stands apart: Android's importer drops every sign but `p` and `w` and would make its digits
 * more of the number, and iPhones know a comma alone.
 */
function telOf({ phone, socialLinks }: Pick<PublicCard, 'phone' | 'socialLinks'>): { number: string; extension: string | null } {
  const typed = oneLine(phone ?? '')
  const { countries } = phoneContext({ phone, socialLinks }, readPhone)
  const read = readPhone(typed, countries)
  const { number, extension } = splitExtension(typed)
  // As typed where its digits are those to be dialled: address books keep the owner's spaces.
  const known = read?.length === 'valid' && read.countryFrom !== 'guessed' && number.replace(/[^\d+]/g, '') !== read.e164
  return { number: known ? read.international : number || typed, extension }
}

/** A name as the library wants it, filed as its owner says or as it is guessed. */
function nameOptions(name: string, override: NameOverride | undefined) {
  const { prefix, given, additional, family, suffix } = resolveName(name, override)
  return { honorificPrefix: prefix, givenName: given, additionalNames: additional, familyName: family, honorificSuffix: suffix }
}

/**
 * The contact file of a card: vCard 3.0 (RFC 2426), CRLF, folded at 75 octets. What a card does not have is left out:
 * phones show an empty property as an empty line. Every link is a labelled URL, since Android drops X-SOCIALPROFILE.
 * `photo` is a JPEG of at most 400 by 400.
 */
export function vcardText(stored: PublicCard, origin: string, photo?: Uint8Array): string {
  // The library escapes line feeds alone, and some address books end a line at a carriage return too.
  const fields = Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value])
  const card = Object.fromEntries(fields) as PublicCard
  const model = linkedCard(card)
  const vcard = new VCard()
  vcard.addUid(`${PRODUCT.key}-card-${card.id}@${new URL(origin).hostname}`)
  vcard.addRevision(new Date(card.updatedAt))
  vcard.addFullName(model.name).addName(card.name ? nameOptions(card.name, card.nameParts) : {})
  // Without a person, the contact is the company.
  if (!card.name && card.company) vcard.addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
  if (card.company) vcard.addCompany({ name: card.company })
  for (const [field, name] of TEXT_PROPERTIES) if (card[field]) vcard.addCustomProperty({ name, value: escapeText(card[field]) })
  let item = 0
  const addLabelled = (name: string, value: string, label: string, params?: string) => {
    const group = `item${++item}`
    vcard.addCustomProperty({ name, value, group, ...(params && { params }) })
    vcard.addCustomProperty({ name: 'X-ABLabel', value: escapeText(label), group })
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
  // The library writes property names in capitals; address books that look for Apple's label want it as Apple spells it.
  return vcard.toString().replaceAll(/^(item\d+)\.X-ABLABEL:/gm, '$1.X-ABLabel:')
}

/** `Content-Disposition` of a contact file: an ASCII name for old clients, and the name itself in any script (RFC 6266). */
export function vcardDisposition(name: string | null): string {
  const named = (pattern: RegExp) => (name ?? '').replace(pattern, '_')
  const ascii = named(/[^A-Za-z0-9]/g)
  const full = named(/[^\p{L}\p{M}\p{N}]/gu)
  const orDefault = (text: string) => (/[^_]/.test(text) ? text : 'contact')
  return `attachment; filename="${orDefault(ascii)}.vcf"; filename*=UTF-8''${encodeURIComponent(`${orDefault(full)}.vcf`)}`
}
