import Papa from 'papaparse'
import { VCard } from 'vcard-creator'
import { resolveNameParts } from '../../schema/name.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { toIsoTime } from '../platform/time.ts'
import type { ConversationSummaryRow } from './analytics-queries.ts'

const CSV_COLUMNS: Record<string, (lead: ConversationSummaryRow) => string | number> = {
  date: ({ createdAt }) => toIsoTime(createdAt),
  name: ({ visitorName }) => visitorName ?? '',
  email: ({ visitorEmail }) => visitorEmail ?? '',
  phone: ({ visitorPhone }) => visitorPhone ?? '',
  leadScore: ({ leadScore }) => leadScore,
  outcome: ({ outcome }) => outcome ?? '',
  messages: ({ totalMessages }) => totalMessages,
  durationSeconds: ({ conversationDuration }) => conversationDuration,
  buttonClicks: ({ buttonInteractions }) => buttonInteractions.length,
  handedOver: ({ handedOverAt }) => (handedOverAt === null ? 'no' : 'yes'),
  language: ({ language }) => language,
}

/** The byte order mark makes Excel show accents correctly. Cells that Excel would run as a formula are escaped. */
export function buildLeadsCsv(leads: ConversationSummaryRow[]): string {
  const data = leads.map((lead) => Object.values(CSV_COLUMNS).map((cellOf) => cellOf(lead)))
  return `\u{FEFF}${Papa.unparse({ fields: Object.keys(CSV_COLUMNS), data }, { escapeFormulae: true, newline: '\r\n' })}\r\n`
}

const toOneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function buildLeadVcard(lead: ConversationSummaryRow, origin: string): string {
  const name = toOneLine(lead.visitorName ?? '')
  const vcard = new VCard()
  vcard.addUid(`${PRODUCT_NAMES.key}-lead-${lead.id}@${new URL(origin).hostname}`)
  vcard.addRevision(new Date(lead.createdAt))
  const { prefix, given, additional, family, suffix } = resolveNameParts(name, undefined)
  vcard
    .addFullName(name || (lead.visitorEmail ?? lead.visitorPhone ?? `Visitor ${lead.id}`))
    .addName(
      name ? { honorificPrefix: prefix, givenName: given, additionalNames: additional, familyName: family, honorificSuffix: suffix } : {},
    )
  if (lead.visitorEmail) vcard.addEmail({ address: toOneLine(lead.visitorEmail), type: ['internet'] })
  if (lead.visitorPhone) vcard.addPhoneNumber({ number: toOneLine(lead.visitorPhone), type: ['voice'] })
  vcard.addNote(`${PRODUCT_NAMES.assistant} chat of ${toIsoTime(lead.createdAt).slice(0, 10)}, lead score ${lead.leadScore}`)
  return vcard.toString()
}

export function buildLeadsVcards(leads: ConversationSummaryRow[], origin: string): string {
  return leads.map((lead) => buildLeadVcard(lead, origin)).join('')
}

// oxlint-disable-next-line no-control-regex -- file names must not contain control characters
const FORBIDDEN_FILE_NAME_CHARS = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** Returns the Content-Disposition header for a file `{card name or slug}-leads-{UTC date}.{extension}` (RFC 6266). */
export function leadsContentDispositionOf(card: { name: string | null; slug: string }, extension: string, now: number): string {
  const named = (card.name ?? '')
    .replace(FORBIDDEN_FILE_NAME_CHARS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const fileName = (name: string) => `${name}-leads-${toIsoTime(now).slice(0, 10)}.${extension}`
  return `attachment; filename="${fileName(card.slug)}"; filename*=UTF-8''${encodeURIComponent(fileName(named || card.slug)).replace(/['()]/g, escape)}`
}
