import { z } from 'zod'

/** The newest browsers of a user that are notified. */
export const PUSH_SUBSCRIPTIONS_PER_USER_MAX = 10
/** Limit of a user's notifications about conversations, and of those about forms, because strangers can cause them. */
export const PUSH_NOTICES_PER_DAY_MAX = 50

/** The push services of Chrome, Firefox, Safari and Edge. The server sends to no other address, because the browser names it. */
const PUSH_SERVICE_URL_PATTERN =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|[\w-]+\.notify\.windows\.com)\/[\w/?=&%:.~-]+$/

/** What a browser's `PushSubscription` is as JSON. The lengths of the keys are those of RFC 8291. */
export const PushSubscriptionBody = z.object({
  endpoint: z.string().max(1000).regex(PUSH_SERVICE_URL_PATTERN, 'The push service of this browser is not known here'),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
})
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>

export interface PushState {
  /** Null if this deployment has no keys for notifications. */
  publicKey: string | null
  /** True if the browser of this session is notified. */
  isSubscribed: boolean
}

/** What a notification shows, and the path of the app that it opens. It replaces an earlier one with the same tag. */
export interface PushedNotice {
  title: string
  path: string
  tag: string
}
