import { EXPORT_LIMITS } from '../../schema/export.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { SessionSummary } from '../../schema/session.ts'
import { toApiUser } from '../auth/present.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { unauthorizedError } from '../platform/errors.ts'
import { logFailure } from '../platform/log.ts'
import { getSessionWithUser } from '../platform/queries.ts'
import { toIsoTime } from '../platform/time.ts'
import { streamCardFields, streamCardWithLists } from './card.ts'
import { type StreamedJson, streamJsonItems, streamJsonObject } from './json.ts'
import { type ExportedAccountRows, listExportedCards } from './queries.ts'
import { streamZip, type ZipEntry } from './zip.ts'

export interface ExportSource {
  user: UserRow
  /** The download stops when the session with this id ends. */
  sessionId: string
  sessions: SessionSummary[]
  overview: ExportedAccountRows
  now: number
}

const encoder = new TextEncoder()
const IMAGES_PER_SESSION_CHECK = 25

async function* encodeText(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield encoder.encode(piece)
}

const imageFileNameOf = (key: string) =>
  `images/${key
    .slice(key.lastIndexOf('/') + 1)
    .replace(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')}`

/** Throws 401 if the session has ended, because the owner may have ended a thief's session. */
async function requireActiveSession(db: Db, { user, sessionId }: ExportSource): Promise<void> {
  if (!(await getSessionWithUser(db, user.id, sessionId))) throw unauthorizedError()
}

async function* streamCards(db: Db, source: ExportSource, cut: string[]): AsyncGenerator<StreamedJson> {
  const { cards, cardsWithLists } = EXPORT_LIMITS
  const cardIds = source.overview.cardIds.slice(0, cards.rows)
  const withLists = new Set(cardIds.slice(0, cardsWithLists))
  for (let start = 0; start < cardIds.length; start += cards.page) {
    await requireActiveSession(db, source)
    for (const exported of await listExportedCards(db, source.user.id, cardIds.slice(start, start + cards.page))) {
      if (!withLists.has(exported.card.id)) {
        yield streamCardFields(exported)
        continue
      }
      await requireActiveSession(db, source)
      yield await streamCardWithLists(db, exported, withLists.size, (sentence) => cut.push(sentence))
    }
  }
}

/** Streams data.json. `cut` and `missing` are written last, because the other parts fill these lists. */
function streamData(db: Db, source: ExportSource, missing: string[], cut: string[]) {
  const { user, sessions, overview, now } = source
  const { settings, dashboardSeenAt, audit, images, notifiedBrowsers, secondFactors } = overview
  return streamJsonObject({
    exportedAt: toIsoTime(now),
    profile: {
      ...toApiUser(user),
      emailConfirmedAt: user.emailConfirmedAt && toIsoTime(user.emailConfirmedAt),
      requestedLevel: user.requestedLevel,
      requestedAt: user.requestedAt && toIsoTime(user.requestedAt),
      declinedLevel: user.declinedLevel,
    },
    sessions: sessions.map(({ id: _id, ...session }) => session),
    secondFactors: {
      authenticatorAppSince: secondFactors.appSince && toIsoTime(secondFactors.appSince),
      passkeys: secondFactors.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: toIsoTime(createdAt),
        lastUsedAt: lastUsedAt && toIsoTime(lastUsedAt),
      })),
      recoveryCodesLeft: secondFactors.recoveryCodesLeft,
    },
    notifiedBrowsers: notifiedBrowsers.map(({ endpoint, createdAt }) => ({
      pushService: new URL(endpoint).host,
      since: toIsoTime(createdAt),
    })),
    installableApp: settings && { ...settings, updatedAt: toIsoTime(settings.updatedAt) },
    dashboardSeenAt: dashboardSeenAt && toIsoTime(dashboardSeenAt),
    auditLog: audit.slice(0, EXPORT_LIMITS.auditEntries).map(({ at, lastAt, actorId, ...entry }) => ({
      at: toIsoTime(at),
      lastAt: toIsoTime(lastAt ?? at),
      ...entry,
      byYourself: actorId === user.id,
    })),
    images: images.slice(0, EXPORT_LIMITS.images).map(({ key, createdAt, ...image }) => ({
      file: imageFileNameOf(key),
      ...image,
      uploadedAt: toIsoTime(createdAt),
    })),
    cards: () => streamJsonItems(streamCards(db, source, cut)),
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
Made: ${toIsoTime(now)}

data.json  everything as text, in the format JSON, which any text editor and most programs can read. All times are in UTC.
           profile          your account
           sessions         where you are signed in
           secondFactors    your authenticator app and passkeys
           notifiedBrowsers browsers that are notified about leads
           installableApp   your settings of the installable app
           dashboardSeenAt  when you last opened the Dashboard
           auditLog         changes of your account that were recorded
           images           the pictures in the folder images, and what they are for
           cards            your cards: all fields, past addresses (slugs), the assistant's configuration and conversations,
                            totals by day, and single events. Form submissions are the events called submissions. Visits by
                            bots, link previews and yourself are in the totals only.
images/    the pictures that you have uploaded

Passwords, secrets of authenticator apps, recovery codes and sign-in keys are not included.
${toParagraph('These pictures could not be read and are missing. Please download your data again later.', missing)}${toParagraph('Some lists were too long and were cut:', cut)}`

/** Streams all data of a user as a ZIP file, which also lists images that cannot be read. If an error ends the stream, calls `onError`. */
export function streamExport(
  env: Pick<Env, 'MEDIA'>,
  db: Db,
  source: ExportSource,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const { images, cardIds, audit } = source.overview
  const missing: string[] = []
  const cut: string[] = []
  const { cards, cardsWithLists } = EXPORT_LIMITS
  if (cardIds.length > cards.rows) cut.push(`Only your first ${cards.rows} cards are included.`)
  if (cardIds.length > cardsWithLists)
    cut.push(`Only your first ${cardsWithLists} cards have their events, form submissions, conversations and totals by day.`)
  if (images.length > EXPORT_LIMITS.images) cut.push(`Only your newest ${EXPORT_LIMITS.images} pictures are included.`)
  if (audit.length > EXPORT_LIMITS.auditEntries) cut.push(`Only the newest ${EXPORT_LIMITS.auditEntries} recorded changes are included.`)

  async function* listEntries(): AsyncGenerator<ZipEntry> {
    for (const [index, { key }] of images.slice(0, EXPORT_LIMITS.images).entries()) {
      if (index % IMAGES_PER_SESSION_CHECK === 0) await requireActiveSession(db, source)
      // The picture is read before its ZIP entry begins, because an entry that has begun cannot be removed.
      const bytes = await readImage(env, key)
      if (bytes) yield { name: imageFileNameOf(key), compress: false, chunks: [bytes] }
      else missing.push(imageFileNameOf(key))
    }
    yield { name: 'data.json', compress: true, chunks: encodeText(streamData(db, source, missing, cut)) }
    yield { name: 'README.txt', compress: true, chunks: [encoder.encode(renderReadme(source, missing, cut))] }
  }
  return streamZip(listEntries(), onError)
}

async function readImage(env: Pick<Env, 'MEDIA'>, key: string): Promise<Uint8Array | null> {
  try {
    const object = await env.MEDIA.get(key)
    return object && new Uint8Array(await object.arrayBuffer())
  } catch (error) {
    logFailure('export-picture-not-read', {}, error)
    return null
  }
}
