import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Card as CardFields } from '../../schema/card.ts'
import baseCss from '../card/base.css?inline'
import { cardCss } from '../card/card-css.ts'
import { Card } from '../card/card.tsx'
import { addFonts } from '../card/client/fonts.ts'
import { cardFonts } from '../card/card-fonts.ts'
import formCss from '../card/lead-form.css?inline'
import { type ThemeName, cardModel } from '../card/model.ts'
import type { Theme, CardVariant } from '../card/theme.ts'
import { useCheckedCss } from './use-checked-css.ts'
import { useContacts } from '../contacts/use-contacts.ts'
import { useCardLinks } from './use-card-links.ts'
import { useThemeChoice, useThemeForced } from '../lib/theme.ts'

const loaders = import.meta.glob<Theme>('../card/themes/*/theme.tsx', { import: 'theme' })
const loaded = new Map<ThemeName, Theme>()
const sheets = new Map<string, CSSStyleSheet>()

/** A constructed style sheet. The CSP allows these, but no injected style elements. */
function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function cachedSheet(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? createSheet(css)
  sheets.set(css, sheet)
  return sheet
}

/** Isolates each section, so that a change while the owner types repaints that section only. */
const SECTION_ISOLATION = '.card-section,.card-footer{isolation:isolate}'

async function loadTheme(name: ThemeName): Promise<Theme> {
  const load = loaders[`../card/themes/${name}/theme.tsx`] ?? loaders['../card/themes/fallback/theme.tsx']!
  const theme = await load()
  addFonts([...(theme.fonts ?? []), ...(theme.substitutes ?? []).flatMap(({ fonts }) => fonts)])
  loaded.set(name, theme)
  return theme
}

function useTheme(name: ThemeName): Theme | undefined {
  const [current, setCurrent] = useState<Theme>()
  useLayoutEffect(() => {
    let active = true
    const cached = loaded.get(name)
    if (cached) setCurrent(cached)
    else
      loadTheme(name).then(
        (theme) => active && setCurrent(theme),
        () => console.error(`The theme ${name} could not be loaded`),
      )
    return () => {
      active = false
    }
  }, [name])
  // Shows the previous theme until the next one has loaded, to avoid flicker.
  return loaded.get(name) ?? current
}

interface SheetsProps {
  root: ShadowRoot
  theme: Theme
  /** CSS of this card: its colours, and font faces for the scripts it uses. */
  cardRules: string
  /** The owner's custom CSS, unchecked. */
  customCss: string | null
  hasForm: boolean
}

/** Applies a card's style sheets to its shadow root. Memoized: typing in a text field of the card does not rebuild them. */
const Sheets = memo(function Sheets({ root, theme, cardRules, customCss, hasForm }: SheetsProps) {
  const css = useCheckedCss(customCss)?.css
  useLayoutEffect(() => {
    const shared = [SECTION_ISOLATION + baseCss, hasForm ? formCss : '', theme.css].map(cachedSheet)
    // `contain: paint` keeps the owner's CSS from painting outside the preview, as on the public page.
    root.adoptedStyleSheets = [...shared, createSheet(cardRules), createSheet(css ? `:host{contain:paint}${css}` : '')]
  }, [root, theme, cardRules, css, hasForm])
  return null
})

interface CardPreviewProps {
  card: CardFields
  variant: CardVariant
  /** Colour scheme; by default that of the app. */
  mode?: 'light' | 'dark'
}

/**
 * A card as visitors will see it, but not interactive. Rendered in a shadow root, so that the styles of the app and of the
 * card do not affect each other.
 */
export const CardPreview = memo(function CardPreview({ card, variant, mode }: CardPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const links = useCardLinks()
  const contacts = useContacts(false)
  const model = useMemo(() => {
    const model = cardModel(card, links && ((numbers) => links.cardLinks(numbers, contacts?.readPhone)))
    return { ...model, embeds: model.embeds.map((embed) => ({ ...embed, src: null })) }
  }, [card, links, contacts])
  const theme = useTheme(model.theme)
  const choice = useThemeChoice()
  const forced = useThemeForced()
  const shownMode = mode ?? (forced ? 'dark' : choice === 'system' ? undefined : choice)

  useLayoutEffect(() => setRoot(host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })), [])

  return (
    <div ref={host} role="img" aria-label={`Preview of the card of ${model.name}`}>
      {root && theme && (
        <>
          <Sheets
            root={root}
            theme={theme}
            cardRules={cardFonts(theme, model).css + cardCss(model)}
            customCss={card.customCss}
            hasForm={model.form !== null}
          />
          {createPortal(
            <div className="card-theme" data-mode={shownMode} inert>
              <Card card={model} theme={theme} variant={variant} />
            </div>,
            root,
          )}
        </>
      )}
    </div>
  )
})
