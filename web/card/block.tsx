import { createContext, memo, type ReactNode, useContext } from 'react'
import type { CardModel } from './model.ts'
import type { TapFieldMarker, CardTheme, CardThemeDefinition, CardVariant } from './theme.ts'

const CardVariantContext = createContext<CardVariant>('full')
/** React hook: returns the variant, `full` or `preview`, of the card that a component is part of. */
export const useCardVariant = () => useContext(CardVariantContext)

/** Sets `data-field` attributes in previews, where a tap opens the field for editing; the public page needs none. */
const TAP_FIELD_MARKERS: Record<CardVariant, TapFieldMarker> = { full: () => ({}), preview: (field) => ({ 'data-field': field }) }

/** Makes a theme from its definition, and tells the parts of a card in which variant they are rendered. */
export function defineCardTheme({ Layout, ...rest }: CardThemeDefinition): CardTheme {
  return {
    ...rest,
    Layout: ({ card, variant }) => (
      <CardVariantContext value={variant}>
        <Layout card={card} mark={TAP_FIELD_MARKERS[variant]} />
      </CardVariantContext>
    ),
  }
}

// A card model holds only plain data, so two of its values with equal JSON are equal.
const isEqualPlainData = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/**
 * Creates a memoized React component that shows one part of a card. It renders again only when one of the card's fields in
 * `reads` changes, so that typing into a field redraws only the parts that show this field.
 */
export function createCardPartComponent<Field extends keyof CardModel, Options extends { [Name in keyof Options]?: string }>(
  reads: Field[],
  draw: (card: Pick<CardModel, Field>, context: { variant: CardVariant; mark: TapFieldMarker }, options: Options) => ReactNode,
) {
  return memo(
    function Block({ card, ...options }: Options & { card: Pick<CardModel, Field> }) {
      const variant = useCardVariant()
      return draw(card, { variant, mark: TAP_FIELD_MARKERS[variant] }, options as unknown as Options)
    },
    ({ card: before, ...oldOptions }, { card, ...options }) =>
      isEqualPlainData(oldOptions, options) && reads.every((field) => isEqualPlainData(before[field], card[field])),
  )
}
