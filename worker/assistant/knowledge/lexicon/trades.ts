import { type ConceptNames } from './topics.ts'
import { CARE_TRADES } from './trades-care.ts'
import { CRAFTS } from './trades-crafts.ts'
import { EVENT_TRADES } from './trades-events.ts'
import { OFFICE_TRADES } from './trades-office.ts'

/** Services of common trades. Their names find a service or a passage also in another language or in other words. */
export const TRADES = {
  ...CARE_TRADES,
  ...CRAFTS,
  ...OFFICE_TRADES,
  ...EVENT_TRADES,
} as const satisfies Record<string, ConceptNames>
