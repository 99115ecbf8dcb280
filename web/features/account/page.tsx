import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { listPlansAbove } from '../../../schema/plan.ts'
import { ACCOUNT_PLAN_TAB, ACCOUNT_SECURITY_TAB, LEGAL_PAGES } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { type DraftSlot, useDraftSlot } from '../../editing/draft-lock.ts'
import { UnsavedWorkGuard } from '../../editing/leave-guard.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { PageLayout } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './account.module.css'
import { PROFILE_DRAFT_SUBJECT, readProfileDraft, type StoredProfileDraft } from './profile-values.ts'
import { useTypedPasswords } from './password-form.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { loadFormChecks, useProfileForm } from './use-profile-form.ts'

const PlanTab = lazy(() => import('./plan-tab.tsx').then((m) => ({ default: m.PlanTab })))

const ACCOUNT_TITLE = 'Account Settings'
const TAB_PARAM = 'tab'
const PROFILE_TAB = 'profile'

export function AccountPage() {
  usePageTitle(ACCOUNT_TITLE)
  const { user } = useSignedInUser()
  useEffect(() => void loadFormChecks().catch(() => undefined), [])
  const slot = useDraftSlot(user?.id, PROFILE_DRAFT_SUBJECT, readProfileDraft)
  return (
    <PageLayout title={ACCOUNT_TITLE} description={<AccountDescription />} narrow>
      {user && slot ? <AccountTabs key={user.id} user={user} slot={slot} /> : <LoadingScreen label="Loading your account" />}
    </PageLayout>
  )
}

function AccountDescription() {
  const { terms, privacy, contact } = LEGAL_PAGES
  return (
    <>
      Your profile, your password and your data.{' '}
      <span className={styles.legal}>
        About this site: <a href={terms.path}>{terms.title}</a>, <a href={privacy.path}>{privacy.title}</a>,{' '}
        <a href={contact.path}>{contact.title}</a>
      </span>
    </>
  )
}

function AccountTabs({ user, slot }: { user: User; slot: DraftSlot<StoredProfileDraft> }) {
  const [path, navigate] = useLocation()
  const [params] = useSearchParams()
  const profile = useProfileForm(user, slot)
  const passwords = useTypedPasswords()
  const planTab = (
    <Suspense fallback={<LoadingScreen label="Loading the plans" />}>
      <PlanTab user={user} />
    </Suspense>
  )
  const tabs = [
    { value: PROFILE_TAB, label: 'Profile', content: <ProfileTab user={user} profile={profile} /> },
    { value: ACCOUNT_SECURITY_TAB, label: 'Security', content: <SecurityTab user={user} passwords={passwords} /> },
    ...(listPlansAbove(user.accessLevel).length > 0 ? [{ value: ACCOUNT_PLAN_TAB, label: 'Plan', content: planTab }] : []),
  ]
  return (
    <>
      <Tabs
        label={ACCOUNT_TITLE}
        value={tabs.find(({ value }) => value === params.get(TAB_PARAM))?.value ?? PROFILE_TAB}
        onChange={(tab) => navigate(tab === PROFILE_TAB ? path : `${path}?${TAB_PARAM}=${tab}`)}
        tabs={tabs}
      />
      <UnsavedWorkGuard active={profile.isDirty} />
    </>
  )
}
