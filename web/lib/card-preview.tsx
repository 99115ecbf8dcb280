import type { Card } from '../../schema/card.ts'

/** A card's words until the card itself is drawn here. */
export function CardPreview({ card }: { card: Card; variant: 'preview' | 'full' }) {
  return (
    <article>
      <h3>{card.name}</h3>
      <p>{card.title}</p>
      <p>{card.company}</p>
    </article>
  )
}
