import type { Context } from 'hono'
import { RowIdParamSchema } from '../../schema/text.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { goneError, notFoundError } from '../platform/errors.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { type CardWithSalesbot, getCardWithSalesbot } from './config-queries.ts'
import { isAssistantEnabledForCard } from './config.ts'

export const readIdParam = (c: Context<HonoEnv>, name: string): number => parseWithSchema(RowIdParamSchema, { id: c.req.param(name) }).id

export async function getSalesbotCardInPath(c: Context<HonoEnv>): Promise<CardWithSalesbot> {
  const found = await getCardWithSalesbot(openDatabase(c.env.DB), readIdParam(c, 'cardId'))
  if (!found) throw notFoundError('cardNotFound')
  return found
}

/** Gets the card in the path. Throws 404 for an unknown card and if the assistant is off, and 410 for a suspended card. */
export async function getCardInPathWithAssistantEnabled(c: Context<HonoEnv>): Promise<CardWithSalesbot> {
  const found = await getSalesbotCardInPath(c)
  if (found.suspendedAt !== null) throw goneError('cardSuspended')
  if (!isAssistantEnabledForCard(c.env, found)) throw notFoundError('assistantOff')
  return found
}
