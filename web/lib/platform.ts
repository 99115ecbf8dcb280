/** True on Apple's systems, where shortcuts use the Command key instead of Ctrl. */
export const isApplePlatform = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The name of the key that shortcuts combine with letters. */
export const commandKeyName = () => (isApplePlatform() ? '⌘' : 'Ctrl')
