import { ACCESS_LEVELS } from '../../schema/level.ts'
import { DEFAULT_SALESBOT_CONFIG, type PublicSalesbotConfig, type SalesbotConfig } from '../../schema/salesbot.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { isAssistantServed } from '../platform/assistant-switch.ts'
import type { Env } from '../platform/env.ts'
import type { CardWithSalesbot, SalesbotConfigRow } from './config-queries.ts'

/** Converts a stored configuration for the API; the defaults if nothing was stored. */
export function toSalesbotConfig(cardId: number, row: SalesbotConfigRow | null): SalesbotConfig {
  if (!row) return { cardId, ...DEFAULT_SALESBOT_CONFIG }
  const { id: _id, createdAt: _createdAt, updatedAt, ...fields } = row
  return { ...(fields as Omit<SalesbotConfig, 'updatedAt'>), updatedAt: new Date(updatedAt).toISOString() }
}

/** True if the assistant of a card answers visitors: it is enabled, its owner's level allows it and no stop switch is set. */
export function isAssistantOn(
  env: Pick<Env, 'ASSISTANT'>,
  { ownerLevel, config }: Pick<CardWithSalesbot, 'ownerLevel' | 'config'>,
): boolean {
  return isAssistantServed(env) && ownerLevel >= ACCESS_LEVELS.professional && (config?.isEnabled ?? false)
}

/** Returns the part of a card's configuration that everybody may read. */
export function toPublicSalesbotConfig(env: Pick<Env, 'ASSISTANT'>, found: CardWithSalesbot): PublicSalesbotConfig {
  const { botName, avatarUrl, actionButtons } = toSalesbotConfig(found.card.id, found.config)
  return { isEnabled: isAssistantOn(env, found), botName, avatarUrl, actionButtons }
}

/** Builds what a reply may depend on. `country` is the visitor's ISO 3166 code; `now` is in ms. */
export function toAssistantContext(
  card: CardWithSalesbot['card'],
  config: SalesbotConfig,
  country: string | null,
  now: number,
): AssistantContext {
  const { name, title, company, phone, email, website, address, about } = card
  return { card: { name, title, company, phone, email, website, address, about }, config, country, now }
}
