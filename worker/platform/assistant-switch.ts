import type { Env } from './env.ts'

export const isAssistantServed = ({ ASSISTANT }: Pick<Env, 'ASSISTANT'>): boolean => ASSISTANT === 'on' || ASSISTANT === 'built-in'
