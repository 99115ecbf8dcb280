/** Browsers in which a contact file is not simply downloaded. */
export type Odd = 'iphone' | 'in-app'

const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|\bLine\/|MicroMessenger|Snapchat|musical_ly|Bytedance|TikTok|Twitter for|Pinterest\/|; wv\)/i
/** Other browsers on an iPhone, which all carry Safari's name. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|DuckDuckGo|Ddg\/|YaBrowser|UCBrowser|Brave/

/**
 * Tells by the user agent where saving a contact needs a word: on Safari of an iPhone, which shows the contact and leaves
 * the rest to be found, and in the browser within an app, which often cannot save at all. Null for all others.
 */
export function oddBrowser({ userAgent, standalone }: { userAgent: string; standalone?: boolean }): Odd | null {
  // The installed app of an iPhone: Safari, under the name of none.
  if (standalone && /\b(iPhone|iPod)\b/.test(userAgent)) return 'iphone'
  if (IN_APP.test(userAgent)) return 'in-app'
  const phone = /\b(iPhone|iPod)\b/.test(userAgent)
  if (!phone || NOT_SAFARI.test(userAgent)) return null
  // What an app shows within itself on an iPhone is no Safari and names no version of it.
  return /Version\/[\d.]+.*Safari\//.test(userAgent) ? 'iphone' : 'in-app'
}
