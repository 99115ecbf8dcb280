import { CHAT_QUERY_PARAMS } from '../../../schema/route.ts'

export type ChatCardReference = { slug: string } | { cardId: number } | null

/** Reads which card a query string means: by slug, by a path that ends with the slug, or by id. Returns null if it names no card. */
export function readChatCard(params: URLSearchParams): ChatCardReference {
  const path = params.get(CHAT_QUERY_PARAMS.card)?.split(/[?#]/)[0]
  const slug = path
    ?.split('/')
    .findLast((segment) => segment.trim() !== '')
    ?.trim()
  if (slug) return { slug }
  const id = params.get(CHAT_QUERY_PARAMS.cardId) ?? ''
  return /^[1-9]\d{0,15}$/.test(id) ? { cardId: Number(id) } : null
}
