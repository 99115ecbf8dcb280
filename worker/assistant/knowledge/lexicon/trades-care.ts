import { BEAUTY_TRADES } from './trades-care-beauty.ts'
import { BODY_TRADES } from './trades-care-body.ts'
import { EYES_TRADES } from './trades-care-eyes.ts'
import { FITNESS_TRADES } from './trades-care-fitness.ts'
import { HAIR_TRADES } from './trades-care-hair.ts'
import { PETS_TRADES } from './trades-care-pets.ts'
import { TEETH_TRADES } from './trades-care-teeth.ts'
import { VET_TRADES } from './trades-care-vet.ts'

/** Services of those who care for people's bodies and for animals. */
export const CARE_TRADES = {
  ...TEETH_TRADES,
  ...EYES_TRADES,
  ...BODY_TRADES,
  ...FITNESS_TRADES,
  ...HAIR_TRADES,
  ...BEAUTY_TRADES,
  ...PETS_TRADES,
  ...VET_TRADES,
} as const
