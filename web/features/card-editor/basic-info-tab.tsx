import { type ComponentProps, Fragment, lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import { BUTTONS_MAX } from '../../../schema/card.ts'
import { TEXT_FIELDS, type TextCardField, type TextField, textRule } from '../../../schema/card-fields.ts'
import { DEFAULT_BUTTON_COLOR } from '../../../schema/theme.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { inputOf } from '../../editing/text-inputs.ts'
import { VIDEO_IS_PAGE, videoPage } from '../../editing/video-hint.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './editor.module.css'
import { SlugField } from './slug-field.tsx'
import type { TabProps } from './tabs.ts'

/** A lazy chunk, because its name lists are larger than the rest of the tab. */
const NameFiling = lazy(() => import('./name-filing.tsx'))

const PANELS: { panel: TextField['panel']; title: string }[] = [
  { panel: 'about', title: 'About you' },
  { panel: 'contact', title: 'Contact' },
]

/** Who the card is about and how to reach them. */
export function BasicInfoTab({ draft, stored, user, edit, issues }: TabProps) {
  const page = videoPage(draft.videoUrl)
  const videoHint = page !== null && <VideoPageHint page={page} full={draft.customButtons.length >= BUTTONS_MAX} edit={edit} />
  const { name, nameParts, phone, socialLinks, userId } = draft
  const card = useMemo(() => ({ phone, socialLinks, userId }), [phone, socialLinks, userId])
  return (
    <div className={styles.groups}>
      {PANELS.map(({ panel, title }) => (
        <Panel key={panel} title={title}>
          <div className={styles.fields}>
            {TEXT_FIELDS.filter((field) => textRule(field).panel === panel).map((field) => {
              const props = { value: draft[field] ?? '', error: issues[field], edit }
              return (
                <Fragment key={field}>
                  {field === 'phone' || field === 'website' ? (
                    <ContactTextField {...props} field={field} card={card} />
                  ) : (
                    <TextControl {...props} field={field} hint={field === 'videoUrl' ? videoHint : undefined} />
                  )}
                  {field === 'name' && (name || Object.keys(nameParts ?? {}).length > 0) && (
                    <Suspense fallback={<div className={styles.filing} />}>
                      <NameFiling name={name ?? ''} parts={nameParts} edit={edit} issues={issues} />
                    </Suspense>
                  )}
                </Fragment>
              )
            })}
          </div>
        </Panel>
      ))}
      <Panel title="Card URL">
        <SlugField slug={draft.slug} stored={stored.slug} ownerId={draft.userId} user={user} error={issues['slug']} edit={edit} />
      </Panel>
    </div>
  )
}

interface TextControlProps {
  field: TextCardField
  value: string
  error: string | undefined
  edit: TabProps['edit']
  /** Replaces the field's own hint. */
  hint?: ReactNode
}

/** The input of a text field, built from its rule. Autofill is off, because the card may belong to someone else. */
const TextControl = memo(function TextControl({ field, value, error, edit, hint }: TextControlProps) {
  const rule = textRule(field)
  const { max } = rule
  const control = {
    ...inputOf(field),
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  }
  return (
    <Field
      label={rule.label}
      hint={hint || rule.hint}
      error={error}
      className={rule.wide && styles.wide}
      aside={rule.counted && value.length >= max * 0.8 && <CharactersLeft used={value.length} max={max} />}
    >
      {rule.rows ? <Textarea {...(control as ComponentProps<'textarea'>)} rows={rule.rows} /> : <Input {...control} />}
    </Field>
  )
})

/** Explains that the video URL is a web page, with a button that adds it as a custom button instead. */
function VideoPageHint({ page, full, edit }: { page: string; full: boolean; edit: TabProps['edit'] }) {
  return (
    <span className={styles.pageHint}>
      {VIDEO_IS_PAGE}
      {!full && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            // This button disappears with the hint, so the focus moves to the field.
            currentTarget.form?.querySelector<HTMLInputElement>('[name=videoUrl]')?.focus()
            edit(({ customButtons }) => ({
              videoUrl: '',
              customButtons: [...customButtons, { text: 'Watch the video', url: page, backgroundColor: DEFAULT_BUTTON_COLOR }],
            }))
            toast({ title: 'Added as a button', description: 'Change its label in the Buttons tab.', variant: 'success' })
          }}
        >
          Add as a button
        </Button>
      )}
    </span>
  )
}

interface ContactTextFieldProps extends Omit<TextControlProps, 'hint'> {
  field: 'phone' | 'website'
  /** The card's other numbers determine the country of a number without a country code. */
  card: Pick<TabProps['draft'], 'phone' | 'socialLinks' | 'userId'>
}

/** A phone number or URL with a hint on what it opens. On blur, a number with a known country gets its country code. */
const ContactTextField = memo(function ContactTextField({ field, value, error, edit, card }: ContactTextFieldProps) {
  const kept = useNormalizeContact(card)
  const { label, hint } = textRule(field)
  const set = (typed: string) => edit({ [field]: typed })
  return (
    <ContactField kind={field} value={value} card={card} onValue={set} label={label} hint={hint} error={error}>
      <Input
        {...inputOf(field)}
        value={value}
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
        onBlur={() => {
          const settled = kept(field, value)
          if (settled !== value) set(settled)
        }}
      />
    </ContactField>
  )
})

function CharactersLeft({ used, max }: { used: number; max: number }) {
  return (
    <span className={styles.count}>
      {used.toLocaleString()} of {max.toLocaleString()}
    </span>
  )
}
