import { BUILDING } from './trades-crafts-build.ts'
import { CAR_CARE } from './trades-crafts-carcare.ts'
import { CAR_REPAIR } from './trades-crafts-cars.ts'
import { ELECTRICAL } from './trades-crafts-electric.ts'
import { HOME_SERVICES } from './trades-crafts-home.ts'
import { MOVING_AND_LOCKS } from './trades-crafts-moving.ts'
import { PLUMBING } from './trades-crafts-plumbing.ts'
import { PESTS_AND_APPLIANCES } from './trades-crafts-repairs.ts'
import { BIKES_AND_DRIVING } from './trades-crafts-rides.ts'
import { ROOFING } from './trades-crafts-roof.ts'

/** Services of craftsmen, garages and helpers about the house, each named in many words. */
export const CRAFTS = {
  ...ROOFING,
  ...PLUMBING,
  ...ELECTRICAL,
  ...CAR_REPAIR,
  ...CAR_CARE,
  ...HOME_SERVICES,
  ...MOVING_AND_LOCKS,
  ...PESTS_AND_APPLIANCES,
  ...BUILDING,
  ...BIKES_AND_DRIVING,
}
