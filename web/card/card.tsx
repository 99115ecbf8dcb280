import type { CardModel } from './model.ts'
import type { Theme, CardVariant } from './theme.ts'

/**
 * The card, which the worker renders for visitors and the browser renders in every preview. It needs the style sheets
 * base.css, the theme's and `cardCss(card)`. An ancestor must have the class `card-theme`, on which themes set their colours;
 * its `data-mode="light"` or `"dark"` overrides the reader's system setting.
 */
export function Card({ card, theme, variant }: { card: CardModel; theme: Theme; variant: CardVariant }) {
  return (
    <article className={`card-container card-${variant}`} dir={card.dir}>
      <theme.Layout card={card} variant={variant} />
    </article>
  )
}
