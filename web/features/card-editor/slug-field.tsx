import { memo } from 'react'
import { Copy } from 'lucide-react'
import { SLUG_CHANGES_PER_DAY_MAX, toSlugWhileTyping } from '../../../schema/slug.ts'
import { explainSlugEditRefusal } from '../../../schema/capabilities.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { copyCardLink } from '../../lib/card-link.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import styles from './editor.module.css'

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
    <FormField label="URL slug" hint={hint} error={error}>
      <div className="wrapping-row">
        <div className={styles.slugBox}>
          <span aria-hidden className={styles.prefix}>
            {publicCardPathOf('')}
          </span>
          {/* There is no `maxLength`, so that users can paste the whole URL of a card. The slug is taken from it. */}
          <Input
            name="slug"
            value={slug}
            readOnly={refusal !== null}
            {...NO_AUTOCORRECT_INPUT_PROPS}
            onChange={(event) => edit({ slug: toSlugWhileTyping(event.target.value) })}
            onBlur={() => slug.endsWith('-') && edit({ slug: slug.slice(0, -1) })}
          />
        </div>
        <Button icon={<Copy aria-hidden />} disabled={!saved} onClick={() => void copyCardLink(slug)}>
          Copy URL
        </Button>
      </div>
    </FormField>
  )
})
