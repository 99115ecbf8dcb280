import { EXPORT_LIMITS } from '../../schema/export.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { SessionSummary } from '../../schema/session.ts'
import { toApiUser } from '../auth/present.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { streamCard } from './card.ts'
import { streamJsonItems, streamJsonObject } from './json.ts'
import type { ExportOverview } from './queries.ts'
import { streamZip, type ZipEntry } from './zip.ts'

/** What an export contains: all of it belongs to the user. */
export interface ExportSource {
  user: UserRow
  sessions: SessionSummary[]
  overview: ExportOverview
  /** Time of the export in ms. */
  now: number
}

const toIso = (time: number) => new Date(time).toISOString()
const encoder = new TextEncoder()

async function* encodeText(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield encoder.encode(piece)
}

/** Name of an image in the ZIP file: the last part of its storage key, without characters that mean something in a path. */
const imageFileNameOf = (key: string) =>
  `images/${key
    .slice(key.lastIndexOf('/') + 1)
    .replace(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')}`

/** Writes the profile, cards, statistics and all else as JSON. `cut` and `missing` are complete only when the rest is written. */
function streamData(db: Db, { user, sessions, overview, now }: ExportSource, missing: string[], cut: string[]) {
  const { cardIds, settings, audit, images } = overview
  const cards = cardIds.slice(0, EXPORT_LIMITS.cards)
  async function* streamCards() {
    for (const id of cards) {
      const card = await streamCard(db, user.id, id, cards.length, (sentence) => cut.push(sentence))
      if (card) yield card
    }
  }
  return streamJsonObject({
    exportedAt: toIso(now),
    profile: { ...toApiUser(user), emailConfirmedAt: user.emailConfirmedAt && toIso(user.emailConfirmedAt) },
    sessions: sessions.map(({ id: _id, ...session }) => session),
    installableApp: settings && { ...settings, updatedAt: toIso(settings.updatedAt) },
    auditLog: audit.slice(0, EXPORT_LIMITS.auditEntries).map(({ at, actorId, ...entry }) => ({
      at: toIso(at),
      ...entry,
      byYourself: actorId === user.id,
    })),
    images: images.slice(0, EXPORT_LIMITS.images).map(({ key, createdAt, ...image }) => ({
      file: imageFileNameOf(key),
      ...image,
      uploadedAt: toIso(createdAt),
    })),
    cards: () => streamJsonItems(streamCards()),
    missing: async function* () {
      yield JSON.stringify(missing)
    },
    cut: async function* () {
      yield JSON.stringify(cut)
    },
  })
}

const toParagraph = (title: string, lines: string[]) =>
  lines.length > 0 ? `\n${title}\n${lines.map((line) => `- ${line}\n`).join('')}` : ''

const renderReadme = ({ user, now }: ExportSource, missing: string[], cut: string[]) => `Your data at ${PRODUCT_NAMES.name}
Account: ${user.username}
Made: ${toIso(now)}

data.json  everything as text, in the format JSON, which any text editor and most programs can read. All times are in UTC.
           profile          your account
           sessions         where you are signed in
           installableApp   your settings of the installable app
           auditLog         changes of your account that were recorded
           images           the pictures in the folder images, and what they are for
           cards            your cards: all fields, past addresses (slugs), the assistant's configuration and conversations,
                            totals by day, and single events. Form submissions are the events called submissions. Visits by
                            bots, link previews and yourself are in the totals only.
images/    the pictures that you have uploaded

Passwords and sign-in keys are not included.
${toParagraph('These pictures could not be read and are missing. Please download your data again later.', missing)}${toParagraph('Some lists were too long and were cut:', cut)}`

/** Streams all data of a user as a ZIP file. An image that cannot be read is named in the file, and the others follow. */
export function streamExport(env: Pick<Env, 'MEDIA'>, db: Db, source: ExportSource): ReadableStream<Uint8Array> {
  const { images, cardIds, audit } = source.overview
  const missing: string[] = []
  const cut: string[] = []
  if (cardIds.length > EXPORT_LIMITS.cards) cut.push(`Only your first ${EXPORT_LIMITS.cards} cards are included.`)
  if (images.length > EXPORT_LIMITS.images) cut.push(`Only your newest ${EXPORT_LIMITS.images} pictures are included.`)
  if (audit.length > EXPORT_LIMITS.auditEntries) cut.push(`Only the newest ${EXPORT_LIMITS.auditEntries} recorded changes are included.`)

  async function* listEntries(): AsyncGenerator<ZipEntry> {
    for (const { key } of images.slice(0, EXPORT_LIMITS.images)) {
      // A picture is read whole before its entry begins, because an entry cannot be taken back when reading fails midway.
      const bytes = await readImage(env, key)
      if (bytes) yield { name: imageFileNameOf(key), compress: false, chunks: [bytes] }
      else missing.push(imageFileNameOf(key))
    }
    yield { name: 'data.json', compress: true, chunks: encodeText(streamData(db, source, missing, cut)) }
    yield { name: 'README.txt', compress: true, chunks: [encoder.encode(renderReadme(source, missing, cut))] }
  }
  return streamZip(listEntries())
}

async function readImage(env: Pick<Env, 'MEDIA'>, key: string): Promise<Uint8Array | null> {
  try {
    const object = await env.MEDIA.get(key)
    return object && new Uint8Array(await object.arrayBuffer())
  } catch (error) {
    console.error(JSON.stringify({ export: key, error: String(error) }))
    return null
  }
}
