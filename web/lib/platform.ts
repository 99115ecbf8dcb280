/** True on Apple's systems, where shortcuts use the Command key instead of Ctrl. */
export const isApplePlatform = () => /mac|iphone|ipad/i.test(navigator.platform)
