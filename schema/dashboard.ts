/** The dashboard counts the views of the last seven days for so many of the user's cards, the oldest first. */
export const DASHBOARD_WEEK_CARDS_MAX = 500
/** Number of days, today included, whose views the dashboard shows for each card. */
export const DASHBOARD_WEEK_DAYS = 7
/** Number of cards with new leads that the dashboard links to. */
export const DASHBOARD_LEAD_CARDS_MAX = 3
/** The list of cards can be searched and sorted from this number of cards on. */
export const SEARCHABLE_CARDS_MIN = 9

/** What happened on all cards of the signed-in user, without bots, link previews, floods and the owner's own visits. */
export interface DashboardActivity {
  /** When the previous visit of the dashboard ended, in ISO 8601; null during the first visit. */
  since: string | null
  /** Counts since then; during the first visit those of the last seven days. */
  views: number
  saves: number
  /** Form submissions, and chats that became leads. */
  leads: number
  /** Cards that got these leads, the newest lead first, at most `DASHBOARD_LEAD_CARDS_MAX`. */
  leadCardIds: number[]
  /** Views of all time, which tells a card that was never viewed from a quiet week. */
  viewsOfAllTime: number
  /** Today in the requested time zone, as `YYYY-MM-DD`. */
  today: string
  /** Views by card id on each of the last seven days, oldest first. Cards without views are absent. */
  weekViews: Record<number, number[]>
}
