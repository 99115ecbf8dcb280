import { LockKeyhole } from 'lucide-react'
import { type PageRules, ROUTES } from '../../../schema/route.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const BACK = { home: 'Return to Home', dashboard: 'Back to Dashboard' }
const GENERAL = { title: 'Access Denied', text: "You don't have the required access level to view this page.", back: 'home' } as const

/** Replaces a screen for which the user's level is too low. */
export function AccessDenied({ denial: { title, text, back } = GENERAL }: Pick<PageRules, 'denial'>) {
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      icon={<LockKeyhole aria-hidden />}
      title={title}
      action={<ButtonLink href={ROUTES[back]}>{BACK[back]}</ButtonLink>}
    >
      {text}
    </EmptyState>
  )
}
