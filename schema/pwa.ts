import type { PwaIconSlot } from './image.ts'
import { PRODUCT_NAMES } from './product.ts'

export const PWA_TEXT_LIMITS = { appName: 30, shortName: 12, description: 60 } as const

export const PWA_ERROR_MESSAGES = {
  noAppName: 'App name is required',
  noShortName: 'Short name is required',
  noColor: 'Enter a color such as #9333ea',
} as const

export const PWA_COLOR_PATTERN = /^#[0-9a-f]{6}$/

/** Settings of the installed app, or of an owner's cards when visitors install them. Images are URL paths. */
export interface PwaSettings {
  appName: string
  shortName: string
  description: string
  themeColor: string
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

/** Launch screen on iOS. Other systems draw theirs from the manifest. */
export interface LaunchScreen {
  image: string | null
  icon: string
  text_color: string
}

/** A manifest member that only this product reads. Browsers ignore unknown members. */
export interface LaunchScreenManifestMember {
  x_launch_screen?: LaunchScreen
}

export const APP_SCREENSHOTS = [
  { name: 'dashboard-wide', page: 'dashboard', width: 1280, height: 800, label: 'Your cards, with how often they were viewed and saved' },
  { name: 'dashboard-narrow', page: 'dashboard', width: 780, height: 1688, label: 'Your cards at hand' },
  { name: 'card-narrow', page: 'card', width: 780, height: 1688, label: 'A card, as your contacts see it' },
] as const

export const screenshotPathOf = (name: string) => `/screenshots/${name}.jpg`

export const MANIFEST_FILE = 'manifest.webmanifest'
export const APPLE_ICON_FILE = 'apple-touch-icon.png'
export const DEFAULT_APPLE_ICON_PATH = '/icons/apple-touch-icon.png'
