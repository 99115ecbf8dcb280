import { ACCESS_LEVELS, accessLevelLabelOf, accessLevelTileLabelOf } from './level.ts'
import { PRODUCT_NAMES } from './product.ts'
import type { AppPageName } from './route.ts'

/** What users read instead of a page for which their level is too low. Absent parts have the general wording. */
export interface PageDenial {
  title?: string
  text?: string
  /** Where the button below the text leads; home if absent. */
  back?: 'dashboard'
}

/** Buttons of a card on the dashboard that a level may be needed for. */
export type GatedCardAction = 'analytics' | 'view' | 'salesbot' | 'delete'

interface CapabilityRules {
  /** Least access level of users who have the capability. */
  level: number
  /** Its words in the guide's list of what each level includes; null if the list does not name it. */
  guide: string | null
  /** The API's answer to users of a lower level, unless it is the general "Access denied". */
  refusal?: string
  /** Pages that need the capability, each with what other users read there. They are not in the sidebar of other users either. */
  pages?: Partial<Record<AppPageName, PageDenial>>
  /** The button that needs the capability. */
  action?: GatedCardAction
}

// The texts below name these levels, so each is written once.
const ASSISTANT_LEVEL = ACCESS_LEVELS.professional
const ADVANCED_LEVEL = ACCESS_LEVELS.enterprise

const withArticle = (noun: string) => `${/^[AE]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Everything that depends on a user's access level. The server's guards, the pages, the dashboard, the guide and the tests read it. */
export const CAPABILITIES = {
  /** To change the address of one's own card. */
  changeSlug: { level: ACCESS_LEVELS.professional, guide: 'its address can be changed' },
  /** To have the sales assistant on one's own cards, to configure it and to read its conversations. */
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
  /** To change the fields of a card marked `advanced`, and for its owner, to have visitors see its custom CSS. */
  useAdvancedFields: {
    level: ADVANCED_LEVEL,
    guide: 'the Advanced tab with custom CSS and embed codes',
    refusal: `Custom CSS and embed codes need ${withArticle(accessLevelTileLabelOf(ADVANCED_LEVEL))} account`,
  },
  /** To read and change the cards and profiles of others, whatever the levels of their owners. */
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
  readAuditLog: { level: ACCESS_LEVELS.admin, guide: null },
  /** To change other users of the highest level. */
  changeAdmins: {
    level: ACCESS_LEVELS.admin,
    guide: null,
    refusal: `Only ${withArticle(accessLevelLabelOf(ACCESS_LEVELS.admin))} can change this account`,
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

/** Returns the rules of a capability, typed as `CapabilityRules` instead of their exact literal type. */
export const capabilityRulesOf = (capability: Capability): CapabilityRules => CAPABILITIES[capability]

type Refusing = { [Name in Capability]: (typeof CAPABILITIES)[Name] extends { refusal: string } ? Name : never }[Capability]
/** Returns the API's answer to users without a capability that has a wording of its own. */
export const refusalOf = (capability: Refusing): string => CAPABILITIES[capability].refusal

/** True if users of this access level have the capability. */
export const levelAllows = (level: number, capability: Capability): boolean => level >= CAPABILITIES[capability].level

const listMissing = (level: number) => CAPABILITY_NAMES.filter((name) => !levelAllows(level, name)).map(capabilityRulesOf)

/** Returns what users of this access level read instead of a page; undefined if they may open it. */
export const findPageDenial = (level: number, page: AppPageName): PageDenial | undefined =>
  listMissing(level).find(({ pages }) => pages?.[page])?.pages?.[page]

export const isCardActionAllowed = (level: number, action: string): boolean => listMissing(level).every((rules) => rules.action !== action)

/** Text of a badge that names the least level of a capability. */
export const levelBadgeOf = (capability: Capability) => `Level ${CAPABILITIES[capability].level}+`

/**
 * Returns why the user `editor` may not change the slug of a card owned by `ownerId`, or null if the user may. Those who act for
 * others may change every slug, other users only the slugs of their own cards.
 */
export function explainSlugEditRefusal({ id, accessLevel }: { id: number; accessLevel: number }, ownerId: number): string | null {
  if (levelAllows(accessLevel, 'actForOthers')) return null
  if (!levelAllows(accessLevel, 'changeSlug')) return `Level ${accessLevel} users cannot edit the card URL slug`
  return id === ownerId ? null : 'Only admins or the card owner can edit the URL slug'
}

/** Maximum number of cards of a user, by access level. */
const CARD_LIMITS: Record<number, number> = { 1: 1, 2: 1, 3: 3, 4: Infinity, 5: Infinity }
export const cardLimitOfLevel = (level: number): number => CARD_LIMITS[level] ?? 1

export function cardLimitHintOf(level: number): string {
  const limit = cardLimitOfLevel(level)
  const name = level > ACCESS_LEVELS.basic ? accessLevelLabelOf(level) : accessLevelTileLabelOf(level)
  return `${name} users are limited to ${limit} business card${limit === 1 ? '' : 's'}.`
}
