import { actionButtonMarkerOf, type ActionButton, type PrimaryGoal } from '../../schema/salesbot.ts'

/** Most action buttons that a reply offers. */
const BUTTONS_MAX = 3

/** Words of descriptions and addresses by which a button serves a goal, in the assistant's languages. */
const GOAL_PATTERNS: Record<PrimaryGoal, RegExp> = {
  schedule_appointment:
    /book|appointment|schedul|calend|call|meet|visit|reserv|cita|agend|termin|buchen|rendez|rdv|réserv|consult|marcar|予約|相談|面談/i,
  generate_lead:
    /contact|quote|offer|estimate|call|mail|whatsapp|kontakt|angebot|anfrage|rückruf|presupuesto|devis|orçamento|contat|問い合わせ|見積|相談/i,
  make_sale:
    /buy|order|shop|store|pay|checkout|cart|compra|pedido|tienda|pagar|kauf|bestell|laden|achet|command|boutique|loja|注文|購入|ショップ/i,
}

const LINK_REQUEST_PATTERN = /\blinks?\b|\benlaces?\b|\bliens?\b|\bonline\b|\ben ligne\b|\ben línea\b|リンク|オンライン/i

/** True if a visitor asks for a link to do something online. */
export const asksForLink = (message: string) => LINK_REQUEST_PATTERN.test(message)

/** Markers of the action buttons that a reply offers, those that serve the goal first. */
export function listButtonMarkers(buttons: ActionButton[], goal: PrimaryGoal): string {
  const serves = ({ description, url }: ActionButton) => GOAL_PATTERNS[goal].test(`${description} ${url}`)
  return [...buttons.filter(serves), ...buttons.filter((button) => !serves(button))]
    .slice(0, BUTTONS_MAX)
    .map(actionButtonMarkerOf)
    .join(' ')
}
