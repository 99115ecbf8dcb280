import { PWA_ICON_SIDES_PX, type PwaIconSlot, imageVariantsOfUrl } from '../../schema/image.ts'
import {
  APP_SCREENSHOTS,
  DEFAULT_PWA_SETTINGS,
  type LaunchScreenManifestMember,
  type PwaSettings,
  screenshotPathOf,
} from '../../schema/pwa.ts'
import { APP_PAGE_PATHS, publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { SHOW_PATH } from '../../schema/show.ts'
import { readableTextColorOn } from '../../web/card/color.ts'
import type { CardModel } from '../../web/card/model.ts'
import { shareImageUrlOf } from '../share/key.ts'
import { SHARE_IMAGE_SIZE } from '../share/layout.ts'
import type { OwnedPwaSettings } from './queries.ts'

interface ManifestImage {
  src: string
  sizes: string
  type: string
  purpose?: 'any' | 'maskable'
  form_factor?: 'wide' | 'narrow'
  label?: string
}

interface ManifestShortcut {
  name: string
  url: string
  icons: ManifestImage[]
}

/**
 * A web app manifest (https://www.w3.org/TR/appmanifest/). It has no `orientation`, because a device may be mounted in either one (WCAG 1.3.4), and no
 * `lang`, because the language of an owner's name is unknown.
 */
export interface WebAppManifest extends LaunchScreenManifestMember {
  id: string
  name: string
  short_name: string
  description: string
  start_url: string
  scope: string
  display: 'standalone'
  theme_color: string
  background_color: string
  icons: ManifestImage[]
  shortcuts: ManifestShortcut[]
  screenshots: ManifestImage[]
  categories?: string[]
}

/** Returns the owner's icon for a slot. Browsers refuse icons that are no square PNGs, so the default icon replaces these. */
function iconUrlOf({ icons }: PwaSettings, slot: PwaIconSlot): string {
  const uploaded = imageVariantsOfUrl(icons[slot])
  const isRight = uploaded?.width === PWA_ICON_SIDES_PX[slot] && uploaded.height === uploaded.width && icons[slot].endsWith('.png')
  return isRight ? icons[slot] : DEFAULT_PWA_SETTINGS.icons[slot]
}

function manifestIconsOf(settings: PwaSettings): ManifestImage[] {
  const icon = (slot: PwaIconSlot, purpose: 'any' | 'maskable'): ManifestImage => {
    const side = PWA_ICON_SIDES_PX[slot]
    return { src: iconUrlOf(settings, slot), sizes: `${side}x${side}`, type: 'image/png', purpose }
  }
  return [icon('icon192', 'any'), icon('icon512', 'any'), icon('iconMaskable', 'maskable')]
}

const createShortcut = (name: string, url: string, icon: 'cards' | 'qr'): ManifestShortcut => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
})

const appearanceOf = (settings: PwaSettings) => ({
  display: 'standalone' as const,
  theme_color: settings.themeColor,
  background_color: settings.backgroundColor,
  icons: manifestIconsOf(settings),
  ...(settings.enableSplashScreen && {
    x_launch_screen: {
      image: settings.splashImage,
      icon: iconUrlOf(settings, 'icon512'),
      text_color: readableTextColorOn(settings.backgroundColor),
    },
  }),
})

/** Builds the manifest of the app. If a user has settings of their own, their app has its own id. */
export function buildAppManifest({ settings, ownerId }: OwnedPwaSettings, viewerId: number | null): WebAppManifest {
  return {
    id: ownerId !== null && ownerId === viewerId ? `/?app=${ownerId}` : '/',
    name: settings.appName,
    short_name: settings.shortName,
    description: settings.description,
    start_url: APP_PAGE_PATHS.dashboard,
    scope: '/',
    ...appearanceOf(settings),
    categories: ['business', 'productivity'],
    shortcuts: [createShortcut('Show my QR', SHOW_PATH, 'qr'), createShortcut('My cards', APP_PAGE_PATHS.dashboard, 'cards')],
    screenshots: APP_SCREENSHOTS.map(({ name, width, height, label }) => ({
      src: screenshotPathOf(name),
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: width > height ? 'wide' : 'narrow',
      label,
    })),
  }
}

/** The id of an installed card does not contain the slug, so that a card with a new slug stays the same installed app. */
const cardAppIdOf = (cardId: number) => `${publicCardPathOf('')}?card=${cardId}`

/** Builds the manifest of a card. If its owner has no settings, the installed card has the card's own name. */
export function buildCardManifest(card: CardModel, { settings, ownerId }: OwnedPwaSettings, cardOwnerId: number): WebAppManifest {
  const isOwn = ownerId === cardOwnerId
  const path = publicCardPathOf(card.slug)
  const screenshot = {
    src: shareImageUrlOf(card),
    sizes: `${SHARE_IMAGE_SIZE.width}x${SHARE_IMAGE_SIZE.height}`,
    type: 'image/jpeg',
    label: card.name,
  }
  return {
    id: cardAppIdOf(card.id),
    name: isOwn ? settings.appName : card.name,
    short_name: isOwn ? settings.shortName : card.name,
    description: isOwn ? settings.description : [card.title, card.company].filter(Boolean).join(', '),
    start_url: path,
    scope: path,
    ...appearanceOf(settings),
    shortcuts: [createShortcut('QR code', showPagePathOf(card.slug), 'qr')],
    screenshots: [screenshot, { ...screenshot, form_factor: 'wide' }],
  }
}
