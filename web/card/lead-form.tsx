import type { LeadFormField } from '../../schema/card.ts'
import { DEFAULT_CARD_LANGUAGE, LANGUAGE_PARAM } from '../../schema/card-language.ts'
import {
  FORM_ANSWER_LENGTH_MAX,
  FORM_CONSENT_GIVEN_VALUE,
  BUILT_IN_FORM_FIELD_NAMES,
  FORM_CONFIRMATION_ELEMENT_ID,
  FORM_SUBMISSION_PATH,
} from '../../schema/lead-form.ts'
import { LEGAL_PAGES, PRIVACY_ANCHORS } from '../../schema/route.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { CardSection } from './blocks.tsx'
import type { LeadFormModel } from './model.ts'
import { createCardPartComponent, useCardWords } from './card-part.tsx'
import { wordClassOf } from './typography-classes.ts'
import { splitWords } from './words/fill.ts'

/** Values of the HTML attribute `autocomplete`, by the type of a field or else by its name. */
const AUTOCOMPLETE_BY_FIELD: Record<string, string> = {
  email: 'email',
  tel: 'tel',
  name: 'name',
  full_name: 'name',
  your_name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
}

const EMAIL_INPUT_PROPS = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

function buildAriaErrorAttributes(name: string, error: string | undefined) {
  return { 'aria-describedby': `error-${name}`, ...(error && { 'aria-invalid': true }) }
}

function FieldErrorMessage({ name, error }: { name: string; error?: string }) {
  return (
    <p className="form-error" id={`error-${name}`}>
      {error}
    </p>
  )
}

function LeadFieldInput({ field, form }: { field: LeadFormField; form: LeadFormModel }) {
  const { name, label, type, required } = field
  const words = useCardWords()
  const error = form.refusal && getOwnProperty(form.refusal.errors, name)
  const shared = {
    id: `field-${name}`,
    name,
    required,
    maxLength: FORM_ANSWER_LENGTH_MAX,
    dir: 'auto',
    defaultValue: form.refusal && getOwnProperty(form.refusal.answers, name),
    ...buildAriaErrorAttributes(name, error),
  }
  return (
    <div className={`form-field form-field-${type}`}>
      <label htmlFor={shared.id} dir="auto">
        {label}
        {!required && <span className="form-hint"> {words.optional}</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...shared} rows={4} />
      ) : (
        // With type=email, browsers reject some valid addresses and respell others.
        <input
          {...shared}
          {...(type === 'email' ? EMAIL_INPUT_PROPS : { type })}
          autoComplete={getOwnProperty(AUTOCOMPLETE_BY_FIELD, type) ?? getOwnProperty(AUTOCOMPLETE_BY_FIELD, name.toLowerCase())}
        />
      )}
      <FieldErrorMessage name={name} error={error} />
    </div>
  )
}

function ConsentCheckbox({ text, form }: { text: string; form: LeadFormModel }) {
  const name = BUILT_IN_FORM_FIELD_NAMES.consent
  const error = form.refusal && getOwnProperty(form.refusal.errors, name)
  return (
    <div className="form-field">
      <label className="form-consent">
        <input
          type="checkbox"
          name={name}
          value={FORM_CONSENT_GIVEN_VALUE}
          required
          defaultChecked={form.refusal?.answers[name] !== undefined}
          {...buildAriaErrorAttributes(name, error)}
        />
        <span dir="auto">{text}</span>
      </label>
      <FieldErrorMessage name={name} error={error} />
    </div>
  )
}

/** Without JavaScript, the server answers with the same page plus thanks or error messages. */
export const LeadForm = createCardPartComponent(['form', 'id', 'slug', 'name', 'language'], (card, { variant, words }) => {
  const { form } = card
  if (!form || variant === 'preview') return null
  return (
    <CardSection name="form" title={form.title}>
      <div id={FORM_CONFIRMATION_ELEMENT_ID} className="form-sent" tabIndex={-1}>
        <p className="form-thanks" dir="auto">
          {form.thanks ?? splitWords(words.thanks, { name: <bdi key="name">{card.name}</bdi> })}
        </p>
        <a href="#form">{words.sendAnother}</a>
      </div>
      <form
        id="form"
        className="form"
        method="post"
        action={FORM_SUBMISSION_PATH + (card.language === DEFAULT_CARD_LANGUAGE ? '' : `?${LANGUAGE_PARAM}=${card.language}`)}
      >
        <input type="hidden" name={BUILT_IN_FORM_FIELD_NAMES.card} value={card.id} />
        <input type="hidden" name={BUILT_IN_FORM_FIELD_NAMES.slug} value={card.slug} />
        {/* The page that answers a refused form opens with the focus on the error message. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <p className="form-refusal" role="alert" tabIndex={-1} autoFocus={form.refusal !== undefined}>
          {form.refusal?.message}
        </p>
        {form.fields.map((field) => (
          <LeadFieldInput key={field.name} field={field} form={form} />
        ))}
        {form.consent && <ConsentCheckbox text={form.consent} form={form} />}
        <p className="form-hint">
          {words.messageStored} <a href={`${LEGAL_PAGES.privacy.path}#${PRIVACY_ANCHORS.forms}`}>{words.privacy}</a>
        </p>
        <button className={`card-save form-send${wordClassOf(words.send)}`}>{words.send}</button>
      </form>
    </CardSection>
  )
})
