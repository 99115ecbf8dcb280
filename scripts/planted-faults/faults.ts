import type { FaultsByName } from './faults/fault.ts'
import { CARD_FAULTS, CLIENT_FAULTS, SHARE_FAULTS } from './faults/card-faults.ts'
import { ANALYTICS_FAULTS, ASSISTANT_FAULTS, EDITOR_FAULTS, APP_PAGE_FAULTS, USER_FAULTS } from './faults/app-faults.ts'
import { ACCESS_FAULTS, AUTH_FAULTS, EVENT_FAULTS, MEDIA_FAULTS } from './faults/server-faults.ts'

/** All faults by area. */
export const FAULTS_BY_AREA = {
  card: CARD_FAULTS,
  client: CLIENT_FAULTS,
  share: SHARE_FAULTS,
  editors: EDITOR_FAULTS,
  users: USER_FAULTS,
  analytics: ANALYTICS_FAULTS,
  events: EVENT_FAULTS,
  auth: AUTH_FAULTS,
  access: ACCESS_FAULTS,
  media: MEDIA_FAULTS,
  pages: APP_PAGE_FAULTS,
  assistant: ASSISTANT_FAULTS,
} satisfies Record<string, FaultsByName>
