import { createContext, memo, type ReactNode, useContext } from 'react'
import type { CardModel } from './model.ts'
import type { Mark, Theme, ThemeDefinition, CardVariant } from './theme.ts'

const VariantContext = createContext<CardVariant>('full')
/** The variant of the card that a component is part of. */
export const useVariant = () => useContext(VariantContext)

/** Only previews are edited, so the public page carries no marks. */
const MARKS: Record<CardVariant, Mark> = { full: () => ({}), preview: (field) => ({ 'data-field': field }) }

/** A theme whose blocks know the variant that it is rendered in. */
export function defineTheme({ Layout, ...rest }: ThemeDefinition): Theme {
  return {
    ...rest,
    Layout: ({ card, variant }) => (
      <VariantContext value={variant}>
        <Layout card={card} mark={MARKS[variant]} />
      </VariantContext>
    ),
  }
}

// The model's fields are plain data, so equal JSON means equal values.
const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/**
 * A memoized block of the card. It renders again only when one of the model's fields in `reads` changes, so that typing
 * into a field redraws only the blocks that show it.
 */
export function memoBlock<Field extends keyof CardModel, Options extends { [Name in keyof Options]?: string }>(
  reads: Field[],
  draw: (card: Pick<CardModel, Field>, context: { variant: CardVariant; mark: Mark }, options: Options) => ReactNode,
) {
  return memo(
    function Block({ card, ...options }: Options & { card: Pick<CardModel, Field> }) {
      const variant = useVariant()
      return draw(card, { variant, mark: MARKS[variant] }, options as unknown as Options)
    },
    ({ card: before, ...oldOptions }, { card, ...options }) =>
      isSame(oldOptions, options) && reads.every((field) => isSame(before[field], card[field])),
  )
}
