import { LANDING_HEADLINE, SAMPLE_NAME_LENGTH_MAX, SAMPLE_NAME_PARAM, SAMPLE_THEME_PARAM } from '../../schema/landing.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { CARD_THEME_KEYS, CARD_THEME_LABELS, type CardThemeKey } from '../../schema/theme.ts'
import { callToActionPathOf, type LandingViewer } from './bar.tsx'
import { rawHtmlProps } from '../rendering/document.ts'
import { LineIcon } from '../rendering/line-icon.tsx'
import { type RenderedSampleCard, SAMPLE_PERSON_NAME } from './sample-card.tsx'

/** This script must be directly after the card in the HTML, so that the browser never paints the card in the wrong colours. */
export const SAMPLE_CARD_COLOR_MODE_SCRIPT =
  "document.querySelector('.sample-card').shadowRoot.querySelector('.card-theme').dataset.mode=document.documentElement.dataset.theme"

const STATS = [
  { figure: '60 seconds', text: 'to set up your card' },
  { figure: '10K+ users', text: 'already carry one' },
  { figure: `${CARD_THEME_KEYS.length} styles`, text: 'each drawn for a profession' },
]

const nextThemeOf = (theme: CardThemeKey): CardThemeKey => CARD_THEME_KEYS[(CARD_THEME_KEYS.indexOf(theme) + 1) % CARD_THEME_KEYS.length]!

interface HeroProps {
  viewer: LandingViewer
  theme: CardThemeKey
  card: RenderedSampleCard
}

/**
 * A real card. Visitors can type a name on it, and a click on the card shows the next theme. Without JavaScript, a button loads the page
 * with the next theme. The card is in a shadow root, because its style sheet is made for a whole page.
 */
function SampleCard({ theme, card: { html, css, fonts } }: Pick<HeroProps, 'theme' | 'card'>) {
  const label = CARD_THEME_LABELS[theme]
  return (
    <form
      id="sample"
      className="sample"
      action="/#sample"
      method="get"
      data-theme-key={theme}
      data-fonts={JSON.stringify(fonts)}
      data-labels={JSON.stringify(CARD_THEME_LABELS)}
    >
      <div className="stage">
        <div className="sample-card" role="img" aria-label={`Sample card of ${SAMPLE_PERSON_NAME}, ${label}`}>
          <template {...{ shadowrootmode: 'open' }}>
            <style {...rawHtmlProps(css)} />
            <div className="card-theme" inert {...rawHtmlProps(html)} />
          </template>
        </div>
        <script {...rawHtmlProps(SAMPLE_CARD_COLOR_MODE_SCRIPT)} />
      </div>
      <div className="sample-bar">
        <label className="sample-name">
          <span className="visually-hidden">Your name</span>
          <input
            name={SAMPLE_NAME_PARAM}
            maxLength={SAMPLE_NAME_LENGTH_MAX}
            placeholder="Type your name"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button className="button secondary" name={SAMPLE_THEME_PARAM} value={nextThemeOf(theme)}>
          <LineIcon path="M3.5 10a6.5 6.5 0 0 1 11-4.7L16.5 7M16.5 3v4h-4M16.5 10a6.5 6.5 0 0 1-11 4.7L3.5 13M3.5 17v-4h4" size={16} />
          Next style
        </button>
        <p className="sample-style" role="status">
          {label}
        </p>
        <p className="sample-hint">Click name or card</p>
      </div>
    </form>
  )
}

export function HeroSection({ viewer, theme, card }: HeroProps) {
  return (
    <section className="hero wrap" aria-labelledby="hero-title">
      <div className="hero-text">
        <h1 id="hero-title">{LANDING_HEADLINE}</h1>
        <p className="lead">
          Make a card worth keeping in a minute. Share it by link or QR code. {PRODUCT_NAMES.assistant}, your AI networking assistant,
          answers the questions, finds the serious ones, and tells you who to call first.
        </p>
        <div className="actions">
          <a className="button primary large" href={callToActionPathOf(viewer)}>
            Create your card
          </a>
          <a className="button secondary large" href="#sample">
            Try it right here
          </a>
        </div>
        <dl className="stats">
          {STATS.map(({ figure, text }) => (
            <div key={figure}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SampleCard theme={theme} card={card} />
    </section>
  )
}
