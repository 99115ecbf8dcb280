/** Browsers in which visitors need instructions to save a contact file. */
export type BrowserNeedingSaveInstructions = 'iphone' | 'in-app'

const IN_APP_BROWSER_PATTERN =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|\bLine\/|MicroMessenger|Snapchat|musical_ly|Bytedance|TikTok|Twitter for|Pinterest\/|; wv\)/i
/** Matches iPhone browsers other than Safari. Their user agents contain `Safari`, too. */
const NON_SAFARI_BROWSER_PATTERN = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|DuckDuckGo|Ddg\/|YaBrowser|UCBrowser|Brave/

/**
 * Detects browsers that need instructions: Safari on an iPhone hides its save button, and browsers inside other apps often cannot save.
 * Null for other browsers.
 */
export function detectBrowserNeedingSaveInstructions({
  userAgent,
  standalone,
}: {
  userAgent: string
  standalone?: boolean
}): BrowserNeedingSaveInstructions | null {
  // A page opened from an iPhone's home screen has no `Safari` in its user agent.
  if (standalone && /\b(iPhone|iPod)\b/.test(userAgent)) return 'iphone'
  if (IN_APP_BROWSER_PATTERN.test(userAgent)) return 'in-app'
  const phone = /\b(iPhone|iPod)\b/.test(userAgent)
  if (!phone || NON_SAFARI_BROWSER_PATTERN.test(userAgent)) return null
  // The user agents of browsers inside iPhone apps lack `Version/`. Safari's contains it.
  return userAgent.includes('Version/') && userAgent.includes('Safari/') ? 'iphone' : 'in-app'
}
