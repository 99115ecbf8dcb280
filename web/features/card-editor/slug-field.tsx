import { lazy, memo, Suspense } from 'react'
import { Copy } from 'lucide-react'
import { SLUG_CHANGES_PER_DAY_MAX } from '../../../schema/slug.ts'
import { CAPABILITIES, explainSlugEditRefusal, levelAllows } from '../../../schema/capabilities.ts'
import { planOfLevel } from '../../../schema/plan.ts'
import type { User } from '../../../schema/user.ts'
import { copyCardLink } from '../../lib/card-link.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { SlugInput } from '../../ui/slug-input.tsx'

const PlanOffer = lazy(() => import('../../lib/plan-offer.tsx').then((m) => ({ default: m.PlanOffer })))
const PLAN_WITH_OWN_SLUG = planOfLevel(CAPABILITIES.changeSlug.level)

interface SlugFieldProps {
  slug: string
  stored: string
  ownerId: number
  user: User
  error: string | undefined
  edit: (patch: { slug: string }) => void
}

export const SlugField = memo(function SlugField({ slug, stored, ownerId, user, error, edit }: SlugFieldProps) {
  const refusal = explainSlugEditRefusal(user, ownerId)
  const saved = slug === stored
  const rules = `Old links and QR codes keep working. Up to ${SLUG_CHANGES_PER_DAY_MAX} changes a day.`
  const hint = refusal ?? (saved ? rules : `The new address works once you save your changes. ${rules}`)
  return (
    <div className="stack-3">
      <FormField label="URL slug" hint={hint} error={error}>
        <div className="wrapping-row">
          <SlugInput name="slug" value={slug} readOnly={refusal !== null} onChange={(next) => edit({ slug: next })} />
          <Button icon={<Copy aria-hidden />} disabled={!saved} onClick={() => void copyCardLink(slug)}>
            Copy URL
          </Button>
        </div>
      </FormField>
      {PLAN_WITH_OWN_SLUG && !levelAllows(user.accessLevel, 'changeSlug') && (
        <Suspense>
          <div className="centered-row">
            <PlanOffer plan={PLAN_WITH_OWN_SLUG} isOnly />
          </div>
        </Suspense>
      )}
    </div>
  )
})
