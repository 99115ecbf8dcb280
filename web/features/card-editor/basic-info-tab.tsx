import type { ReactNode } from 'react'
import { TEXT_MAX } from '../../../schema/card.ts'
import { URL_MAX } from '../../../schema/url.ts'
import { EMAIL_MAX, PHONE_MAX } from '../../../schema/user.ts'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import { SlugField } from './slug-field.tsx'
import type { TabProps } from './tabs.ts'

/** Who the card is about and how to reach them. */
export function BasicInfoTab({ draft, user, edit, issues }: TabProps) {
  type TextField = 'name' | 'title' | 'company' | 'email' | 'phone' | 'address' | 'about' | 'website' | 'videoUrl'
  const text = (field: TextField) => ({
    name: field,
    value: draft[field] ?? '',
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  })
  const field = (name: TextField, label: string, control: ReactNode, more: { hint?: string; aside?: ReactNode; wide?: boolean } = {}) => (
    <Field label={label} hint={more.hint} aside={more.aside} error={issues[name]} className={more.wide ? styles.wide : undefined}>
      {control}
    </Field>
  )
  return (
    <div className={styles.groups}>
      <Panel title="About you">
        <div className={styles.fields}>
          {field('name', 'Name', <Input {...text('name')} maxLength={TEXT_MAX.name} autoComplete="off" />, { wide: true })}
          {field('title', 'Title', <Input {...text('title')} maxLength={TEXT_MAX.title} autoComplete="off" />)}
          {field('company', 'Company', <Input {...text('company')} maxLength={TEXT_MAX.company} autoComplete="off" />)}
          {field('about', 'About', <Textarea {...text('about')} maxLength={TEXT_MAX.about} rows={5} />, {
            wide: true,
            aside: <Count used={draft.about?.length ?? 0} max={TEXT_MAX.about} />,
          })}
        </div>
      </Panel>
      <Panel title="Contact">
        <div className={styles.fields}>
          {field('email', 'Email', <Input {...text('email')} type="email" maxLength={EMAIL_MAX} inputMode="email" autoComplete="off" />)}
          {field('phone', 'Phone', <Input {...text('phone')} type="tel" maxLength={PHONE_MAX} inputMode="tel" autoComplete="off" />)}
          {field('address', 'Address', <Textarea {...text('address')} maxLength={TEXT_MAX.address} rows={2} />, { wide: true })}
          {field(
            'website',
            'Website',
            <Input {...text('website')} inputMode="url" maxLength={URL_MAX} autoCapitalize="none" spellCheck={false} autoComplete="off" />,
            {
              hint: 'https:// is added where it is missing',
            },
          )}
          {field(
            'videoUrl',
            'Video URL',
            <Input {...text('videoUrl')} type="url" inputMode="url" maxLength={URL_MAX} autoComplete="off" />,
            {
              hint: 'YouTube, Vimeo or a direct link',
            },
          )}
        </div>
      </Panel>
      <Panel title="Card URL">
        <SlugField slug={draft.slug} ownerId={draft.userId} user={user} error={issues['slug']} onChange={(slug) => edit({ slug })} />
      </Panel>
    </div>
  )
}

/** How much of a long text is used up; it speaks up where little is left. */
function Count({ used, max }: { used: number; max: number }) {
  return used >= max * 0.8 ? (
    <span className={styles.count}>
      {used.toLocaleString()} of {max.toLocaleString()}
    </span>
  ) : null
}
