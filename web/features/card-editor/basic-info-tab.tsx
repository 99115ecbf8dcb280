import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { TEXT_MAX } from '../../../schema/card.ts'
import { URL_MAX } from '../../../schema/url.ts'
import { EMAIL_MAX } from '../../../schema/email.ts'
import { PHONE_MAX } from '../../../schema/user.ts'
import { Field } from '../../ui/field.tsx'
import { EMAIL_INPUT, Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import { SlugField } from './slug-field.tsx'
import type { TabProps } from './tabs.ts'

type TextKey = 'name' | 'title' | 'company' | 'email' | 'phone' | 'address' | 'about' | 'website' | 'videoUrl'
type InputHints = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

/** Loads by itself: the lists by which names are read are larger than the rest of the tab. */
const NameFiling = lazy(() => import('./name-filing.tsx'))

/** Who the card is about and how to reach them. */
export function BasicInfoTab({ draft, stored, user, edit, issues }: TabProps) {
  const field = (name: TextKey) => ({ name, value: draft[name] ?? '', error: issues[name], edit })
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
          <TextField {...field('phone')} label="Phone" max={PHONE_MAX} type="tel" inputMode="tel" />
          <TextField {...field('address')} label="Address" max={TEXT_MAX.address} wide rows={2} />
          <TextField
            {...field('website')}
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
            hint="YouTube, Vimeo or a direct link"
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
  hint?: string
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

function Count({ used, max }: { used: number; max: number }) {
  return (
    <span className={styles.count}>
      {used.toLocaleString()} of {max.toLocaleString()}
    </span>
  )
}
