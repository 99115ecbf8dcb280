import { CRAFT_TRADES } from './trades-events-craft.ts'
import { FOOD_TRADES } from './trades-events-food.ts'
import { PARTY_TRADES } from './trades-events-party.ts'
import { PHOTO_TRADES } from './trades-events-photo.ts'

/** Services for events, of restaurants and shops, and of those who teach. */
export const EVENT_TRADES = {
  ...PHOTO_TRADES,
  ...PARTY_TRADES,
  ...FOOD_TRADES,
  ...CRAFT_TRADES,
} as const
