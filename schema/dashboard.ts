export const CARDS_WITH_WEEK_CHART_MAX = 500
export const DASHBOARD_CHART_DAYS = 7
export const DASHBOARD_CARDS_WITH_LEADS_MAX = 3
export const CARDS_TO_SHOW_SEARCH_MIN = 9

/** Number of events on all cards of the signed-in user. Excludes bots, link previews, floods and the owner's own visits. */
export interface DashboardActivity {
  since: string | null
  views: number
  saves: number
  /** Form submissions, and chats that became leads. */
  leads: number
  leadCardIds: number[]
  viewsOfAllTime: number
  today: string
  /** Views by card id on each of the last seven days, oldest first. Cards without views are absent. */
  weekViews: Record<number, number[]>
}
