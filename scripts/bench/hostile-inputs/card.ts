import { EMBED_CODES_MAX, LEAD_FORM_FIELDS_MAX, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { PLAIN_TEXT_CARD_FIELD_NAMES, cardTextFieldRuleOf } from '../../../schema/card-fields.ts'
import { OFFERED_SOCIAL_PLATFORMS } from '../../../schema/social.ts'

const LETTERS_OF_MANY_SCRIPTS = 'aЖΩאعहবਸગଓதతಕമසกລကខጀაՀ漢かカ한😀éậ'
const makeMixedText = (length: number) =>
  LETTERS_OF_MANY_SCRIPTS.repeat(Math.ceil(length / LETTERS_OF_MANY_SCRIPTS.length))
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')

export const makeWorstCard = (picture: string, css: string) => ({
  ...Object.fromEntries(PLAIN_TEXT_CARD_FIELD_NAMES.map((field) => [field, makeMixedText(cardTextFieldRuleOf(field).max)])),
  phone: '+1 '.repeat(13).trim(),
  email: `${'a'.repeat(60)}@${'b.'.repeat(90)}example.com`,
  address: `${makeMixedText(140)}\n`.repeat(2),
  about: 'https://a.example/?'.repeat(50) + '\n'.repeat(50) + '<b>&"'.repeat(190),
  website: `https://example.com/${'?a=%F0%9F&'.repeat(190)}`,
  videoUrl: `https://www.youtube.com/watch?${'v=a&'.repeat(480)}`,
  profilePicture: picture,
  coverPhoto: picture,
  logoUrl: picture,
  faviconUrl: picture,
  socialLinks: Object.fromEntries(
    [...OFFERED_SOCIAL_PLATFORMS, ...Array.from({ length: 19 }, (_, i) => `platform-${i}`)].map((key) => [
      key,
      `https://example.com/${'%E2%82%AC'.repeat(50)}`,
    ]),
  ),
  customButtons: Array.from({ length: 20 }, () => ({
    text: makeMixedText(CARD_TEXT_LENGTHS_MAX.buttonLabel),
    url: `https://example.com/${'a/'.repeat(980)}`,
    backgroundColor: '#abc',
  })),
  gallery: Array.from({ length: 8 }, () => ({ url: picture, alt: makeMixedText(CARD_TEXT_LENGTHS_MAX.alt) })),
  embedCodes: Array.from({ length: EMBED_CODES_MAX }, (_, i) => ({
    title: makeMixedText(CARD_TEXT_LENGTHS_MAX.embedTitle),
    html: ['<iframe', '<iframe ', '<iframe height="', '<', '<iframe width=1 height='][i]!.repeat(9990).slice(0, 9996),
  })),
  formConfig: {
    enabled: true,
    title: makeMixedText(120),
    consentText: '<a>'.repeat(160),
    fields: Array.from({ length: LEAD_FORM_FIELDS_MAX }, (_, i) => ({
      name: `f${i}`,
      label: makeMixedText(80),
      type: 'textarea',
      required: true,
    })),
  },
  customCss: css,
  customizations: { more: Array.from({ length: 1500 }, (_, i) => `x${i}`) },
})
