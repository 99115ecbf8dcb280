import type { ContactFormConfig } from '../../../schema/card.ts'
import { FORM_TEXT_LENGTHS_MAX } from '../../../schema/lead-form.ts'
import { FormField } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { setContactFormEnabled } from './form-fields.ts'
import { ContactFormQuestions } from './form-questions.tsx'

interface FormBuilderProps {
  config: ContactFormConfig
  /** The contact form as stored on the server. Its fields must keep their names, because visitors' answers are stored under these names. */
  stored: ContactFormConfig
  issues: Record<string, string>
  onChange: (config: ContactFormConfig) => void
  onRemoveQuestion: (index: number) => void
}

export function FormBuilder({ config, stored, issues, onChange, onRemoveQuestion }: FormBuilderProps) {
  const { enabled = false } = config
  const set = (patch: Partial<ContactFormConfig>) => onChange({ ...config, ...patch })
  const text = (key: 'title' | 'consentText' | 'successMessage') => ({
    value: config[key] ?? '',
    maxLength: FORM_TEXT_LENGTHS_MAX[key],
    onChange: ({ target }: { target: { value: string } }) => set({ [key]: target.value || undefined }),
  })
  return (
    <Panel
      data-part="formConfig"
      title="Contact form"
      description="Visitors write to you from the card. What they send is listed in Analytics."
    >
      <div className="stack-4">
        <Switch label="Show the form on the card" checked={enabled} onChange={(on) => onChange(setContactFormEnabled(config, on))} />
        {enabled && (
          <>
            <FormField label="Form title" error={issues['formConfig.title']}>
              <Input {...text('title')} autoComplete="off" placeholder="Get in touch" />
            </FormField>
            <ContactFormQuestions
              fields={config.fields ?? []}
              stored={stored.fields ?? []}
              issues={issues}
              onChange={(fields) => set({ fields })}
              onRemove={onRemoveQuestion}
            />
            <FormField
              label="Consent text"
              optional
              hint="With it, visitors tick a box before they can send the form."
              error={issues['formConfig.consentText']}
            >
              <Textarea {...text('consentText')} rows={2} placeholder="I agree that my details are used to answer me." />
            </FormField>
            <FormField label="Success message" optional hint="Read once the form was sent." error={issues['formConfig.successMessage']}>
              <Textarea {...text('successMessage')} rows={2} placeholder="Thank you. I will be in touch." />
            </FormField>
            <Switch
              label="Email me what visitors send"
              hint="To the owner’s address, once it is confirmed."
              checked={config.mails !== false}
              onChange={(on) => set({ mails: on ? undefined : false })}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
