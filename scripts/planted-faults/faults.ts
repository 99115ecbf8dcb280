import type { PlantedFaultsByName } from './faults/fault.ts'
import { PLANTED_CARD_FAULTS, PLANTED_CARD_SCRIPT_FAULTS, PLANTED_SHARE_FAULTS } from './faults/card-faults.ts'
import {
  PLANTED_ANALYTICS_FAULTS,
  PLANTED_ASSISTANT_FAULTS,
  PLANTED_EDITOR_FAULTS,
  PLANTED_APP_PAGE_FAULTS,
  PLANTED_USER_FAULTS,
} from './faults/app-faults.ts'
import { PLANTED_ACCESS_FAULTS, PLANTED_AUTH_FAULTS, PLANTED_EVENT_FAULTS, PLANTED_MEDIA_FAULTS } from './faults/server-faults.ts'

/** All faults by area. */
export const PLANTED_FAULTS_BY_AREA = {
  card: PLANTED_CARD_FAULTS,
  client: PLANTED_CARD_SCRIPT_FAULTS,
  share: PLANTED_SHARE_FAULTS,
  editors: PLANTED_EDITOR_FAULTS,
  users: PLANTED_USER_FAULTS,
  analytics: PLANTED_ANALYTICS_FAULTS,
  events: PLANTED_EVENT_FAULTS,
  auth: PLANTED_AUTH_FAULTS,
  access: PLANTED_ACCESS_FAULTS,
  media: PLANTED_MEDIA_FAULTS,
  pages: PLANTED_APP_PAGE_FAULTS,
  assistant: PLANTED_ASSISTANT_FAULTS,
} satisfies Record<string, PlantedFaultsByName>
