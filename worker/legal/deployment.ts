import type { Operator } from '../../schema/operator.ts'
import { isAssistantEnabledOnServer } from '../platform/assistant-switch.ts'
import type { Env } from '../platform/env.ts'
import { readOperator } from '../platform/operator.ts'
import { getModelProvider } from '../salesbot/model-provider.ts'

/** What the legal pages tell of this deployment. */
export interface Deployment {
  origin: string
  operator: Operator
  storesFullAddresses: boolean
  hasAssistant: boolean
  /** Company or host whose language model answers chats; null without one. */
  modelProvider: string | null
  hasMaps: boolean
}

function modelProviderNameOf(env: Env): string | null {
  if (env.ASSISTANT !== 'on' || !getModelProvider(env)) return null
  if (!env.OPENAI_API_KEY) return 'Cloudflare'
  return env.OPENAI_BASE_URL && URL.canParse(env.OPENAI_BASE_URL) ? new URL(env.OPENAI_BASE_URL).hostname : 'OpenAI'
}

export const describeDeployment = (env: Env): Deployment => ({
  origin: env.APP_ORIGIN,
  operator: readOperator(env),
  storesFullAddresses: env.VISITOR_ADDRESSES === 'full',
  hasAssistant: isAssistantEnabledOnServer(env),
  modelProvider: modelProviderNameOf(env),
  hasMaps: Boolean(env.GOOGLE_MAPS_API_KEY),
})
