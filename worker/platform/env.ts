import type { QueueMessage, UserUploadMessage } from '../../schema/queue-message.ts'

export interface Env {
  ASSETS: Fetcher
  DB: D1Database
  CARDS: KVNamespace
  MEDIA: R2Bucket
  /** Bucket for queue messages that failed every retry. */
  DEAD_LETTERS: R2Bucket
  EVENTS: Queue<QueueMessage>
  UPLOADS: Queue<UserUploadMessage>
  EMAIL: SendEmail
  AI: Ai
  CARD_ID_LIMIT: RateLimit
  VCARD_FILE_LIMIT: RateLimit
  FORM_LIMIT: RateLimit
  UPLOAD_LIMIT: RateLimit
  EVENT_LIMIT: RateLimit
  EVENT_ADDRESS_LIMIT: RateLimit
  CHAT_LIMIT: RateLimit
  SAMPLE_CARD_LIMIT: RateLimit
  NETWORK_LIMIT: RateLimit
  READ_LIMIT: RateLimit
  USER_LIMIT: RateLimit
  ACCOUNT_LIMIT: RateLimit
  APP_ORIGIN: string
  MAIL_FROM: string
  REGISTRATION: string
  OPERATOR_NAME: string
  /** E-mail address or https address */
  OPERATOR_CONTACT: string
  DEMO: string
  /** With `optional`, nobody needs a second factor. With any other value, users of `SECOND_FACTOR_LEVEL_MIN` do. */
  SECOND_FACTOR: string
  VISITOR_ADDRESSES: string
  /** Setting of the sales assistant: `on`, `built-in` (without a language model) or `off`. */
  ASSISTANT: string
  WORKERS_AI_MODEL: string
  /** Secret key that signs sessions, at least 32 characters. Without it, the deployment refuses to serve. */
  SESSION_SECRET?: string
  GOOGLE_MAPS_API_KEY?: string
  /** With `on request`, share images are drawn only when somebody requests them. */
  SHARE_IMAGES?: string
  /** Keys of notifications about leads (RFC 8292), as base64url. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  /** JSON of a plan's name and the https address where it is paid. */
  PLAN_CHECKOUT_URLS?: string
  OPENAI_API_KEY?: string
  OPENAI_BASE_URL?: string
  OPENAI_MODEL?: string
  /** Local only: a server that stands for the sites of videos when their posters are fetched. */
  VIDEO_SITES_ORIGIN?: string
}
