import { createContext, memo, type ReactNode, useContext } from 'react'
import galleryCss from './gallery.css?inline'
import type { CardModel } from './model.ts'
import type { TapFieldMarker, CardTheme, CardThemeDefinition, CardVariant } from './theme.ts'

const CardVariantContext = createContext<CardVariant>('full')
/** React hook: returns the variant, `full` or `preview`, of the card that a component is part of. */
export const useCardVariant = () => useContext(CardVariantContext)

const setNoMark: TapFieldMarker = () => ({})
const markField: TapFieldMarker = (field) => ({ 'data-field': field })
/** If true, a full card too has `data-field` attributes on the elements that show its fields; the public page needs none. */
export const FieldMarksContext = createContext(false)
/** React hook: returns the marker of fields for a card that an editor shows; for the public page it sets no attributes. */
const useFieldMarker = (variant: CardVariant) => (useContext(FieldMarksContext) || variant === 'preview' ? markField : setNoMark)

/** Makes a theme from its definition, and tells the parts of a card in which variant they are rendered. */
export function defineCardTheme({ Layout, css, themeFonts, hasOwnGallery = false, paper }: CardThemeDefinition): CardTheme {
  return {
    css: (themeFonts?.fallbackCss ?? '') + (hasOwnGallery ? '' : galleryCss) + css,
    paper,
    ...(themeFonts && { fonts: themeFonts.fonts, substitutes: themeFonts.substitutes }),
    Layout: ({ card, variant }) => (
      <CardVariantContext value={variant}>
        <Layout card={card} mark={useFieldMarker(variant)} />
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
      return draw(card, { variant, mark: useFieldMarker(variant) }, options as unknown as Options)
    },
    ({ card: before, ...oldOptions }, { card, ...options }) =>
      isEqualPlainData(oldOptions, options) && reads.every((field) => isEqualPlainData(before[field], card[field])),
  )
}
