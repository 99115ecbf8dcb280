import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Card as CardFields } from '../../schema/card.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE } from '../../schema/card-language.ts'
import { BusinessCard } from '../card/card.tsx'
import { EditableFieldMarksContext } from '../card/card-part.tsx'
import { type CardThemeFolderName, buildCardModel } from '../card/model.ts'
import type { CardTheme, CardVariant, TypefacePair } from '../card/theme.ts'
import { loadCardWords, type ScriptWords } from '../card/words/load.ts'
import { useServerCheckedCss } from './use-checked-css.ts'
import { useContactsModule } from '../contacts/use-contacts.ts'
import { createLazyModuleHook } from '../lib/lazy-module.ts'
import { useAppThemeChoice, useIsAppThemeForced } from '../lib/theme.ts'

const useCardLinksModule = createLazyModuleHook(() => import('../../schema/card-links.ts'))
const importCardCss = () => import('./card-css.ts')
const useCardCssModule = createLazyModuleHook(importCardCss)

const cardThemeLoaders = import.meta.glob<CardTheme>('../card/themes/*/theme.tsx', { import: 'cardTheme' })
const loadedCardThemes = new Map<CardThemeFolderName, CardTheme>()
const cachedStyleSheets = new Map<string, CSSStyleSheet>()

/** Creates a style sheet by its constructor, because the page's policy (CSP) forbids injected style elements. */
function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function getCachedStyleSheet(css: string): CSSStyleSheet {
  const sheet = cachedStyleSheets.get(css) ?? createStyleSheet(css)
  cachedStyleSheets.set(css, sheet)
  return sheet
}

/**
 * This CSS makes the browser repaint only the section that changes, and puts a soft tint around the part that the user edits: a line would
 * cut through the letters of a tight line and through the pictures of a gallery. It resets `--leading`, because this name has another
 * meaning on cards than in the app.
 */
const PREVIEW_CSS =
  '.card-section,.card-footer{isolation:isolate}.card-theme{--leading:initial}[data-editing]{box-shadow:inset 0 0 0 100vmax #a855f733,0 0 0 6px #a855f733}[data-editing=inside]{box-shadow:inset 0 0 0 100vmax #a855f733}'

async function loadCardTheme(name: CardThemeFolderName): Promise<CardTheme> {
  const load = cardThemeLoaders[`../card/themes/${name}/theme.tsx`] ?? cardThemeLoaders['../card/themes/fallback/theme.tsx']!
  const [loaded, { addDarkModeRule, addFontsToDocument }] = await Promise.all([load(), importCardCss()])
  const theme = { ...loaded, css: addDarkModeRule(loaded.css) }
  const pairs = (theme.typefaces?.slice(1) ?? []) as TypefacePair[]
  for (const { fonts = [], substitutes = [] } of [theme, ...pairs])
    addFontsToDocument([...fonts, ...substitutes.flatMap((substitute) => substitute.fonts)])
  loadedCardThemes.set(name, theme)
  return theme
}

const loadedWords = new Map<CardLanguage, ScriptWords>()

/** Returns our words in a card's language, or undefined until they have loaded. English ones come with the card itself. */
function useCardWords(language: CardLanguage): ScriptWords | undefined {
  const [, setCurrent] = useState<ScriptWords>()
  useLayoutEffect(() => {
    let active = true
    if (language !== DEFAULT_CARD_LANGUAGE && !loadedWords.has(language))
      void loadCardWords(language).then((words) => {
        loadedWords.set(language, words)
        if (active) setCurrent(words)
      })
    return () => {
      active = false
    }
  }, [language])
  return loadedWords.get(language)
}

export function useCardTheme(name: CardThemeFolderName): CardTheme | undefined {
  const [current, setCurrent] = useState<CardTheme>()
  useLayoutEffect(() => {
    let active = true
    const cached = loadedCardThemes.get(name)
    if (cached) setCurrent(cached)
    else
      loadCardTheme(name).then(
        (theme) => active && setCurrent(theme),
        () => console.error(`The theme ${name} could not be loaded`),
      )
    return () => {
      active = false
    }
  }, [name])
  return loadedCardThemes.get(name) ?? current
}

interface CardStyleSheetsProps {
  root: ShadowRoot
  theme: CardTheme
  shared: { base: string; form: string }
  cardRules: string
  customCss: string | null
  hasForm: boolean
}

/** Memoized, so that typing does not build the style sheets again. */
const CardStyleSheets = memo(function Sheets({ root, theme, shared, cardRules, customCss, hasForm }: CardStyleSheetsProps) {
  const css = useServerCheckedCss(customCss)?.css
  useLayoutEffect(() => {
    const cached = [PREVIEW_CSS + shared.base, hasForm ? shared.form : '', theme.css].map(getCachedStyleSheet)
    // With `contain: paint`, the owner's custom CSS cannot paint outside of the card preview. The public page has the same rule.
    root.adoptedStyleSheets = [...cached, createStyleSheet(cardRules), createStyleSheet(css ? `:host{contain:paint}${css}` : '')]
  }, [root, theme, shared, cardRules, css, hasForm])
  return null
})

interface CardPreviewProps {
  card: CardFields
  variant: CardVariant
  mode?: 'light' | 'dark'
  marked?: boolean
}

/** The preview is not interactive. A shadow root separates its CSS from the app's. */
export const CardPreview = memo(function CardPreview({ card, variant, mode, marked = false }: CardPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const links = useCardLinksModule()
  const contacts = useContactsModule(false)
  // Cards from before they had a language lack it.
  const language = card.language ?? DEFAULT_CARD_LANGUAGE
  const words = useCardWords(language)?.card
  const model = useMemo(() => {
    const model = buildCardModel(card, links && ((numbers) => links.createCardLinkBuilder(numbers, contacts?.readPhoneNumber)), words)
    return { ...model, embeds: model.embeds.map((embed) => ({ ...embed, src: null })) }
  }, [card, links, contacts, words])
  const isReady = words !== undefined || language === DEFAULT_CARD_LANGUAGE
  const theme = useCardTheme(model.theme)
  const cardCss = useCardCssModule()
  const choice = useAppThemeChoice()
  const forced = useIsAppThemeForced()
  const shownMode = mode ?? (forced ? 'dark' : choice === 'system' ? undefined : choice)

  useLayoutEffect(() => setRoot(host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })), [])

  return (
    <div ref={host} role="img" aria-label={`Preview of the card of ${model.name}`}>
      {root && theme && cardCss && isReady && (
        <>
          <CardStyleSheets
            root={root}
            theme={theme}
            shared={cardCss.sharedCardCss}
            cardRules={cardCss.buildCardCss(model, theme)}
            customCss={card.customCss}
            hasForm={model.form !== null}
          />
          {createPortal(
            <div className="card-theme" data-mode={shownMode} lang={language} inert>
              <EditableFieldMarksContext value={marked}>
                <BusinessCard card={model} theme={theme} variant={variant} />
              </EditableFieldMarksContext>
            </div>,
            root,
          )}
        </>
      )}
    </div>
  )
})
