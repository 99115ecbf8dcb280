interface GuidePictureRule {
  alt: string
  /** Size in CSS pixels; the file has twice as many. */
  width: number
  height: number
  oneColorScheme?: true
}

/** The pictures of the guide. `npm run guide-pictures` creates them as screenshots. */
const GUIDE_PICTURES = {
  register: { alt: 'The form Create Account with fields for a username, an email address and a password.', width: 390, height: 566 },
  dashboard: {
    alt: 'The dashboard on a phone: the buttons Show my QR and Share, then the card with its URL, theme and views.',
    width: 390,
    height: 508,
  },
  'quick-editor': {
    alt: 'Quick Edit Mode on a phone: the card, and below it a bar for its picture, cover, logo and theme.',
    width: 390,
    height: 700,
  },
  'card-editor': {
    alt: 'The card editor on a desktop: a live preview on the left, the tabs with the form on the right.',
    width: 1016,
    height: 600,
  },
  themes: { alt: 'The dialog Select a Card Theme, in which the same card is drawn in several themes.', width: 704, height: 560 },
  'social-links': { alt: 'The Social tab: a list of social links with buttons to copy, edit and remove each.', width: 545, height: 450 },
  'contact-form': {
    alt: 'The contact form in the Buttons tab, switched on, with its title and its first question.',
    width: 545,
    height: 440,
  },
  card: { alt: 'A card on a phone, with the buttons Share and QR Code above it.', width: 390, height: 640, oneColorScheme: true },
  'qr-dialog': {
    alt: 'The dialog QR Code: the code, the link and buttons for downloads, the print sheet and copying.',
    width: 620,
    height: 304,
  },
  'show-mode': {
    alt: 'Show mode on a phone: a large QR code, the name, and the choice between Card link and Contact.',
    width: 390,
    height: 700,
    oneColorScheme: true,
  },
  'print-sheet': {
    alt: 'The print sheet: the same QR code in several sizes with lines to cut along.',
    width: 640,
    height: 460,
    oneColorScheme: true,
  },
  analytics: { alt: 'The analytics page: four totals, and below them the panels with insights.', width: 1016, height: 560 },
  export: { alt: 'The open menu of Export Data with one entry for each file.', width: 390, height: 720 },
  assistant: {
    alt: 'The configuration of the assistant: its switch, its name, its personality and its goal.',
    width: 560,
    height: 500,
    oneColorScheme: true,
  },
  chat: {
    alt: 'A chat with the assistant on a card: a question about prices and its answer.',
    width: 390,
    height: 560,
    oneColorScheme: true,
  },
  'custom-css': { alt: 'The Advanced tab with the editor for custom CSS and the classes that it can style.', width: 545, height: 544 },
  'app-preview': {
    alt: 'The Preview tab of the PWA settings: how the icon looks on Android, iOS and a desktop.',
    width: 776,
    height: 428,
    oneColorScheme: true,
  },
  menu: { alt: 'The opened menu on a phone, with all pages, the colour theme and Sign out.', width: 390, height: 700 },
} as const satisfies Record<string, GuidePictureRule>

export type GuidePictureName = keyof typeof GUIDE_PICTURES
export const GUIDE_PICTURE_NAMES = Object.keys(GUIDE_PICTURES) as GuidePictureName[]

export const guidePictureRuleOf = (name: GuidePictureName): GuidePictureRule => GUIDE_PICTURES[name]

/** The color schemes of the pictures. A picture with `oneColorScheme` has a single file. */
export const GUIDE_PICTURE_SCHEMES = ['light', 'dark'] as const
export type GuidePictureColorScheme = (typeof GUIDE_PICTURE_SCHEMES)[number]

export const guidePictureFileOf = (name: GuidePictureName, scheme: GuidePictureColorScheme): string =>
  guidePictureRuleOf(name).oneColorScheme ? `${name}.avif` : `${name}-${scheme}.avif`

const NARROW_PICTURE_WIDTH_MAX = 400

export const isNarrowPicture = (name: GuidePictureName): boolean => GUIDE_PICTURES[name].width <= NARROW_PICTURE_WIDTH_MAX

const PAGE_PICTURE_WIDTH_MIN = 900

/** True for a picture of a whole page. A phone shows only its beginning, because the rest would be too small to read. */
export const isPagePicture = (name: GuidePictureName): boolean => GUIDE_PICTURES[name].width >= PAGE_PICTURE_WIDTH_MIN
