export const isApplePlatform = () => /mac|iphone|ipad/i.test(navigator.platform)

export const commandKeyName = () => (isApplePlatform() ? '⌘' : 'Ctrl')

/**
 * Returns the key of a shortcut in lower case. On a keyboard for another script, such as Cyrillic, returns the Latin letter of that key.
 */
export const shortcutKeyOf = ({ key, code }: KeyboardEvent) => (key > '\u024f' ? code.replace('Key', '') : key).toLowerCase()
