import type { Context } from 'hono'
import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../schema/salesbot.ts'
import { eventVisitorDataOf } from '../events/origin.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { VisitorSetting } from './config.ts'

function preferredLanguageOf(c: Context<HonoEnv>): AssistantLanguage | null {
  const [, first] = /^\s*([a-z]{2})\b/i.exec(c.req.header('Accept-Language')?.slice(0, 20) ?? '') ?? []
  return ASSISTANT_LANGUAGES.find((language) => language === first?.toLowerCase()) ?? null
}

export const visitorSettingOf = (c: Context<HonoEnv>): VisitorSetting => ({
  country: eventVisitorDataOf(c.req.raw, c.env).country,
  browserLanguage: preferredLanguageOf(c),
})
