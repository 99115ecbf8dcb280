import { EMBED_CODES_MAX, GALLERY_IMAGES_MAX } from '../../../../schema/card.ts'
import { CAPABILITIES } from '../../../../schema/capabilities.ts'
import { CARD_CSS_CLASSES, CARD_THEME_KEYS } from '../../../../schema/theme.ts'
import { SLUG_CHANGES_PER_DAY_MAX, SLUG_LENGTH_MAX, SLUG_LENGTH_MIN } from '../../../../schema/slug.ts'
import type { GuideSectionSource, GuideTopicSource } from './model.ts'

const CUSTOM_CSS_TOPIC: Omit<GuideTopicSource, 'id'> = {
  title: 'Custom CSS',
  keywords: 'style stylesheet font colour code class advanced',
  picture: 'custom-css',
  lines: [
    '1. Open the card in the card editor, tab **Advanced**.',
    `1. Write CSS under **Custom CSS**. Every theme has these classes: ${CARD_CSS_CLASSES.map((name) => `\`.${name}\``).join(', ')}.`,
    '1. Look at the preview beside it. Lines that cannot be used, such as an import or a picture from another site, are listed below the editor with the reason.',
    '1. Press **Save Changes**.',
    'Your CSS reaches your card alone, and nothing else on the page.',
    'Effects such as shadows, blur, gradients and animations have a limit, so that your card stays fast on every phone. Use them on a class and not on `*`, and animate only transforms, opacity and colours.',
  ],
}

const EMBED_CODES_TOPIC: Omit<GuideTopicSource, 'id'> = {
  title: 'Chatbot scripts and other embed codes',
  keywords: 'embed html iframe widget javascript script third party calendly intercom',
  lines: [
    '1. In the **Advanced** section of the card editor, press **Add Embed Code** under **Embed codes**.',
    '1. Paste the script code or HTML that the other service gives you: of a chatbot, a calendar, a map or a form. Give it a title, which screen readers read.',
    '1. Press **Save Changes**, then open the card with **View** and try it.',
    `A card holds up to ${EMBED_CODES_MAX} embeds. Each runs in a frame of its own, shut off from the card: its scripts work, but they cannot read or change the card, and a chat bubble stays inside its frame instead of floating over the page.`,
  ],
}

export const CUSTOMIZING_CARD_SECTION: GuideSectionSource = {
  id: 'customizing-card',
  title: 'Customizing your card',
  summary: 'Themes, pictures, and the address of the card.',
  topics: [
    {
      id: 'themes',
      title: 'Choose a theme',
      keywords: 'design layout template look style colours',
      picture: 'themes',
      lines: [
        '1. Press **Theme** in the quick editor, or **Change Theme** in the tab **Design**.',
        `1. Compare your own card in all ${CARD_THEME_KEYS.length} themes. A theme changes layout, type and colours, never the content.`,
        '1. Choose one. In the quick editor it is saved at once, in the card editor with **Save Changes**.',
      ],
    },
    {
      id: 'look',
      title: 'Colour, typefaces and order',
      keywords: 'accent brand font type density spacing order sections cover logo colour',
      lines: [
        'Press **Look** in the quick editor, or open the tab **Design**. The preview follows each choice.',
        '= Accent colour: One of eight, the colour of your logo, or any other. It is moved lighter or darker where texts would be hard to read.',
        '= Typefaces: Three pairs for each theme.',
        '= Cover photo: As the theme shows it, unchanged, in shades of the accent colour, or left out.',
        '= Order: Drag a section, or move it with its arrows.',
      ],
    },
    {
      id: 'photos',
      title: 'Profile photo, cover and logo',
      keywords: 'foto picture image upload crop size pixels avatar banner',
      lines: [
        '= Profile photo: Square, 400x400 px recommended, at least 200x200. You choose the part that shows before it is uploaded.',
        '= Cover photo: Three times as wide as high, 1200x400 px recommended, at least 600x200.',
        '= Logo: Square, 250x250 px recommended, at least 150x150. Transparency is kept.',
        'Upload them in the tab **Design** under **Profile Picture**, **Cover Photo** and **Logo**, or in the quick editor. All of them are optional: a theme draws its own cover, and initials stand in for a photo.',
      ],
    },
    {
      id: 'gallery',
      title: 'A gallery',
      keywords: 'photos pictures images portfolio slideshow order alt text',
      lines: [
        `1. Open the tab **Gallery** and add up to ${GALLERY_IMAGES_MAX} pictures; 1200x800 px is a good size.`,
        '1. Say in a few words what each one shows, for people who cannot see it.',
        '1. Drag them into order, or use the arrows, and press **Save Changes**.',
      ],
    },
    {
      id: 'address-of-the-card',
      title: 'The address of your card (slug)',
      keywords: 'url slug link rename vanity change printed qr codes old address',
      can: 'changeSlug',
      lines: [
        `1. In the tab **Basic Info**, change **URL slug**: small letters, digits and hyphens, ${SLUG_LENGTH_MIN} to ${SLUG_LENGTH_MAX} of them.`,
        '1. Press **Save Changes**, then **Copy URL**.',
        `Printed codes and old links keep working: a former address leads to the card for ever, and nobody else can get it. It can change ${SLUG_CHANGES_PER_DAY_MAX} times a day.`,
      ],
    },
    {
      id: 'address-of-a-basic-card',
      title: 'The address of your card (slug)',
      keywords: 'url slug link rename vanity change printed qr codes',
      cannot: 'changeSlug',
      lines: [
        `The address of your first card was chosen when the account was created. You find it in the tab **Basic Info** under **URL slug**. Choosing another one takes level ${CAPABILITIES.changeSlug.level} or higher, see [What your level includes](#levels).`,
      ],
    },
    { ...CUSTOM_CSS_TOPIC, id: 'custom-css-of-cards', can: 'actForOthers' },
    { ...EMBED_CODES_TOPIC, id: 'embed-codes-of-cards', can: 'actForOthers' },
  ],
}

export const DEVELOPER_FEATURES_SECTION: GuideSectionSource = {
  id: 'developer-features',
  title: 'Developer features',
  summary: 'Custom CSS, embed codes and search engines: the Advanced tab of the card editor.',
  can: 'useAdvancedFields',
  cannot: 'actForOthers',
  topics: [
    { ...EMBED_CODES_TOPIC, id: 'embed-codes' },
    { ...CUSTOM_CSS_TOPIC, id: 'custom-css' },
    {
      id: 'search-engines',
      title: 'Favicon and search engines',
      keywords: 'google seo noindex favicon icon hidden private',
      lines: [
        'Further down in **Advanced** you upload the small picture on the browser’s tab, and switch **Show in search engines** off if the card should stay out of search results. Whoever has the link still sees it.',
      ],
    },
  ],
}
