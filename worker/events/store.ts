import { storedAddress } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'
import type { StoredMessage } from './message.ts'
import { deviceOf, exclusionOf, locationOf, sourceOf } from './visitor.ts'

/** How long a visitor's key may still count: card_visitors forgets older ones, so a late replay would count them again. In ms. */
const VISITOR_MAX_AGE = 86_400_000

// The cross join makes SQLite walk the batch and look each card up, never the other way round. `WHERE true` keeps the
// parser from reading ON CONFLICT as a join's ON. A duplicate updates a column to itself so that RETURNING names its card
// too: what is not named is of a card that does not exist.
const from = `FROM json_each(?1) e CROSS JOIN business_cards c ON c.id = e.value ->> 'cardId' WHERE true`
// An event counts as a flood only if nothing else keeps it out: an owner who clicks fast is still the owner.
const excluded = `coalesce(nullif(e.value ->> 'exclusion', 'flood'), CASE WHEN c.user_id = e.value ->> 'userId' THEN 'owner' END, e.value ->> 'exclusion')`

const STATEMENTS = {
  view: `INSERT INTO card_views (card_id, view_id, viewer_ip, viewer_location, viewer_device, source, duration, excluded, visitor, timestamp)
    SELECT c.id, e.value ->> 'id', e.value ->> 'ip', e.value ->> 'location', e.value ->> 'device', e.value ->> 'source', e.value ->> 'duration',
      ${excluded}, CASE WHEN ${excluded} IS NULL THEN e.value ->> 'visitor' END, e.value ->> 'at'
    ${from}
    ON CONFLICT (card_id, view_id) DO UPDATE SET
      duration = coalesce(max(duration, excluded.duration), duration, excluded.duration),
      source = CASE WHEN source = 'direct' THEN excluded.source ELSE source END
    RETURNING card_id`,
  click: `INSERT INTO card_clicks (card_id, event_id, link_type, link_id, clicker_ip, clicker_location, clicker_device, excluded, timestamp)
    SELECT c.id, e.value ->> 'id', e.value ->> 'linkType', e.value ->> 'linkId', e.value ->> 'ip', e.value ->> 'location', e.value ->> 'device',
      ${excluded}, e.value ->> 'at'
    ${from}
    ON CONFLICT (card_id, event_id) DO UPDATE SET link_type = link_type
    RETURNING card_id`,
  save: `INSERT INTO card_saves (card_id, event_id, saver_ip, saver_location, saver_device, excluded, timestamp)
    SELECT c.id, e.value ->> 'id', e.value ->> 'ip', e.value ->> 'location', e.value ->> 'device', ${excluded}, e.value ->> 'at'
    ${from}
    ON CONFLICT (card_id, event_id) DO UPDATE SET saver_device = saver_device
    RETURNING card_id`,
}

function toRow(message: StoredMessage, env: Pick<Env, 'VISITOR_ADDRESSES'>, now: number) {
  const { kind: _, ua, city, country, ...rest } = message
  return {
    ...rest,
    ip: storedAddress(env, message.ip),
    location: locationOf(city, country),
    device: deviceOf(ua),
    exclusion: message.exclusion === 'flood' ? (exclusionOf(ua) ?? 'flood') : (message.exclusion ?? exclusionOf(ua)),
    ...(message.kind === 'view' && {
      source: sourceOf(message.source, message.referrer),
      visitor: message.at > now - VISITOR_MAX_AGE ? message.visitor : undefined,
    }),
  }
}

/**
 * Stores a batch of events in one transaction of at most three statements, one a kind. Each event is stored once however
 * often it comes; a view's later post adds its duration and source. Returns how many were of no existing card.
 */
export async function storeEvents(
  env: Pick<Env, 'DB' | 'VISITOR_ADDRESSES'>,
  events: StoredMessage[],
  now: number,
): Promise<{ unknown: number }> {
  const kinds = (['view', 'click', 'save'] as const).filter((kind) => events.some((event) => event.kind === kind))
  if (kinds.length === 0) return { unknown: 0 }
  const results = await env.DB.batch<{ card_id: number }>(
    kinds.map((kind) => {
      const rows = events.filter((event) => event.kind === kind).map((event) => toRow(event, env, now))
      return env.DB.prepare(STATEMENTS[kind]).bind(JSON.stringify(rows))
    }),
  )
  return { unknown: events.length - results.reduce((known, result) => known + result.results.length, 0) }
}
