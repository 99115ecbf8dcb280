import { ANALYTICS_SECTION } from './analytics.ts'
import { CREATING_CARD_SECTION } from './creating-card.ts'
import { CUSTOMIZING_CARD_SECTION, DEVELOPER_FEATURES_SECTION } from './customizing-card.ts'
import { GETTING_STARTED_SECTION } from './getting-started.ts'
import { MOBILE_TIPS_SECTION, SUPPORT_SECTION } from './mobile-and-support.ts'
import { type GuideSection, parseGuideSection } from './model.ts'
import { SHARING_CARD_SECTION } from './sharing-card.ts'

export const GUIDE_SECTIONS: GuideSection[] = [
  GETTING_STARTED_SECTION,
  CREATING_CARD_SECTION,
  CUSTOMIZING_CARD_SECTION,
  SHARING_CARD_SECTION,
  ANALYTICS_SECTION,
  DEVELOPER_FEATURES_SECTION,
  MOBILE_TIPS_SECTION,
  SUPPORT_SECTION,
].map(parseGuideSection)
