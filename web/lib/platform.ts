export const isApplePlatform = () => /mac|iphone|ipad/i.test(navigator.platform)

export const commandKeyName = () => (isApplePlatform() ? '⌘' : 'Ctrl')

/** The key of a shortcut in lower case. On a keyboard of another script, such as Cyrillic, it is the Latin letter of the key's place. */
export const shortcutKeyOf = ({ key, code }: KeyboardEvent) => (key > '\u024f' ? code.replace('Key', '') : key).toLowerCase()
