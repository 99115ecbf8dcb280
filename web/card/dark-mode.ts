/** Matches the dark colours in a theme's CSS, minified or not. */
export const DARK_COLORS_PATTERN =
  /@media \(prefers-color-scheme: ?dark\) ?\{\s*\.card-theme:not\(\[data-mode=['"]?light['"]?\]\) ?\{([^}]*)\}\s*\}/

/**
 * Adds a rule to a theme's CSS by which `data-mode="dark"` on `.card-theme` shows the dark colours whatever the system's setting.
 * Public pages follow the system and do not need the rule.
 */
export function addDarkModeRule(themeCss: string): string {
  return themeCss.replace(DARK_COLORS_PATTERN, '$&.card-theme[data-mode=dark]{$1}')
}
