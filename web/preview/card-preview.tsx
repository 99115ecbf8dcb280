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
import type { Theme, Variant } from '../card/theme.ts'
import { useCheckedCss } from './use-checked-css.ts'
import { useContacts } from '../contacts/use-contacts.ts'
import { useCardLinks } from './use-card-links.ts'
import { useThemeChoice, useThemeForced } from '../lib/theme.ts'

const loaders = import.meta.glob<Theme>('../card/themes/*/theme.tsx', { import: 'theme' })
const loaded = new Map<ThemeName, Theme>()
const sheets = new Map<string, CSSStyleSheet>()

/** A style sheet made once; the page's policy allows constructed ones and no injected style elements. */
function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/** While its owner types, each part of the card is painted by itself. */
const APART = '.card-section,.card-footer{isolation:isolate}'

async function loadTheme(name: ThemeName): Promise<Theme> {
  const load = loaders[`../card/themes/${name}/theme.tsx`] ?? loaders['../card/themes/fallback/theme.tsx']!
  const theme = await load()
  addFonts([...(theme.fonts ?? []), ...(theme.substitutes ?? []).flatMap(({ fonts }) => fonts)])
  loaded.set(name, theme)
  return theme
}

function useTheme(name: ThemeName): Theme | undefined {
  const [shown, setShown] = useState<Theme>()
  useLayoutEffect(() => {
    let wanted = true
    const known = loaded.get(name)
    if (known) setShown(known)
    else
      loadTheme(name).then(
        (theme) => wanted && setShown(theme),
        () => console.error(`The theme ${name} could not be loaded`),
      )
    return () => {
      wanted = false
    }
  }, [name])
  // The last theme stays until the next one is there: no flash in a picker.
  return loaded.get(name) ?? shown
}

interface SheetsProps {
  root: ShadowRoot
  theme: Theme
  /** The rules of this card alone: its colours, and the faces that its letters need. */
  own: string
  /** What its owner wrote. */
  custom: string | null
  hasForm: boolean
}

/** The style sheets of a card in its shadow tree; what is typed into a field of the card leaves them as they are. */
const Sheets = memo(function Sheets({ root, theme, own, custom, hasForm }: SheetsProps) {
  const css = useCheckedCss(custom)?.css
  useLayoutEffect(() => {
    const buttons = new CSSStyleSheet()
    buttons.replaceSync(own)
    const checked = new CSSStyleSheet()
    // Held to its box, as on the card's own page.
    if (css) checked.replaceSync(`:host{contain:paint}${css}`)
    root.adoptedStyleSheets = [sheetOf(APART + baseCss), ...(hasForm ? [sheetOf(formCss)] : []), sheetOf(theme.css), buttons, checked]
  }, [root, theme, own, css, hasForm])
  return null
})

interface CardPreviewProps {
  card: CardFields
  variant: Variant
  /** Light or dark whatever the app is; without it the preview follows the app. */
  mode?: 'light' | 'dark'
}

/**
 * A card as visitors will see it, for looking at: its links do nothing. It is drawn in a shadow tree, so that the app's
 * styles and the card's stay apart.
 */
export const CardPreview = memo(function CardPreview({ card, variant, mode }: CardPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const links = useCardLinks()
  const contacts = useContacts(false)
  const model = useMemo(() => {
    const shown = cardModel(card, links && ((own) => links.cardLinks(own, contacts?.readPhone)))
    return { ...shown, embeds: shown.embeds.map((embed) => ({ ...embed, src: null })) }
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
            own={cardFonts(theme, model).css + cardCss(model)}
            custom={card.customCss}
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
