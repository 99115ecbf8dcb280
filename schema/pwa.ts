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

/** What the launch screen on iOS shows on the background color. Other systems draw theirs from the manifest's usual members. */
export interface LaunchScreen {
  /** URL of the owner's splash image; null for the icon with the name. */
  image: string | null
  icon: string
  /** Color of the name, readable on the background. */
  text_color: string
}

/** The member that only this product reads of its manifests. Browsers ignore members that they do not know. */
export interface LaunchScreenMember {
  /** Missing if the owner switched the splash screen off. */
  x_launch_screen?: LaunchScreen
}

/** Pictures of the product that a browser shows in the dialog for installing it. `npm run app-screenshots` takes them. */
export const APP_SCREENSHOTS = [
  { name: 'dashboard-wide', page: 'dashboard', width: 1280, height: 800, label: 'Your cards, with how often they were viewed and saved' },
  { name: 'dashboard-narrow', page: 'dashboard', width: 780, height: 1688, label: 'Your cards at hand' },
  { name: 'card-narrow', page: 'card', width: 780, height: 1688, label: 'A card, as your contacts see it' },
] as const

export const screenshotPathOf = (name: string) => `/screenshots/${name}.jpg`

/** File names of the web app manifest and of the icon for iOS, below the origin for the app, or below a card's own path. */
export const MANIFEST_FILE = 'manifest.webmanifest'
export const APPLE_ICON_FILE = 'apple-touch-icon.png'
export const DEFAULT_APPLE_ICON_PATH = '/icons/apple-touch-icon.png'
