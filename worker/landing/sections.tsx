import { MONEY_BACK_GUARANTEE, PRICING_PLANS } from '../../schema/pricing.ts'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { AUTH_VIEW_PARAM, REGISTER_VIEW } from '../../schema/sign-in.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { CARD_THEME_KEYS, CARD_THEME_LABELS, CARD_THEME_TAGLINES, spellOutCardThemeCount } from '../../schema/theme.ts'
import { callToActionPathOf, planPathOf, type LandingViewer } from './bar.tsx'
import { LineIcon } from '../rendering/line-icon.tsx'
import { CHECK_ICON_PATH, ColorSchemePicture } from './parts.tsx'
import { DASHBOARD_PICTURE_SIZE_PX, THEME_PICTURE_SIZE_PX } from './picture-sizes.ts'
import { dashboardPicturePathOf, themePicturePathOf } from './pictures.ts'

const THEME_COUNT_AT_START = spellOutCardThemeCount().replace(/^./, (first) => first.toUpperCase())

const FEATURES = [
  {
    icon: 'M3.5 6h9v11h-9zM6.5 6V3h10v11h-4M6 13.5h4M6 10h4',
    title: 'A card that looks like you',
    text: `Photo, links, gallery, video, your own buttons. ${THEME_COUNT_AT_START} layouts with their own type and pace, complete on any phone, with no app to install.`,
  },
  {
    icon: 'M3.5 4.5h13v9H10l-3.5 3v-3h-3zM7 9h.01M10 9h.01M13 9h.01',
    title: `${PRODUCT_NAMES.assistant} works the room`,
    text: 'Your assistant greets visitors, answers from what you wrote, asks the right questions and hands over when it is your turn.',
  },
  {
    icon: 'M3.5 16.5v-5M8 16.5v-9M12.5 16.5v-6M17 16.5v-13',
    title: 'Know who came back',
    text: 'See views, clicks and saved contacts as they happen, with the place, the device and the link that brought them.',
  },
]

export function FeatureSection() {
  return (
    <section id="features" className="section wrap" aria-labelledby="features-title">
      <div className="section-head">
        <h2 id="features-title">People lose paper. They keep what helps them.</h2>
      </div>
      <ul className="features">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className="feature">
            <LineIcon path={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A click on a theme only shows a toast. Without JavaScript, it opens the same page as the call-to-action buttons. */
export function ThemeShowcase({ viewer }: { viewer: LandingViewer }) {
  return (
    <section id="themes" className="section themes" aria-labelledby="themes-title">
      <div className="wrap section-head">
        <h2 id="themes-title">{`${THEME_COUNT_AT_START} styles. Not one of them a template.`}</h2>
        <p>Each is its own layout and voice, drawn for a profession. Pick one now, change it any time; your content stays.</p>
      </div>
      <form id="styles" action={viewer.accessLevel === null ? APP_PAGE_PATHS.auth : APP_PAGE_PATHS.dashboard} method="get">
        {viewer.accessLevel === null && viewer.canRegister && <input type="hidden" name={AUTH_VIEW_PARAM} value={REGISTER_VIEW} />}
        <ul className="styles wrap">
          {CARD_THEME_KEYS.map((theme) => (
            <li key={theme}>
              <button className="style">
                <span className="style-picture">
                  <ColorSchemePicture pathOf={(scheme) => themePicturePathOf(theme, scheme)} alt="" size={THEME_PICTURE_SIZE_PX} />
                </span>
                <span className="style-name">{CARD_THEME_LABELS[theme]}</span>
                <span className="style-line">{CARD_THEME_TAGLINES[theme]}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}

const TEASER_POINTS = [
  'Every card, its QR code and its numbers on one screen',
  'Edit by tapping on the card itself, from your phone',
  'Leads with a score and the whole conversation',
  'Works without a network, and exports everything',
]

export function DashboardTeaser() {
  return (
    <section className="section wrap teaser" aria-labelledby="teaser-title">
      <div className="teaser-text">
        <h2 id="teaser-title">A quiet place to run it from.</h2>
        <p>Meetings are loud enough. Behind the card is a calm workspace that shows what happened and what to do next.</p>
        <ul className="checks">
          {TEASER_POINTS.map((point) => (
            <li key={point}>
              <LineIcon path={CHECK_ICON_PATH} />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="teaser-picture">
        <ColorSchemePicture
          pathOf={dashboardPicturePathOf}
          alt="The dashboard of a physiotherapist: her card, its address, and totals of views and saved contacts."
          size={DASHBOARD_PICTURE_SIZE_PX}
        />
      </div>
    </section>
  )
}

export function PricingSection({ viewer }: { viewer: LandingViewer }) {
  return (
    <section id="pricing" className="section wrap" aria-labelledby="pricing-title">
      <div className="section-head">
        <h2 id="pricing-title">Less than a box of paper cards.</h2>
        <p>Paid by the month. Every plan comes with a {MONEY_BACK_GUARANTEE}.</p>
      </div>
      <ul className="plans">
        {PRICING_PLANS.map(({ name, level, price, audience, included, ...plan }) => (
          <li key={name} className={'mostPopular' in plan ? 'plan plan-popular' : 'plan'}>
            <h3>{name}</h3>
            {'mostPopular' in plan && <p className="plan-badge">Most popular</p>}
            <p className="plan-audience">{audience}</p>
            <p className="plan-price">
              <span>{price}</span> per month
            </p>
            <a className={'mostPopular' in plan ? 'button primary' : 'button secondary'} href={planPathOf(viewer, level)}>
              Choose {name}
            </a>
            <ul className="checks">
              {included.map((line) => (
                <li key={line}>
                  <LineIcon path={CHECK_ICON_PATH} />
                  {line}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TESTIMONIALS = [
  {
    quote: 'A client showed my card to her whole team at dinner. I had three calls on Monday, and I had not handed anything out.',
    name: 'Ingrid Solheim',
    role: 'Interior architect, Bergen',
  },
  {
    quote: 'The assistant tells parents when we are open and what a lesson costs. I used to answer that forty times a week.',
    name: 'Mateo Quispe',
    role: 'Runs a music school, Lima',
  },
  {
    quote: 'I changed jobs in March. Everyone who had scanned my code in January still has the right number.',
    name: 'Rukhsana Malik',
    role: 'Account manager, Leeds',
  },
]

export function TestimonialSection() {
  return (
    <section className="section wrap" aria-labelledby="voices-title">
      <div className="section-head">
        <h2 id="voices-title">What happens after hello.</h2>
      </div>
      <ul className="voices">
        {TESTIMONIALS.map(({ quote, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ClosingCallToAction({ viewer }: { viewer: LandingViewer }) {
  return (
    <section className="section wrap" aria-labelledby="closing-title">
      <div className="closing">
        <h2 id="closing-title">Your next hello is a minute away.</h2>
        <p>Start now. If it is not for you, our {MONEY_BACK_GUARANTEE} has you covered.</p>
        <a className="button on-brand large" href={callToActionPathOf(viewer)}>
          Make yours now
        </a>
      </div>
    </section>
  )
}
