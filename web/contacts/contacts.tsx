import { PHONE_COUNTRIES, readPhone } from '../../schema/phone-reader.ts'
import { joinSentences } from '../../schema/sentences.ts'
import { platformLabel } from '../../schema/social.ts'
import { type ContactNote, countryName } from './contact-note.ts'
import styles from './contacts.module.css'

export { contactNote, normalizeContact } from './contact-note.ts'
export { readPhone }

/** Country codes and names, sorted by name. */
const COUNTRIES = PHONE_COUNTRIES.map((code) => [code, countryName(code)] as const).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))

/** Text below a contact field: a problem, or how the value was interpreted, and the link that it opens. */
export function Note({ note, hint }: { note: ContactNote; hint: string | undefined }) {
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

interface QuickFixProps {
  note: ContactNote
  onCountry: (code: string) => void
  /** Undefined where the platform cannot be changed. */
  onPlatform: ((platform: string) => void) | undefined
}

/** Quick fix beside a field's label: choose a country or switch the platform. Placed there so that it does not move the buttons below. */
export function QuickFix({ note, onCountry, onPlatform }: QuickFixProps) {
  const { otherPlatform } = note
  if (otherPlatform && onPlatform) {
    return (
      <button type="button" className={styles.choice} onClick={() => onPlatform(otherPlatform)}>
        Switch to {platformLabel(otherPlatform)}
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
      {COUNTRIES.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
