/** Tags of browsers that differ from ours: a region or an old tag that decides the language or its script. */
const OTHER_TAGS: Record<string, string> = { iw: 'he', zh: 'zh-Hans', 'zh-tw': 'zh-Hant', 'zh-hk': 'zh-Hant', 'zh-mo': 'zh-Hant' }

/** Returns the first of the browser's languages in which cards are offered; null if there is none. */
export function findPreferredLanguage<Tag extends string>(preferred: readonly string[], offered: readonly Tag[]): Tag | null {
  for (const tag of preferred) {
    const parts = tag.toLowerCase().split('-')
    for (let count = parts.length; count > 0; count--) {
      const short = parts.slice(0, count).join('-')
      const wanted = (OTHER_TAGS[short] ?? short).toLowerCase()
      const found = offered.find((language) => language.toLowerCase() === wanted)
      if (found) return found
    }
  }
  return null
}
