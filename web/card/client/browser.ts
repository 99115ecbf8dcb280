/** Browsers that do not simply download a contact file: Safari on an iPhone, and browsers within another app. */
export type SpecialBrowser = 'iphone' | 'in-app'

const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|\bLine\/|MicroMessenger|Snapchat|musical_ly|Bytedance|TikTok|Twitter for|Pinterest\/|; wv\)/i
/** Other iPhone browsers, whose user agents contain `Safari` too. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|DuckDuckGo|Ddg\/|YaBrowser|UCBrowser|Brave/

/**
 * Detects browsers in which saving a contact needs instructions: Safari on an iPhone shows the contact, but the user must find
 * the save button; in-app browsers often cannot save at all. Null for other browsers.
 */
export function specialBrowser({ userAgent, standalone }: { userAgent: string; standalone?: boolean }): SpecialBrowser | null {
  // A page installed on an iPhone's home screen runs in Safari, but its user agent does not say so.
  if (standalone && /\b(iPhone|iPod)\b/.test(userAgent)) return 'iphone'
  if (IN_APP.test(userAgent)) return 'in-app'
  const phone = /\b(iPhone|iPod)\b/.test(userAgent)
  if (!phone || NOT_SAFARI.test(userAgent)) return null
  // Web views within iPhone apps have no `Version/` in their user agent.
  return /Version\/[\d.]+.*Safari\//.test(userAgent) ? 'iphone' : 'in-app'
}
