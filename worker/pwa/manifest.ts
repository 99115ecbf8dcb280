import { PWA_ICON_SIDES, type PwaIconSlot } from '../../schema/image.ts'
import type { PwaSettings } from '../../schema/pwa.ts'
import { APP_PAGE_PATHS, publicCardPathOf, SHOW_PATH, showPagePathOf } from '../../schema/route.ts'
import type { CardModel } from '../../web/card/model.ts'
import { shareImageUrlOf } from '../share/key.ts'
import { SHARE_IMAGE_SIZE } from '../share/layout.ts'
import type { OwnedPwaSettings } from './queries.ts'

interface ManifestImage {
  src: string
  sizes: string
  type: string
  purpose?: 'any' | 'maskable'
  form_factor?: 'wide'
  label?: string
}

/** A web app manifest, as far as this product uses it (https://www.w3.org/TR/appmanifest/). */
export interface WebAppManifest {
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
  shortcuts: { name: string; url: string }[]
  screenshots?: ManifestImage[]
}

function manifestIconsOf({ icons }: PwaSettings): ManifestImage[] {
  const icon = (slot: PwaIconSlot, purpose: 'any' | 'maskable'): ManifestImage => {
    const side = PWA_ICON_SIDES[slot]
    return { src: icons[slot], sizes: `${side}x${side}`, type: 'image/png', purpose }
  }
  return [icon('icon192', 'any'), icon('icon512', 'any'), icon('iconMaskable', 'maskable')]
}

const appearanceOf = (settings: PwaSettings) =>
  ({
    display: 'standalone',
    theme_color: settings.themeColor,
    background_color: settings.backgroundColor,
    icons: manifestIconsOf(settings),
  }) as const

/** Builds the manifest of the app. A user with settings of their own gets an app of its own, with another id than the site's. */
export function buildAppManifest({ settings, ownerId }: OwnedPwaSettings, viewerId: number | null): WebAppManifest {
  return {
    id: ownerId !== null && ownerId === viewerId ? `/?app=${ownerId}` : '/',
    name: settings.appName,
    short_name: settings.shortName,
    description: settings.description,
    start_url: APP_PAGE_PATHS.dashboard,
    scope: '/',
    ...appearanceOf(settings),
    shortcuts: [
      { name: 'Show my QR', url: SHOW_PATH },
      { name: 'My cards', url: APP_PAGE_PATHS.dashboard },
    ],
  }
}

/** Builds the manifest of a card. Without settings of its owner, the installed card has the card's own name. */
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
    id: path,
    name: isOwn ? settings.appName : card.name,
    short_name: isOwn ? settings.shortName : card.name,
    description: isOwn ? settings.description : [card.title, card.company].filter(Boolean).join(', '),
    start_url: path,
    scope: path,
    ...appearanceOf(settings),
    shortcuts: [{ name: 'QR code', url: showPagePathOf(card.slug) }],
    screenshots: [screenshot, { ...screenshot, form_factor: 'wide' }],
  }
}
