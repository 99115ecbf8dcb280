import type { PwaIconSlot } from './image.ts'
import { PRODUCT_NAMES } from './product.ts'

/** Maximum lengths of the installed app's texts, in characters. */
export const PWA_TEXT_LIMITS = { appName: 30, shortName: 12, description: 60 } as const

export const PWA_ERROR_MESSAGES = {
  noAppName: 'App name is required',
  noShortName: 'Short name is required',
  noColor: 'Enter a color such as #9333ea',
} as const

/** Matches the colors of the settings, in lower case. */
export const PWA_COLOR_PATTERN = /^#[0-9a-f]{6}$/

/** How the app, or an owner's cards, look when they are installed on a device. Image fields are URL paths. */
export interface PwaSettings {
  appName: string
  shortName: string
  description: string
  /** `#rrggbb` */
  themeColor: string
  /** `#rrggbb` */
  backgroundColor: string
  enableSplashScreen: boolean
  splashImage: string | null
  icons: Record<PwaIconSlot, string>
}

export const DEFAULT_PWA_SETTINGS: PwaSettings = {
  appName: PRODUCT_NAMES.appName,
  shortName: PRODUCT_NAMES.shortName,
  description: 'Virtual Business Cards',
  themeColor: '#9333ea',
  backgroundColor: '#1f2937',
  enableSplashScreen: true,
  splashImage: null,
  icons: { icon192: '/icons/icon-192.png', icon512: '/icons/icon-512.png', iconMaskable: '/icons/icon-512.png' },
}

/** File names of the web app manifest and of the icon for iOS, below the origin for the app, or below a card's own path. */
export const MANIFEST_FILE = 'manifest.webmanifest'
export const APPLE_ICON_FILE = 'apple-touch-icon.png'
export const DEFAULT_APPLE_ICON_PATH = '/icons/apple-touch-icon.png'
