import { EMAIL_LENGTH_MAX } from '../../schema/email.ts'
import { REPORT_REASON_NAMES, REPORT_TEXT_LENGTH_MAX, reportPathOf } from '../../schema/report.ts'
import type { PublicCard } from '../../schema/card.ts'
import { LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { LEGAL_PAGES, PRIVACY_ANCHORS, publicCardPathOf } from '../../schema/route.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillPlural, splitWords } from '../../web/card/words/fill.ts'
import type { CardWords } from '../../web/card/words/words.ts'
import formCss from '../../web/card/lead-form.css?inline'
import { renderPlainPage } from '../public/page.tsx'
import type { RenderedPage } from '../rendering/document.ts'
import reportCss from './report.css?inline'

type ReportedCard = Pick<PublicCard, 'slug' | 'name' | 'language'> & { foreignTexts?: object }

/** The query that keeps a language that is not the card's own. */
const languageQueryOf = ({ foreignTexts, language }: ReportedCard) => (foreignTexts ? `?${LANGUAGE_PARAM}=${language}` : '')

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

function ReasonChoice({ errors, answers, words }: RefusedReport & { words: CardWords['report'] }) {
  return (
    <fieldset className="report-reasons" aria-describedby="error-reason">
      <legend>{words.whatIsWrong}</legend>
      <FieldError name="reason" errors={errors} />
      {REPORT_REASON_NAMES.map((reason) => (
        <label key={reason} className="report-reason">
          <input type="radio" name="reason" value={reason} required defaultChecked={answers['reason'] === reason} />
          {words.reasons[reason]}
        </label>
      ))}
    </fieldset>
  )
}

/** The form by which a visitor reports a card. It works without a script. */
export function renderReportForm(card: ReportedCard, refusal?: RefusedReport): RenderedPage {
  const { slug, name, language } = card
  const { message, errors, answers } = refusal ?? { message: '', errors: {}, answers: {} }
  const { report: words, chat } = cardWordsOf(language)
  const wrongAnswers = Object.keys(errors).length
  const describe = (field: string) => ({ 'aria-describedby': `error-${field}`, ...(errors[field] && { 'aria-invalid': true }) })
  return renderPlainPage(
    words.title,
    formCss + reportCss,
    <main className="report card-container">
      <h1>{words.title}</h1>
      <p>
        {splitWords(words.youAreReporting, {
          name: (
            <b key="name" dir="auto">
              {name || slug}
            </b>
          ),
          address: (
            <span key="address" className="report-address">
              {publicCardPathOf(slug)}
            </span>
          ),
        })}{' '}
        {words.whoReads}
      </p>
      <form className="form" method="post" action={reportPathOf(slug) + languageQueryOf(card)}>
        {/* The page that answers a refused report opens with the focus on the error message. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <p className="form-refusal" role="alert" tabIndex={-1} autoFocus={refusal !== undefined}>
          {wrongAnswers === 0 ? message : fillPlural(language, words.correctAnswers, wrongAnswers)}
        </p>
        <ReasonChoice message={message} errors={errors} answers={answers} words={words} />
        <div className="form-field">
          <label htmlFor="text">
            {words.whatToKnow} <span className="form-hint">{words.optional}</span>
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
            {words.yourEmail} <span className="form-hint">{words.optional}</span>
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
          {words.stored} <a href={`${LEGAL_PAGES.privacy.path}#${PRIVACY_ANCHORS.reports}`}>{words.privacy}</a>
        </p>
        <div className="report-buttons">
          <button className="card-save form-send">{words.send}</button>
          <a className="page-button" href={publicCardPathOf(slug) + languageQueryOf(card)}>
            {chat.backToCard}
          </a>
        </div>
      </form>
    </main>,
    language,
  )
}

export function renderReportThanks(card: ReportedCard): RenderedPage {
  const { slug, language } = card
  const { report: words, chat } = cardWordsOf(language)
  return renderPlainPage(
    words.thanks,
    reportCss,
    <main className="report card-container">
      <h1>{words.thanks}</h1>
      <p>{words.sent}</p>
      <a className="page-button" href={publicCardPathOf(slug) + languageQueryOf(card)}>
        {chat.backToCard}
      </a>
    </main>,
    language,
  )
}
