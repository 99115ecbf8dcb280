/** Browsers in which saving a contact file needs instructions: Safari on an iPhone, and the browsers inside other apps. */
export type LimitedBrowser = 'iphone' | 'in-app'

const IN_APP_BROWSER_PATTERN =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|\bLine\/|MicroMessenger|Snapchat|musical_ly|Bytedance|TikTok|Twitter for|Pinterest\/|; wv\)/i
/** Matches the user agents of iPhone browsers other than Safari, because they contain `Safari` too. */
const NON_SAFARI_BROWSER_PATTERN = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|DuckDuckGo|Ddg\/|YaBrowser|UCBrowser|Brave/

/**
 * Detects a browser in which saving a contact needs instructions. Safari on an iPhone shows the contact, but the user must find
 * the save button. Browsers inside apps often cannot save at all. Null for other browsers.
 */
export function detectLimitedBrowser({ userAgent, standalone }: { userAgent: string; standalone?: boolean }): LimitedBrowser | null {
  // A web page on an iPhone's home screen runs in Safari, but its user agent does not say so.
  if (standalone && /\b(iPhone|iPod)\b/.test(userAgent)) return 'iphone'
  if (IN_APP_BROWSER_PATTERN.test(userAgent)) return 'in-app'
  const phone = /\b(iPhone|iPod)\b/.test(userAgent)
  if (!phone || NON_SAFARI_BROWSER_PATTERN.test(userAgent)) return null
  // Browsers inside iPhone apps have no `Version/` in their user agent, unlike Safari.
  return /Version\/[\d.]+.*Safari\//.test(userAgent) ? 'iphone' : 'in-app'
}
