import type { CardModel } from './model.ts'
import type { CardTheme, CardVariant } from './theme.ts'

/**
 * The business card as a React component, for the public page and for previews. It needs the style sheets base.css, the theme's
 * own and `buildCardColorCss(card)`. An ancestor needs the class `card-theme`, on which themes set their colours. With
 * `addDarkModeRule`, the ancestor's `data-mode="light"` or `"dark"` overrides the reader's system setting.
 */
export function BusinessCard({ card, theme, variant }: { card: CardModel; theme: CardTheme; variant: CardVariant }) {
  return (
    <article className={`card-container card-${variant}`} dir={card.dir}>
      <theme.Layout card={card} variant={variant} />
    </article>
  )
}
