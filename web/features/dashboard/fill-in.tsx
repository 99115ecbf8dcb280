import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { CARD_THEME_LABELS, type CardThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf, focusFirstInvalidControl } from '../../lib/form.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { buildPreviewCard, type FirstCardValues, listFirstCardFields } from './first-card-draft.ts'
import styles from './first-card.module.css'
import { FirstCardStepHeading } from './step-heading.tsx'

interface FillInProps {
  user: User
  theme: CardThemeKey
  values: FirstCardValues
  onChange: (values: FirstCardValues) => void
  onCreate: () => Promise<void>
}

export function FillInStep({ user, theme, values, onChange, onCreate }: FillInProps) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<{ message: string; fields: FieldErrors } | null>(null)
  const fieldNames = listFirstCardFields(user)
  const [pending, setPending] = useState(false)
  const shown = useDeferredValue(values)
  const card = useMemo(() => buildPreviewCard(user, theme, shown), [user, theme, shown])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      await onCreate()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setFailure({ message: errorMessageOf(error, 'The server could not create your card.'), fields })
      setPending(false)
      if (Object.keys(fields).length > 0) focusFirstInvalidControl(form.current!)
    }
  }
  /** Enter moves the focus to the next field. In the last field, it creates the card. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const next = fieldNames[fieldNames.findIndex((field) => field === event.currentTarget.name) + 1]
    if (!next) return
    event.preventDefault()
    form.current!.querySelector<HTMLInputElement>(`[name=${next}]`)?.focus()
  }
  return (
    <PageLayout
      title={<FirstCardStepHeading>Add your details</FirstCardStepHeading>}
      description="Everything is optional, and can be changed later."
    >
      <div className={cx('box', styles.fill)}>
        <div className={styles.stage}>
          <div className={styles.preview}>
            <CardPreview card={card} variant="preview" />
          </div>
        </div>
        <form ref={form} className={cx('stack-4', styles.form)} onSubmit={(event) => void submit(event)} noValidate>
          {failure && (
            <Alert tone="danger" title="Your card is not created yet">
              {failure.message} What you typed is still here.
            </Alert>
          )}
          {fieldNames.map((field, index) => (
            <FormField key={field} label={CARD_FIELDS[field].label} optional error={failure?.fields[field]}>
              <Input
                name={field}
                {...(field === 'phone' && { type: 'tel', placeholder: '+1 212 555 0142' })}
                {...CARD_FIELDS[field].input}
                maxLength={CARD_FIELDS[field].max}
                enterKeyHint={index === fieldNames.length - 1 ? 'done' : 'next'}
                value={values[field]}
                readOnly={pending}
                onChange={(event) => onChange({ ...values, [field]: event.target.value })}
                onKeyDown={onKeyDown}
              />
            </FormField>
          ))}
          <div className={styles.formActions}>
            <Button type="submit" variant="primary" wide pending={pending}>
              {pending ? 'Creating...' : failure ? 'Try again' : 'Create my card'}
            </Button>
            <ButtonLink variant="ghost" wide href={APP_PAGE_PATHS.dashboard} icon={<ArrowLeft aria-hidden />}>
              Another design
            </ButtonLink>
          </div>
          <p className="small-muted">{`Design: ${CARD_THEME_LABELS[theme]}. Your email address ${user.email} is on the card too.`}</p>
        </form>
      </div>
    </PageLayout>
  )
}
