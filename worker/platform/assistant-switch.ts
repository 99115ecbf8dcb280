import type { Env } from './env.ts'

/** Whether the deployment serves sales assistants. Any setting but `on` and `built-in` stops them, so that a misspelt "off" does too. */
export const isAssistantServed = ({ ASSISTANT }: Pick<Env, 'ASSISTANT'>): boolean => ASSISTANT === 'on' || ASSISTANT === 'built-in'
