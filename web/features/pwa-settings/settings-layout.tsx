import type { ReactNode } from 'react'
import { APP_PAGES } from '../../../schema/route.ts'
import { SITE_USER_ID } from '../../../schema/user-rules.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const SCOPE_TEXTS = {
  site: 'For the whole site: the app, and every card whose owner has saved no settings of their own.',
  own: 'For your cards, and for the app while you are signed in.',
}

export function SettingsLayout({ userId, children }: { userId: number | undefined; children: ReactNode }) {
  return (
    <PageLayout
      title={APP_PAGES.pwaSettings.title}
      badges={<Badge tone="brand">Admin</Badge>}
      description={
        userId === undefined ? <Skeleton width="20em" height="1.5em" /> : userId === SITE_USER_ID ? SCOPE_TEXTS.site : SCOPE_TEXTS.own
      }
    >
      {children}
    </PageLayout>
  )
}
