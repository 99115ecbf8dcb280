import { memo } from 'react'
import { Copy } from 'lucide-react'
import { SLUG_CHANGES_A_DAY, slugAsTyped } from '../../../schema/slug.ts'
import { slugEditRefusal } from '../../../schema/level.ts'
import { viewPath } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { copyCardLink } from '../../lib/card-link.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, PLAIN } from '../../ui/input.tsx'
import styles from './editor.module.css'

interface SlugFieldProps {
  slug: string
  stored: string
  ownerId: number
  user: User
  error: string | undefined
  edit: (patch: { slug: string }) => void
}

/** The card's slug. It is read-only, with the reason, for users who may not change it. */
export const SlugField = memo(function SlugField({ slug, stored, ownerId, user, error, edit }: SlugFieldProps) {
  const refusal = slugEditRefusal(user, ownerId)
  const saved = slug === stored
  const rules = `Old links and QR codes keep working. Up to ${SLUG_CHANGES_A_DAY} changes a day.`
  const hint = refusal ?? (saved ? rules : `The new address works once you save your changes. ${rules}`)
  return (
    <Field label="URL slug" hint={hint} error={error}>
      <SlugControl slug={slug} saved={saved} readOnly={refusal !== null} onChange={(typed) => edit({ slug: typed })} />
    </Field>
  )
})

interface SlugControlProps {
  slug: string
  saved: boolean
  readOnly: boolean
  onChange: (slug: string) => void
}

/** Has no `maxLength`, so that a card's whole URL can be pasted: `slugAsTyped` extracts and limits the slug. */
function SlugControl({ slug, saved, readOnly, onChange }: SlugControlProps) {
  return (
    <div className={styles.slug}>
      <div className={styles.slugBox}>
        <span aria-hidden className={styles.prefix}>
          {viewPath('')}
        </span>
        <Input
          name="slug"
          value={slug}
          readOnly={readOnly}
          {...PLAIN}
          onChange={(event) => onChange(slugAsTyped(event.target.value))}
          onBlur={() => slug.endsWith('-') && onChange(slug.slice(0, -1))}
        />
      </div>
      <Button icon={<Copy aria-hidden />} disabled={!saved} onClick={() => void copyCardLink(slug)}>
        Copy URL
      </Button>
    </div>
  )
}
