import type { ContactFormConfig } from '../../../schema/card.ts'
import { FORM_TEXT_MAX_LENGTHS } from '../../../schema/lead-form.ts'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { setContactFormEnabled } from './form-fields.ts'
import { FormQuestions } from './form-questions.tsx'
import rows from './rows.module.css'

interface FormBuilderProps {
  config: ContactFormConfig
  /** The contact form as stored on the server. Its fields keep their names, because visitors' answers are stored under them. */
  stored: ContactFormConfig
  issues: Record<string, string>
  onChange: (config: ContactFormConfig) => void
}

/** Edits the contact form through which visitors write to the card's owner. */
export function FormBuilder({ config, stored, issues, onChange }: FormBuilderProps) {
  const { enabled = false } = config
  const set = (patch: Partial<ContactFormConfig>) => onChange({ ...config, ...patch })
  const text = (key: 'title' | 'consentText' | 'successMessage') => ({
    value: config[key] ?? '',
    maxLength: FORM_TEXT_MAX_LENGTHS[key],
    onChange: ({ target }: { target: { value: string } }) => set({ [key]: target.value || undefined }),
  })
  return (
    <Panel title="Contact form" description="Visitors write to you from the card. What they send is listed in Analytics.">
      <div className={rows.stack}>
        <Switch label="Show the form on the card" checked={enabled} onChange={(on) => onChange(setContactFormEnabled(config, on))} />
        {enabled && (
          <>
            <Field label="Form title" error={issues['formConfig.title']}>
              <Input {...text('title')} autoComplete="off" placeholder="Get in touch" />
            </Field>
            <FormQuestions
              fields={config.fields ?? []}
              stored={stored.fields ?? []}
              issues={issues}
              onChange={(fields) => set({ fields })}
            />
            <Field
              label="Consent text"
              optional
              hint="With it, visitors tick a box before they can send the form."
              error={issues['formConfig.consentText']}
            >
              <Textarea {...text('consentText')} rows={2} placeholder="I agree that my details are used to answer me." />
            </Field>
            <Field label="Success message" optional hint="Read once the form was sent." error={issues['formConfig.successMessage']}>
              <Textarea {...text('successMessage')} rows={2} placeholder="Thank you. I will be in touch." />
            </Field>
          </>
        )}
      </div>
    </Panel>
  )
}
