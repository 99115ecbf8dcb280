import { ACCESS_LEVEL_NAMES, ACCESS_LEVELS, accessLevelLabelOf, accessLevelTileLabelOf } from './level.ts'
import { type RequestablePlan, planOfLevel } from './plan.ts'
import { PRODUCT_NAMES } from './product.ts'
import type { AppPageName } from './route.ts'

/** Text that users with too low an access level see instead of a page. A general wording replaces a missing `title` or `text`. */
export interface PageAccessDenial {
  title?: string
  text?: string
  back?: 'dashboard'
}

export type LevelRestrictedCardAction = 'analytics' | 'view' | 'salesbot' | 'delete'

interface CapabilityRules {
  level: number
  /** Name of the capability in the guide's list of levels; null if it is not listed. */
  guide: string | null
  /** Error message for users with too low an access level. By default "Access denied". */
  refusal?: string
  /** Pages that need the capability. The sidebar hides them from users without it. */
  pages?: Partial<Record<AppPageName, PageAccessDenial>>
  action?: LevelRestrictedCardAction
}

const ASSISTANT_LEVEL = ACCESS_LEVELS.professional
const ADVANCED_LEVEL = ACCESS_LEVELS.enterprise

const withArticle = (noun: string) => `${/^[AE]/.test(noun) ? 'an' : 'a'} ${noun}`

/**
 * Everything that depends on a user's access level. The server's guards, the pages, the dashboard, the guide and the tests read this table.
 */
export const CAPABILITIES = {
  changeSlug: { level: ACCESS_LEVELS.professional, guide: 'its address can be changed' },
  useAssistant: {
    level: ASSISTANT_LEVEL,
    guide: PRODUCT_NAMES.assistant,
    pages: {
      salesbot: {
        title: `${PRODUCT_NAMES.assistant} Access Required`,
        text: `Level ${ASSISTANT_LEVEL} access or higher is required to configure the ${PRODUCT_NAMES.assistant} feature.`,
        back: 'dashboard',
      },
      chatAnalytics: { text: `${PRODUCT_NAMES.assistant} analytics require Level ${ASSISTANT_LEVEL}+ access.`, back: 'dashboard' },
    },
    action: 'salesbot',
  },
  /** Allows changes of card fields marked `advanced`. Visitors see custom CSS only if the card's owner has this capability. */
  useAdvancedFields: {
    level: ADVANCED_LEVEL,
    guide: 'the Advanced tab with custom CSS and embed codes',
    refusal: `Custom CSS and embed codes need ${withArticle(ACCESS_LEVEL_NAMES[ADVANCED_LEVEL])} account (level ${ADVANCED_LEVEL})`,
  },
  actForOthers: { level: ACCESS_LEVELS.editor, guide: 'all cards of others' },
  manageUsers: {
    level: ACCESS_LEVELS.editor,
    guide: 'User Management',
    pages: {
      users: {
        text: 'You do not have permission to view this page. This page requires admin privileges. Please contact your administrator.',
      },
    },
  },
  moderateCards: {
    level: ACCESS_LEVELS.editor,
    guide: 'reports of cards',
    pages: {
      reports: {
        text: `Reports of cards need ${withArticle(ACCESS_LEVEL_NAMES[ACCESS_LEVELS.editor])} account (level ${ACCESS_LEVELS.editor}).`,
      },
    },
  },
  stopServices: { level: ACCESS_LEVELS.admin, guide: null },
  readAuditLog: { level: ACCESS_LEVELS.admin, guide: null },
  changeAdmins: {
    level: ACCESS_LEVELS.admin,
    guide: null,
    refusal: `Only ${withArticle(ACCESS_LEVEL_NAMES[ACCESS_LEVELS.admin])} (level ${ACCESS_LEVELS.admin}) can change this account`,
  },
  deleteCards: { level: ACCESS_LEVELS.admin, guide: 'deleting cards', action: 'delete' },
  replayDeadLetters: { level: ACCESS_LEVELS.admin, guide: null },
  changePwaSettings: {
    level: ACCESS_LEVELS.basic,
    guide: null,
    pages: { pwaSettings: { text: 'You need admin access to configure PWA settings. Please contact an administrator.' } },
  },
} as const satisfies Record<string, CapabilityRules>

export type Capability = keyof typeof CAPABILITIES
export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as Capability[]

export const capabilityRulesOf = (capability: Capability): CapabilityRules => CAPABILITIES[capability]

type Refusing = { [Name in Capability]: (typeof CAPABILITIES)[Name] extends { refusal: string } ? Name : never }[Capability]
export const capabilityRefusalMessageOf = (capability: Refusing): string => CAPABILITIES[capability].refusal

export const levelAllows = (level: number, capability: Capability): boolean => level >= CAPABILITIES[capability].level

const listMissing = (level: number) => CAPABILITY_NAMES.filter((name) => !levelAllows(level, name)).map(capabilityRulesOf)

const findMissingForPage = (level: number, page: AppPageName) => listMissing(level).find(({ pages }) => pages?.[page])

export const findPageAccessDenial = (level: number, page: AppPageName): PageAccessDenial | undefined =>
  findMissingForPage(level, page)?.pages?.[page]

/** Returns the plan that opens a page to users of this level; undefined if no plan does. */
export const findPlanForPage = (level: number, page: AppPageName): RequestablePlan | undefined =>
  planOfLevel(findMissingForPage(level, page)?.level ?? 0)

export const isCardActionAllowed = (level: number, action: string): boolean => listMissing(level).every((rules) => rules.action !== action)

export const levelBadgeOf = (capability: Capability) => `Level ${CAPABILITIES[capability].level}+`

/** Returns why the user may not change the slug of a card of the user `ownerId`; null if they may. */
export function explainSlugEditRefusal({ id, accessLevel }: { id: number; accessLevel: number }, ownerId: number): string | null {
  if (levelAllows(accessLevel, 'actForOthers')) return null
  if (!levelAllows(accessLevel, 'changeSlug')) return `Level ${accessLevel} users cannot edit the card URL slug`
  return id === ownerId ? null : 'Only admins or the card owner can edit the URL slug'
}

const CARD_LIMITS: Record<number, number> = { 1: 1, 2: 1, 3: 3, 4: Infinity, 5: Infinity }
export const cardLimitOfLevel = (level: number): number => CARD_LIMITS[level] ?? 1

export function cardLimitHintOf(level: number): string {
  const limit = cardLimitOfLevel(level)
  const name = level > ACCESS_LEVELS.basic ? accessLevelLabelOf(level) : accessLevelTileLabelOf(level)
  return `${name} users are limited to ${limit} business card${limit === 1 ? '' : 's'}.`
}
