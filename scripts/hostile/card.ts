import { EMBEDS_MAX, LEAD_FIELDS_MAX, TEXT_MAX } from '../../schema/card.ts'
import { PLAIN_TEXT_FIELDS, textRule } from '../../schema/card-fields.ts'
import { OFFERED_PLATFORMS } from '../../schema/social.ts'

/** One letter from each of many scripts. */
const SCRIPTS = 'aЖΩאعहবਸગଓதతಕമසกລကខጀაՀ漢かカ한😀éậ'
const text = (length: number) =>
  SCRIPTS.repeat(Math.ceil(length / SCRIPTS.length))
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')

/** A valid card whose every field is as costly as allowed. `picture` is the URL of an uploaded picture. */
export const worstCard = (picture: string, css: string) => ({
  ...Object.fromEntries(PLAIN_TEXT_FIELDS.map((field) => [field, text(textRule(field).max)])),
  phone: '+1 '.repeat(13).trim(),
  email: `${'a'.repeat(60)}@${'b.'.repeat(90)}example.com`,
  address: `${text(140)}\n`.repeat(2),
  about: 'https://a.example/?'.repeat(50) + '\n'.repeat(50) + '<b>&"'.repeat(190),
  website: `https://example.com/${'?a=%F0%9F&'.repeat(190)}`,
  videoUrl: `https://www.youtube.com/watch?${'v=a&'.repeat(480)}`,
  profilePicture: picture,
  coverPhoto: picture,
  logoUrl: picture,
  faviconUrl: picture,
  socialLinks: Object.fromEntries(
    [...OFFERED_PLATFORMS, ...Array.from({ length: 19 }, (_, i) => `platform-${i}`)].map((key) => [
      key,
      `https://example.com/${'%E2%82%AC'.repeat(50)}`,
    ]),
  ),
  customButtons: Array.from({ length: 20 }, () => ({
    text: text(TEXT_MAX.buttonLabel),
    url: `https://example.com/${'a/'.repeat(980)}`,
    backgroundColor: '#abc',
  })),
  gallery: Array.from({ length: 8 }, () => ({ url: picture, alt: text(TEXT_MAX.alt) })),
  embedCodes: Array.from({ length: EMBEDS_MAX }, (_, i) => ({
    title: text(TEXT_MAX.embedTitle),
    html: ['<iframe', '<iframe ', '<iframe height="', '<', '<iframe width=1 height='][i]!.repeat(9990).slice(0, 9996),
  })),
  formConfig: {
    enabled: true,
    title: text(120),
    consentText: '<a>'.repeat(160),
    fields: Array.from({ length: LEAD_FIELDS_MAX }, (_, i) => ({ name: `f${i}`, label: text(80), type: 'textarea', required: true })),
  },
  customCss: css,
  customizations: { more: Array.from({ length: 1500 }, (_, i) => `x${i}`) },
})
