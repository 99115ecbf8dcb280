import { type ComponentProps, Fragment, lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import { CUSTOM_BUTTONS_MAX } from '../../../schema/card.ts'
import { CARD_TEXT_FIELD_NAMES, type CardTextFieldName, type CardTextFieldRule, cardTextFieldRuleOf } from '../../../schema/card-fields.ts'
import { DEFAULT_BUTTON_COLOR } from '../../../schema/theme.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { LanguageFields } from '../../editing/language-fields.tsx'
import { inputAttributesOf } from '../../editing/text-inputs.ts'
import { VIDEO_URL_IS_WEB_PAGE_HINT, webPageOfVideoUrl } from '../../editing/video-hint.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.ts'
import { CharactersLeftCounter } from './characters-left.tsx'
import styles from './editor.module.css'
import { SlugField } from './slug-field.tsx'
import type { EditorTabProps } from './tabs.ts'

/** This part is loaded separately, because its lists of names are larger than the rest of the tab. */
const AddressBookNameEditor = lazy(() => import('./name-filing.tsx'))

const BASIC_INFO_PANELS: { panel: CardTextFieldRule['panel']; title: string }[] = [
  { panel: 'about', title: 'About you' },
  { panel: 'contact', title: 'Contact' },
]

export function BasicInfoTab({ draft, stored, user, edit, issues }: EditorTabProps) {
  const page = webPageOfVideoUrl(draft.videoUrl)
  const videoHint = page !== null && <VideoPageHint page={page} full={draft.customButtons.length >= CUSTOM_BUTTONS_MAX} edit={edit} />
  const { name, nameParts, phone, socialLinks, userId } = draft
  const card = useMemo(() => ({ phone, socialLinks, userId }), [phone, socialLinks, userId])
  return (
    <div className={`${styles.groups} ${styles.basicInfo}`}>
      {BASIC_INFO_PANELS.map(({ panel, title }) => (
        <Panel key={panel} title={title} className={panel === 'about' ? styles.firstPanel : undefined}>
          <div className={styles.fields}>
            {CARD_TEXT_FIELD_NAMES.filter((field) => cardTextFieldRuleOf(field).panel === panel).map((field) => {
              const props = { value: draft[field] ?? '', error: issues[field], edit }
              return (
                <Fragment key={field}>
                  {field === 'phone' || field === 'website' ? (
                    <ContactTextField {...props} field={field} card={card} />
                  ) : (
                    <CardTextField {...props} field={field} hint={field === 'videoUrl' ? videoHint : undefined} />
                  )}
                  {field === 'name' && (name || Object.keys(nameParts ?? {}).length > 0) && (
                    <Suspense fallback={<div className={styles.filing} />}>
                      <AddressBookNameEditor name={name ?? ''} parts={nameParts} edit={edit} issues={issues} />
                    </Suspense>
                  )}
                </Fragment>
              )
            })}
          </div>
        </Panel>
      ))}
      <Panel title="Language">
        <LanguageFields draft={draft} edit={edit} issues={issues} />
      </Panel>
      <Panel title="Card URL">
        <SlugField slug={draft.slug} stored={stored.slug} ownerId={draft.userId} user={user} error={issues['slug']} edit={edit} />
      </Panel>
    </div>
  )
}

interface CardTextFieldProps {
  field: CardTextFieldName
  value: string
  error: string | undefined
  edit: EditorTabProps['edit']
  hint?: ReactNode
}

/** The browser must not fill in the user's own data, because the card may belong to somebody else. */
const CardTextField = memo(function CardTextField({ field, value, error, edit, hint }: CardTextFieldProps) {
  const rule = cardTextFieldRuleOf(field)
  const control = {
    ...inputAttributesOf(field),
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  }
  return (
    <FormField
      label={rule.label}
      hint={hint || rule.hint}
      error={error}
      className={rule.wide && styles.wide}
      aside={rule.counted && <CharactersLeftCounter text={value} max={rule.max} />}
    >
      {rule.rows ? <Textarea {...(control as ComponentProps<'textarea'>)} rows={rule.rows} /> : <Input {...control} />}
    </FormField>
  )
})

function VideoPageHint({ page, full, edit }: { page: string; full: boolean; edit: EditorTabProps['edit'] }) {
  return (
    <span className={styles.pageHint}>
      {VIDEO_URL_IS_WEB_PAGE_HINT}
      {!full && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            // The clicked button disappears together with its hint, so the focus moves to the input of the video URL.
            currentTarget.form?.querySelector<HTMLInputElement>('[name=videoUrl]')?.focus()
            edit(({ customButtons }) => ({
              videoUrl: '',
              customButtons: [...customButtons, { text: 'Watch the video', url: page, backgroundColor: DEFAULT_BUTTON_COLOR }],
            }))
            showToast({ title: 'Added as a button', description: 'Change its label in the Buttons tab.', variant: 'success' })
          }}
        >
          Add as a button
        </Button>
      )}
    </span>
  )
}

interface ContactTextFieldProps extends Omit<CardTextFieldProps, 'hint'> {
  field: 'phone' | 'website'
  card: Pick<EditorTabProps['draft'], 'phone' | 'socialLinks' | 'userId'>
}

const ContactTextField = memo(function ContactTextField({ field, value, error, edit, card }: ContactTextFieldProps) {
  const kept = useContactNormalizer(card)
  const { label, hint } = cardTextFieldRuleOf(field)
  const set = (typed: string) => edit({ [field]: typed })
  return (
    <ContactField kind={field} value={value} card={card} onValue={set} label={label} hint={hint} error={error}>
      <Input
        {...inputAttributesOf(field)}
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
