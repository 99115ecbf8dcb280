import type { CardModel } from './model.ts'
import type { Theme, Variant } from './theme.ts'

/**
 * The one card: rendered by the worker for a visitor and by the browser in every preview. Its style sheets are base.css,
 * the theme's and `cardCss(card)`; an ancestor carries the class `card-theme`, where the theme's colours are set, and may
 * carry `data-mode="light"` or `"dark"` to override the reader's own choice.
 */
export function Card({ card, theme, variant }: { card: CardModel; theme: Theme; variant: Variant }) {
  return (
    <article className={`card-container card-${variant}`} dir={card.dir}>
      <theme.Layout card={card} variant={variant} />
    </article>
  )
}
