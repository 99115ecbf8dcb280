import type { LeadField } from '../../schema/card.ts'
import { ANSWER_MAX, CONSENT_GIVEN, FORM_FIELD_NAMES, FORM_SENT_ID } from '../../schema/lead-form.ts'
import { ownValue } from '../../schema/own-value.ts'
import { Section } from './blocks.tsx'
import type { Form } from './model.ts'
import { part } from './part.tsx'
import type { Variant } from './theme.ts'

/** Where browsers offer what they know of a person (HTML standard, autofill). By the field's type, then by its name. */
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

const EMAIL_INPUT_ATTRIBUTES = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** What ties an input to the sentence below it that says what is wrong with its answer. */
function described(name: string, error: string | undefined) {
  return { 'aria-describedby': `error-${name}`, ...(error && { 'aria-invalid': true }) }
}

function Complaint({ name, error }: { name: string; error?: string }) {
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
    ...described(name, error),
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
        // Browsers refuse some addresses in a field of the type `email`, and hand on others in another spelling.
        <input
          {...shared}
          {...(type === 'email' ? EMAIL_INPUT_ATTRIBUTES : { type })}
          autoComplete={ownValue(AUTOFILL, type) ?? ownValue(AUTOFILL, name.toLowerCase())}
        />
      )}
      <Complaint name={name} error={error} />
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
          {...described(name, error)}
        />
        <span dir="auto">{text}</span>
      </label>
      <Complaint name={name} error={error} />
    </div>
  )
}

/**
 * The owner's form, an HTML form that needs no script: it is answered with the page again, at the thanks above it or with
 * what was wrong. The page's script sends it without leaving the page.
 */
export const LeadForm = part(['form', 'id', 'slug', 'name'], (card, { variant }: { variant: Variant }) => {
  const { form } = card
  if (!form || variant === 'preview') return null
  return (
    <Section name="form" title={form.title} variant={variant}>
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
        {/* The answer to a refused form is the whole page again, and this is what it is about now. */}
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
