import { LANDING_SECTIONS } from '../../schema/landing.ts'
import { planOfLevel } from '../../schema/plan.ts'
import { ACCOUNT_PLAN_PATH, APP_PAGE_PATHS, startPathOf } from '../../schema/route.ts'
import { LineIcon } from '../rendering/line-icon.tsx'
import { Logo } from './parts.tsx'

export interface LandingViewer {
  /** Null for visitors who are not signed in. */
  accessLevel: number | null
  canRegister: boolean
}

/** The page's main links lead signed-in users to the dashboard, and others to the registration. */
export const callToActionPathOf = ({ accessLevel, canRegister }: LandingViewer) =>
  accessLevel === null ? startPathOf(canRegister) : APP_PAGE_PATHS.dashboard

/** A plan above the user's own leads to where it can be asked for. */
export function planPathOf(viewer: LandingViewer, level: number): string {
  const plan = planOfLevel(level)
  if (!plan) return callToActionPathOf(viewer)
  if (viewer.accessLevel === null) return startPathOf(viewer.canRegister, plan)
  return level > viewer.accessLevel ? ACCOUNT_PLAN_PATH : APP_PAGE_PATHS.dashboard
}

function SectionLinks() {
  return Object.entries(LANDING_SECTIONS).map(([id, label]) => (
    <li key={id}>
      <a href={`#${id}`}>{label}</a>
    </li>
  ))
}

function AccountLinks({ viewer }: { viewer: LandingViewer }) {
  const isSignedIn = viewer.accessLevel !== null
  const [plain, strong] = isSignedIn ? ['Dashboard', 'My Cards'] : ['Login', 'Get Started']
  return (
    <>
      <li>
        <a href={isSignedIn ? APP_PAGE_PATHS.dashboard : APP_PAGE_PATHS.auth}>{plain}</a>
      </li>
      <li>
        <a href={callToActionPathOf(viewer)} className="button primary small">
          {strong}
        </a>
      </li>
    </>
  )
}

/** In small windows, a side menu replaces the links. Without JavaScript, the links stay in the bar. */
export function LandingTopBar({ viewer }: { viewer: LandingViewer }) {
  return (
    <header className="bar">
      <div className="wrap bar-inner">
        <a href="/" className="home">
          <Logo />
        </a>
        <nav className="bar-nav" aria-label="Main">
          <ul className="bar-sections">
            <SectionLinks />
          </ul>
          <ul className="bar-account">
            <AccountLinks viewer={viewer} />
          </ul>
        </nav>
        <button type="button" className="icon-button menu-open" data-menu="open" aria-haspopup="dialog" aria-label="Open menu">
          <LineIcon path="M3 6.5h14M3 13.5h14" />
        </button>
      </div>
      <dialog id="menu" className="menu" aria-label="Menu">
        <div className="menu-head">
          <Logo />
          <button type="button" className="icon-button" data-menu="close" aria-label="Close menu">
            <LineIcon path="m5 5 10 10M15 5 5 15" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="menu-links">
            <SectionLinks />
            <AccountLinks viewer={viewer} />
          </ul>
        </nav>
      </dialog>
    </header>
  )
}
