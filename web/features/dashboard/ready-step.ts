import { APP_PAGE_PATHS } from '../../../schema/route.ts'

/** The address of the dashboard that shows the QR code of a card that was just created. */
export const readyPathOf = (cardId: number) => `${APP_PAGE_PATHS.dashboard}?ready=${cardId}`

/** Returns the id of the card whose QR code this query string asks for; null if it asks for none. */
export function parseReadyCardId(queryString: string): number | null {
  return Number(new URLSearchParams(queryString).get('ready')) || null
}
