import { LockKeyhole } from 'lucide-react'
import { PRODUCT } from '../../../schema/product.ts'
import { ROUTES } from '../../../schema/route.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export interface Denial {
  title: string
  text: string
  /** Where the way out leads. */
  back: { href: string; label: string }
}

const HOME = { href: ROUTES.home, label: 'Return to Home' }
const DASHBOARD = { href: ROUTES.dashboard, label: 'Back to Dashboard' }

export const DENIED: Denial = { title: 'Access Denied', text: "You don't have the required access level to view this page.", back: HOME }

/** The words of screens that say more than that. */
export const DENIALS = {
  salesbot: {
    title: `${PRODUCT.assistant} Access Required`,
    text: `Level 2 access or higher is required to configure the ${PRODUCT.assistant} feature.`,
    back: DASHBOARD,
  },
  chatAnalytics: { title: 'Access Denied', text: `${PRODUCT.assistant} analytics require Level 2+ access.`, back: DASHBOARD },
  pwaSettings: {
    title: 'Access Denied',
    text: 'You need admin access to configure PWA settings. Please contact an administrator.',
    back: HOME,
  },
  users: {
    title: 'Access Denied',
    text: 'You do not have permission to view this page. This page requires admin privileges. Please contact your administrator.',
    back: HOME,
  },
} satisfies Record<string, Denial>

export function AccessDenied({ title, text, back }: Denial) {
  usePageTitle(title)
  return (
    <EmptyState level={1} icon={<LockKeyhole aria-hidden />} title={title} action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}>
      {text}
    </EmptyState>
  )
}
