import { EMAIL_LENGTH_MAX } from '../../schema/email.ts'
import { REPORT_REASONS, REPORT_REASON_NAMES, REPORT_TEXT_LENGTH_MAX, reportPathOf } from '../../schema/report.ts'
import { LEGAL_PAGES, PRIVACY_ANCHORS, publicCardPathOf } from '../../schema/route.ts'
import formCss from '../../web/card/lead-form.css?inline'
import { renderPlainPage } from '../public/page.tsx'
import type { RenderedPage } from '../rendering/document.ts'
import reportCss from './report.css?inline'

interface ReportedCardName {
  slug: string
  name: string | null
}

/** Why a sent report was refused, by field, and what was typed. */
export interface RefusedReport {
  message: string
  errors: Record<string, string>
  answers: Record<string, string>
}

function FieldError({ name, errors }: { name: string; errors: Record<string, string> }) {
  return (
    <p className="form-error" id={`error-${name}`}>
      {errors[name]}
    </p>
  )
}

function ReasonChoice({ errors, answers }: RefusedReport) {
  return (
    <fieldset className="report-reasons" aria-describedby="error-reason">
      <legend>What is wrong?</legend>
      <FieldError name="reason" errors={errors} />
      {REPORT_REASON_NAMES.map((reason) => (
        <label key={reason} className="report-reason">
          <input type="radio" name="reason" value={reason} required defaultChecked={answers['reason'] === reason} />
          {REPORT_REASONS[reason]}
        </label>
      ))}
    </fieldset>
  )
}

/** The form by which a visitor reports a card. It works without a script. */
export function renderReportForm({ slug, name }: ReportedCardName, refusal?: RefusedReport): RenderedPage {
  const { message, errors, answers } = refusal ?? { message: '', errors: {}, answers: {} }
  const wrongAnswers = Object.keys(errors).length
  const describe = (field: string) => ({ 'aria-describedby': `error-${field}`, ...(errors[field] && { 'aria-invalid': true }) })
  return renderPlainPage(
    'Report this card',
    formCss + reportCss,
    <main className="report card-container">
      <h1>Report this card</h1>
      <p>
        You are reporting the card of <b dir="auto">{name || slug}</b> at <span className="report-address">{publicCardPathOf(slug)}</span>.
        An administrator of this site reads your report. The owner of the card does not learn who sent it.
      </p>
      <form className="form" method="post" action={reportPathOf(slug)}>
        {/* The page that answers a refused report opens with the focus on the error message. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <p className="form-refusal" role="alert" tabIndex={-1} autoFocus={refusal !== undefined}>
          {wrongAnswers === 0 ? message : `Please correct ${wrongAnswers === 1 ? 'one answer' : `${wrongAnswers} answers`}`}
        </p>
        <ReasonChoice message={message} errors={errors} answers={answers} />
        <div className="form-field">
          <label htmlFor="text">
            What should we know? <span className="form-hint">(optional)</span>
          </label>
          <textarea
            id="text"
            name="text"
            rows={5}
            maxLength={REPORT_TEXT_LENGTH_MAX}
            dir="auto"
            defaultValue={answers['text']}
            {...describe('text')}
          />
          <FieldError name="text" errors={errors} />
        </div>
        <div className="form-field">
          <label htmlFor="email">
            Your email, if you want an answer <span className="form-hint">(optional)</span>
          </label>
          <input
            id="email"
            name="email"
            type="text"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="email"
            spellCheck={false}
            maxLength={EMAIL_LENGTH_MAX}
            defaultValue={answers['email']}
            {...describe('email')}
          />
          <FieldError name="email" errors={errors} />
        </div>
        <p className="form-hint">
          Your report is stored for the administrators, with the card as it is now.{' '}
          <a href={`${LEGAL_PAGES.privacy.path}#${PRIVACY_ANCHORS.reports}`}>{LEGAL_PAGES.privacy.title}</a>
        </p>
        <div className="report-buttons">
          <button className="card-save form-send">Send report</button>
          <a className="page-button" href={publicCardPathOf(slug)}>
            Back to the card
          </a>
        </div>
      </form>
    </main>,
  )
}

export function renderReportThanks({ slug }: ReportedCardName): RenderedPage {
  return renderPlainPage(
    'Thank you',
    reportCss,
    <main className="report card-container">
      <h1>Thank you</h1>
      <p>Your report was sent. An administrator of this site will look at the card.</p>
      <a className="page-button" href={publicCardPathOf(slug)}>
        Back to the card
      </a>
    </main>,
  )
}
