import { ANALYTICS } from './analytics.ts'
import { CREATING_CARD } from './creating-card.ts'
import { CUSTOMIZING_CARD, DEVELOPER_FEATURES } from './customizing-card.ts'
import { GETTING_STARTED } from './getting-started.ts'
import { MOBILE_TIPS, SUPPORT } from './mobile-and-support.ts'
import type { GuideSection } from './model.ts'
import { SHARING_CARD } from './sharing-card.ts'

export const GUIDE_SECTIONS: GuideSection[] = [
  GETTING_STARTED,
  CREATING_CARD,
  CUSTOMIZING_CARD,
  SHARING_CARD,
  ANALYTICS,
  DEVELOPER_FEATURES,
  MOBILE_TIPS,
  SUPPORT,
]
