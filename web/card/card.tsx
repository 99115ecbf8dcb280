import { CardWordsContext } from './card-part.tsx'
import type { CardModel } from './model.ts'
import type { CardTheme, CardVariant } from './theme.ts'

/**
 * The business card as a React component. It needs the style sheets base.css, the theme's own and `buildCardColorCss(card)`, and an
 * ancestor with the class `card-theme`. After `addDarkModeRule`, `data-mode="light"` or `"dark"` on that ancestor overrides the
 * system's colour mode.
 */
export function BusinessCard({ card, theme, variant }: { card: CardModel; theme: CardTheme; variant: CardVariant }) {
  return (
    <article className={`card-container card-${variant}`} dir={card.dir}>
      <CardWordsContext value={card.words}>
        <theme.Layout card={card} variant={variant} />
      </CardWordsContext>
    </article>
  )
}
