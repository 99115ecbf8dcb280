import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import { BUTTONS_MAX, TEXT_MAX } from '../../../schema/card.ts'
import { DEFAULT_BUTTON_COLOR } from '../../../schema/theme.ts'
import { URL_MAX } from '../../../schema/url.ts'
import { EMAIL_MAX } from '../../../schema/email.ts'
import { PHONE_MAX } from '../../../schema/user.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { VIDEO_HINT, VIDEO_IS_PAGE, videoPage } from '../../editing/video-hint.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { EMAIL_INPUT, Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './editor.module.css'
import { SlugField } from './slug-field.tsx'
import type { TabProps } from './tabs.ts'

type TextKey = 'name' | 'title' | 'company' | 'email' | 'phone' | 'address' | 'about' | 'website' | 'videoUrl'
type InputHints = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

/** Loads by itself: the lists by which names are read are larger than the rest of the tab. */
const NameFiling = lazy(() => import('./name-filing.tsx'))

/** Who the card is about and how to reach them. */
export function BasicInfoTab({ draft, stored, user, edit, issues }: TabProps) {
  const page = videoPage(draft.videoUrl)
  const field = (name: TextKey) => ({ name, value: draft[name] ?? '', error: issues[name], edit })
  const { phone, socialLinks, userId } = draft
  const card = useMemo(() => ({ phone, socialLinks, userId }), [phone, socialLinks, userId])
  return (
    <div className={styles.groups}>
      <Panel title="About you">
        <div className={styles.fields}>
          <TextField {...field('name')} label="Name" max={TEXT_MAX.name} wide />
          {(draft.name || Object.keys(draft.nameParts ?? {}).length > 0) && (
            <Suspense fallback={<div className={styles.filing} />}>
              <NameFiling name={draft.name ?? ''} parts={draft.nameParts} edit={edit} issues={issues} />
            </Suspense>
          )}
          <TextField {...field('title')} label="Title" max={TEXT_MAX.title} />
          <TextField {...field('company')} label="Company" max={TEXT_MAX.company} />
          <TextField {...field('about')} label="About" max={TEXT_MAX.about} wide rows={5} counted />
        </div>
      </Panel>
      <Panel title="Contact">
        <div className={styles.fields}>
          <TextField {...field('email')} label="Email" max={EMAIL_MAX} {...EMAIL_INPUT} />
          <ContactTextField {...field('phone')} name="phone" card={card} label="Phone" max={PHONE_MAX} type="tel" inputMode="tel" />
          <TextField {...field('address')} label="Address" max={TEXT_MAX.address} wide rows={2} />
          <ContactTextField
            {...field('website')}
            name="website"
            card={card}
            label="Website"
            max={URL_MAX}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            hint="https:// is added where it is missing"
          />
          <TextField
            {...field('videoUrl')}
            label="Video URL"
            max={URL_MAX}
            type="url"
            inputMode="url"
            hint={page === null ? VIDEO_HINT : <PageHint page={page} full={draft.customButtons.length >= BUTTONS_MAX} edit={edit} />}
          />
        </div>
      </Panel>
      <Panel title="Card URL">
        <SlugField slug={draft.slug} stored={stored.slug} ownerId={draft.userId} user={user} error={issues['slug']} edit={edit} />
      </Panel>
    </div>
  )
}

interface TextFieldProps extends InputHints {
  name: TextKey
  value: string
  error: string | undefined
  edit: TabProps['edit']
  label: string
  max: number
  hint?: ReactNode
  wide?: boolean
  /** Of several lines. */
  rows?: number
  /** Says how much is used up, where little is left. */
  counted?: boolean
}

const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, value, error, edit, label, max, hint, wide, rows, counted, ...hints } = props
  const control = {
    name,
    value,
    maxLength: max,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={wide ? styles.wide : undefined}
      aside={counted && value.length >= max * 0.8 && <Count used={value.length} max={max} />}
    >
      {rows ? <Textarea {...control} rows={rows} /> : <Input {...control} {...hints} />}
    </Field>
  )
})

/** Says that a video's address is a page, with the way to make it a button. */
function PageHint({ page, full, edit }: { page: string; full: boolean; edit: TabProps['edit'] }) {
  return (
    <span className={styles.pageHint}>
      {VIDEO_IS_PAGE}
      {!full && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            // The button that did it goes with its sentence.
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

interface ContactTextFieldProps extends Omit<TextFieldProps, 'name' | 'hint'> {
  name: 'phone' | 'website'
  hint?: string
  /** What tells the country of a number. */
  card: Pick<TabProps['draft'], 'phone' | 'socialLinks' | 'userId'>
}

/** A number or an address that says what it opens. What is certain of a number is written out once the field is left. */
const ContactTextField = memo(function ContactTextField(props: ContactTextFieldProps) {
  const { name, value, error, edit, card, label, max, hint, ...hints } = props
  const kept = useNormalizeContact(card)
  const set = (typed: string) => edit({ [name]: typed })
  return (
    <ContactField kind={name} value={value} card={card} onValue={set} label={label} hint={hint} error={error}>
      <Input
        {...hints}
        name={name}
        value={value}
        maxLength={max}
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
        onBlur={() => {
          const settled = kept(name, value)
          if (settled !== value) set(settled)
        }}
      />
    </ContactField>
  )
})

function Count({ used, max }: { used: number; max: number }) {
  return (
    <span className={styles.count}>
      {used.toLocaleString()} of {max.toLocaleString()}
    </span>
  )
}
