import { createContext, memo, type ReactNode, useContext } from 'react'
import type { CardModel } from './model.ts'
import { readThemeColors } from './theme-colors.ts'
import { card as englishWords } from './words/en-card.ts'
import type { CardWords } from './words/words.ts'
import type { FieldMarker, CardTheme, CardThemeOptions, CardThemeLayoutProps, CardVariant } from './theme.ts'

const CardVariantContext = createContext<CardVariant>('full')
export const useCardVariant = () => useContext(CardVariantContext)

export const CardWordsContext = createContext<CardWords['card']>(englishWords)
/** React hook: our words in the card's language. */
export const useCardWords = () => useContext(CardWordsContext)

const setNoMark: FieldMarker = () => ({})
const markField: FieldMarker = (field) => ({ 'data-field': field })
/** If true, full cards also get `data-field` attributes, which the quick editor needs. Previews always have them. */
export const EditableFieldMarksContext = createContext(false)
const useFieldMarker = (variant: CardVariant) => (useContext(EditableFieldMarksContext) || variant === 'preview' ? markField : setNoMark)

export function defineCardTheme(
  Layout: (props: CardThemeLayoutProps) => ReactNode,
  { css, themeFonts, gallery, paper, typefaces, accent = {}, sections, fixedNote }: CardThemeOptions,
): CardTheme {
  return {
    css: (themeFonts?.fallbackCss ?? '') + gallery.css + css,
    paper,
    colors: readThemeColors(css),
    accent,
    ...(typefaces && { typefaces }),
    sections,
    ...(fixedNote && { fixedNote }),
    gallery,
    ...(themeFonts && { fonts: themeFonts.fonts, substitutes: themeFonts.substitutes }),
    Layout: ({ card, variant }) => (
      <CardVariantContext value={variant}>
        <Layout card={card} mark={useFieldMarker(variant)} />
      </CardVariantContext>
    ),
  }
}

const isEqualPlainData = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/**
 * Creates a memoized React component for one part of a card. It renders again only when a field in `reads` changes, so that typing into
 * a field redraws only the parts that show it.
 */
export function createCardPartComponent<Field extends keyof CardModel, Options extends { [Name in keyof Options]?: string }>(
  reads: Field[],
  draw: (
    card: Pick<CardModel, Field>,
    context: { variant: CardVariant; mark: FieldMarker; words: CardWords['card'] },
    options: Options,
  ) => ReactNode,
) {
  return memo(
    function CardPart({ card, ...options }: Options & { card: Pick<CardModel, Field> }) {
      const variant = useCardVariant()
      return draw(card, { variant, mark: useFieldMarker(variant), words: useCardWords() }, options as unknown as Options)
    },
    ({ card: before, ...oldOptions }, { card, ...options }) =>
      isEqualPlainData(oldOptions, options) && reads.every((field) => isEqualPlainData(before[field], card[field])),
  )
}
