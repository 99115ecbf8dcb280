import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NotFoundPage() {
  usePageTitle('Page Not Found')
  return (
    <EmptyState level={1} art="missing" title="Page Not Found" action={<ButtonLink href={APP_PAGE_PATHS.home}>Return to Home</ButtonLink>}>
      There is nothing at this address. It may have been mistyped, or the page has moved.
    </EmptyState>
  )
}
