export const LISTED_SESSIONS_MAX = 100

export interface SessionSummary {
  id: string
  current: boolean
  createdAt: string
  lastUsedAt: string
  browser: string | null
  os: string | null
  deviceType: string | null
  city: string | null
  country: string | null
}
