import type { Context } from 'hono'
import { CARD_LANGUAGES, type CardLanguage, DEFAULT_CARD_LANGUAGE, LANGUAGE_PARAM, offeredLanguageOf } from '../../schema/card-language.ts'
import { createCardLinkBuilder } from '../../schema/card-links.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { readPhoneNumber } from '../../schema/phone-reader.ts'
import { findPreferredLanguage } from '../../schema/preferred-language.ts'
import { DEFAULT_SALESBOT_CONFIG, type OwnerSalesbotConfig, type PublicSalesbotConfig, type SalesbotConfig } from '../../schema/salesbot.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { createZoneOffsetLookup, toTimeZoneOrUtc } from '../analytics/zone.ts'
import { eventVisitorDataOf, hasTrackingOptOut } from '../events/origin.ts'
import { isAssistantEnabledOnServer } from '../platform/assistant-switch.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Env } from '../platform/env.ts'
import type { CardWithSalesbot, SalesbotConfigPatch, SalesbotConfigRow } from './config-queries.ts'
import { type ModelEnv, enabledModelNameOf } from './reply.ts'

export function toSalesbotConfig(cardId: number, row: SalesbotConfigRow | null): SalesbotConfig {
  if (!row) return { cardId, ...DEFAULT_SALESBOT_CONFIG }
  const { id: _id, createdAt: _createdAt, updatedAt, ...fields } = row
  return { ...(fields as Omit<SalesbotConfig, 'updatedAt'>), updatedAt: new Date(updatedAt).toISOString() }
}

export const toOwnerSalesbotConfig = (env: ModelEnv, cardId: number, row: SalesbotConfigRow | null): OwnerSalesbotConfig => ({
  ...toSalesbotConfig(cardId, row),
  model: enabledModelNameOf(env),
})

/** Returns the stored configuration with the owner's unsaved changes. */
export const toTestSalesbotConfig = ({ card, config }: CardWithSalesbot, unsaved: SalesbotConfigPatch): SalesbotConfig => ({
  ...toSalesbotConfig(card.id, config),
  ...unsaved,
})

/** True if the assistant is enabled, the owner's level allows it and the deployment serves assistants. */
export function isAssistantEnabledForCard(
  env: Pick<Env, 'ASSISTANT'>,
  { ownerLevel, config }: Pick<CardWithSalesbot, 'ownerLevel' | 'config'>,
): boolean {
  return isAssistantEnabledOnServer(env) && levelAllows(ownerLevel, 'useAssistant') && (config?.isEnabled ?? false)
}

export function toPublicSalesbotConfig(env: Pick<Env, 'ASSISTANT'>, found: CardWithSalesbot): PublicSalesbotConfig {
  const { botName, avatarUrl, actionButtons } = toSalesbotConfig(found.card.id, found.config)
  return { isEnabled: isAssistantEnabledForCard(env, found), botName, avatarUrl, actionButtons }
}

/** The visitor's country (ISO 3166) and time zone, and the language in which the chat begins; null if only the owner's texts tell it. */
export interface VisitorLocale {
  country: string | null
  timeZone: string | null
  expectedLanguage: CardLanguage | null
}

const ACCEPTED_LANGUAGES_LENGTH_MAX = 200

function preferredLanguageOf(c: Context<HonoEnv>): CardLanguage | null {
  const accepted = c.req.header('Accept-Language')?.slice(0, ACCEPTED_LANGUAGES_LENGTH_MAX).split(',') ?? []
  return findPreferredLanguage(
    accepted.map((tag) => tag.replace(/;.*/, '').trim()),
    CARD_LANGUAGES,
  )
}

/**
 * Returns the language in which the chat of a card begins: the one that the page's address asks for, or the card's own. English may only be
 * what the owner never changed, so then the browser's language counts.
 */
function expectedLanguageOf(c: Context<HonoEnv>, { language }: CardWithSalesbot['card']): CardLanguage | null {
  const ownLanguage = language === DEFAULT_CARD_LANGUAGE ? null : language
  return offeredLanguageOf(c.req.query(LANGUAGE_PARAM)) ?? ownLanguage ?? preferredLanguageOf(c)
}

/** Cloudflare knows the time zone from the place of the IP address, which is not read for visitors who asked not to be tracked. */
function timeZoneOf({ headers, cf }: Request): string | null {
  const timeZone = hasTrackingOptOut(headers) ? undefined : (cf as { timezone?: string } | undefined)?.timezone
  return timeZone && toTimeZoneOrUtc(timeZone) === timeZone ? timeZone : null
}

export const visitorLocaleOf = (c: Context<HonoEnv>, { card }: Pick<CardWithSalesbot, 'card'>): VisitorLocale => ({
  country: eventVisitorDataOf(c.req.raw, c.env).country,
  timeZone: timeZoneOf(c.req.raw),
  expectedLanguage: expectedLanguageOf(c, card),
})

/** Returns the card's WhatsApp number in E.164. */
function whatsappNumberOf(card: Pick<CardWithSalesbot['card'], 'phone' | 'socialLinks'>): string | null {
  const typed = getOwnProperty(card.socialLinks, 'whatsapp')
  const link = typed ? createCardLinkBuilder(card, readPhoneNumber).social('whatsapp', typed) : null
  const [, digits] = /^https:\/\/wa\.me\/(\d+)/.exec(link ?? '') ?? []
  return digits ? `+${digits}` : null
}

export function toAssistantContext(
  card: CardWithSalesbot['card'],
  config: SalesbotConfig,
  { country, timeZone, expectedLanguage }: VisitorLocale,
  now: number,
): AssistantContext {
  const { name, title, company, phone, email, website, address, about, socialLinks } = card
  return {
    card: { name, title, company, phone, email, website, address, about, whatsapp: whatsappNumberOf({ phone, socialLinks }) },
    config,
    country,
    expectedLanguage,
    now,
    utcOffsetMinutes: timeZone === null ? null : createZoneOffsetLookup(timeZone)(now) / 60_000,
  }
}
