import { SUPPORTED_PHONE_COUNTRIES, readPhoneNumber } from '../../schema/phone-reader.ts'
import { joinSentences } from '../../schema/sentences.ts'
import { socialPlatformLabelOf } from '../../schema/social.ts'
import { type ContactFeedback, countryNameOf } from './contact-note.ts'
import styles from './contacts.module.css'

export { describeContactValue, normalizeContactValue } from './contact-note.ts'
export { recognizeSocialAddress } from '../../schema/social-link.ts'
export { readPhoneNumber }

const PHONE_COUNTRY_OPTIONS = SUPPORTED_PHONE_COUNTRIES.map((code) => [code, countryNameOf(code)] as const).toSorted(([, a], [, b]) =>
  a.localeCompare(b, 'en'),
)

export function ContactFeedbackText({ note, hint }: { note: ContactFeedback; hint: string | undefined }) {
  const text = note.problem ?? note.interpretation ?? hint
  return (
    <>
      <span aria-live="polite" className={note.problem ? styles.problem : undefined}>
        {note.href ? joinSentences(text) : text}
      </span>
      {note.href && (
        <span className={styles.opens}>
          Opens{' '}
          <a href={note.href} target="_blank" rel="noopener">
            {note.href}
          </a>
        </span>
      )}
    </>
  )
}

interface ContactQuickFixProps {
  note: ContactFeedback
  onCountry: (code: string) => void
  onPlatform: ((platform: string) => void) | undefined
}

export function ContactQuickFix({ note, onCountry, onPlatform }: ContactQuickFixProps) {
  const { otherPlatform } = note
  if (otherPlatform && onPlatform) {
    return (
      <button type="button" className={styles.choice} onClick={() => onPlatform(otherPlatform)}>
        Switch to {socialPlatformLabelOf(otherPlatform)}
      </button>
    )
  }
  if (!note.countryChoice) return null
  return (
    <select
      aria-label="Country of this number"
      className={styles.choice}
      value={note.countryChoice.country ?? ''}
      onChange={(event) => onCountry(event.target.value)}
    >
      <option value="" disabled>
        Country
      </option>
      {PHONE_COUNTRY_OPTIONS.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
