/** Maximum number of sessions that a user's list names: the ones used last. */
export const LISTED_SESSIONS_MAX = 100

/** A session of the signed-in user: a browser or app in which the user is signed in. Times are ISO 8601 in UTC. */
export interface SessionSummary {
  id: string
  /** True for the session that made the request. */
  current: boolean
  createdAt: string
  /** Time of the last use. The server updates it, the device and the place at most once an hour. */
  lastUsedAt: string
  browser: string | null
  os: string | null
  /** `Desktop`, `Mobile`, `Tablet` or `TV`. */
  deviceType: string | null
  city: string | null
  /** ISO 3166 code of the country, such as `IT`. */
  country: string | null
}
