import type { Env } from './env.ts'

export const isAssistantEnabledOnServer = ({ ASSISTANT }: Pick<Env, 'ASSISTANT'>): boolean => ASSISTANT === 'on' || ASSISTANT === 'built-in'
