import useSWRImmutable from 'swr/immutable'
import type { PublicCard } from '../../../schema/card.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE } from '../../../schema/card-language.ts'
import type { PublicSalesbotConfig } from '../../../schema/salesbot.ts'
import type { ChatPerson } from '../../chat/chat-head.tsx'
import { type ChatWords, ENGLISH_CHAT_WORDS, loadChatWords } from '../../chat/chat-words.ts'
import { type ApiError, OFFLINE_MESSAGE } from '../../lib/api.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { useSignedInUser } from '../../lib/user.ts'
import type { ChatCardReference } from './find-card.ts'

export type ChatCard =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; retry: () => void }
  | { state: 'unavailable'; words: ChatWords | undefined }
  | { state: 'ready'; cardId: number; config: PublicSalesbotConfig; person: ChatPerson | null; isOwner: boolean; words: ChatWords }

const isRefusal = (error: ApiError | undefined) => error !== undefined && [400, 403, 404, 410].includes(error.status)

const personOf = ({ name, nameParts, profilePicture }: PublicCard): ChatPerson | null =>
  name ? { name: nameParts?.given || name, photo: profilePicture, initials: null } : null

/** Returns the chat's words in a language; undefined until they are loaded. */
function useChatWordsIn(language: CardLanguage): ChatWords | undefined {
  const isEnglish = language === DEFAULT_CARD_LANGUAGE
  const { data } = useSWRImmutable(isEnglish ? null : `chat-words ${language}`, () => loadChatWords(language))
  return isEnglish ? ENGLISH_CHAT_WORDS : data
}

/** `requested` is the language that the address asks for; without it, the chat has the card's language. */
export function useChatCard(reference: ChatCardReference, requested: CardLanguage | null): ChatCard {
  const slug = reference && 'slug' in reference ? reference.slug : null
  const card = useApiCall('GET /api/card/:slug', slug === null ? null : { params: { slug } })
  const cardId = reference && 'cardId' in reference ? reference.cardId : card.data?.id
  const config = useApiCall('GET /api/salesbot/:cardId/config', cardId === undefined ? null : { params: { cardId } }, {
    revalidateOnFocus: false,
  })
  const words = useChatWordsIn(requested ?? card.data?.language ?? DEFAULT_CARD_LANGUAGE)
  const { user } = useSignedInUser()
  const own = useApiCall('GET /api/business-cards', user ? {} : null)

  const error = card.error ?? config.error
  if (reference === null || isRefusal(error) || config.data?.isEnabled === false) return { state: 'unavailable', words }
  if (cardId !== undefined && config.data && words)
    return {
      state: 'ready',
      cardId,
      config: config.data,
      person: card.data ? personOf(card.data) : null,
      isOwner: own.data?.some(({ id }) => id === cardId) ?? false,
      words,
    }
  if (!error) return { state: 'loading' }
  const retry = () => void (card.error ? card.mutate() : config.mutate())
  return { state: 'failed', reason: error.status === 429 ? error.message : OFFLINE_MESSAGE, retry }
}
