import type { LeadField } from '../../schema/card.ts'
import { ANSWER_MAX, CONSENT_GIVEN, FORM_FIELD_NAMES, FORM_SENT_ID } from '../../schema/lead-form.ts'
import { ownValue } from '../../schema/own-value.ts'
import { Section } from './blocks.tsx'
import type { Form } from './model.ts'
import { memoBlock } from './block.tsx'

/** `autocomplete` values (HTML standard, autofill), by the field's type or else its name. */
const AUTOFILL: Record<string, string> = {
  email: 'email',
  tel: 'tel',
  name: 'name',
  full_name: 'name',
  your_name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
}

const EMAIL_PROPS = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** ARIA attributes that link an input to its error message. */
function errorAttributes(name: string, error: string | undefined) {
  return { 'aria-describedby': `error-${name}`, ...(error && { 'aria-invalid': true }) }
}

function FieldError({ name, error }: { name: string; error?: string }) {
  return (
    <p className="form-error" id={`error-${name}`}>
      {error}
    </p>
  )
}

function Field({ field, form }: { field: LeadField; form: Form }) {
  const { name, label, type, required } = field
  const error = form.refusal && ownValue(form.refusal.errors, name)
  const shared = {
    id: `field-${name}`,
    name,
    required,
    maxLength: ANSWER_MAX,
    dir: 'auto',
    defaultValue: form.refusal && ownValue(form.refusal.answers, name),
    ...errorAttributes(name, error),
  }
  return (
    <div className={`form-field form-field-${type}`}>
      <label htmlFor={shared.id} dir="auto">
        {label}
        {!required && <span className="form-hint"> (optional)</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...shared} rows={4} />
      ) : (
        // Not type=email: browsers reject some valid addresses there, and change the spelling of others.
        <input
          {...shared}
          {...(type === 'email' ? EMAIL_PROPS : { type })}
          autoComplete={ownValue(AUTOFILL, type) ?? ownValue(AUTOFILL, name.toLowerCase())}
        />
      )}
      <FieldError name={name} error={error} />
    </div>
  )
}

function Consent({ text, form }: { text: string; form: Form }) {
  const name = FORM_FIELD_NAMES.consent
  const error = form.refusal && ownValue(form.refusal.errors, name)
  return (
    <div className="form-field">
      <label className="form-consent">
        <input
          type="checkbox"
          name={name}
          value={CONSENT_GIVEN}
          required
          defaultChecked={form.refusal?.answers[name] !== undefined}
          {...errorAttributes(name, error)}
        />
        <span dir="auto">{text}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  )
}

/**
 * The owner's lead form. Without JavaScript, the response to submitting it is the page again, with the thanks or with error
 * messages; with it, the page's script submits the form in the background.
 */
export const LeadForm = memoBlock(['form', 'id', 'slug', 'name'], (card, { variant }) => {
  const { form } = card
  if (!form || variant === 'preview') return null
  return (
    <Section name="form" title={form.title}>
      <div id={FORM_SENT_ID} className="form-sent" tabIndex={-1}>
        <p className="form-thanks" dir="auto">
          {form.thanks ?? (
            <>
              Thank you. Your message has been sent to <bdi>{card.name}</bdi>.
            </>
          )}
        </p>
        <a href="#form">Send another message</a>
      </div>
      <form id="form" className="form" method="post" action="/api/card-forms">
        <input type="hidden" name={FORM_FIELD_NAMES.card} value={card.id} />
        <input type="hidden" name={FORM_FIELD_NAMES.slug} value={card.slug} />
        {/* A page that is the response to an invalid form begins at the error message. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <p className="form-refusal" role="alert" tabIndex={-1} autoFocus={form.refusal !== undefined}>
          {form.refusal?.message}
        </p>
        {form.fields.map((field) => (
          <Field key={field.name} field={field} form={form} />
        ))}
        {form.consent && <Consent text={form.consent} form={form} />}
        <button className="card-save form-send">Send</button>
      </form>
    </Section>
  )
})
