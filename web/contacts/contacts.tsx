import { PHONE_COUNTRIES, readPhone } from '../../schema/phone-reader.ts'
import { sentences } from '../../schema/sentences.ts'
import { platformLabel } from '../../schema/social.ts'
import { type ContactNote, countryName } from './contact-note.ts'
import styles from './contacts.module.css'

export { keptContact, noteOn } from './contact-note.ts'
export { readPhone }

/** By name, as they are looked for. */
const COUNTRIES = PHONE_COUNTRIES.map((code) => [code, countryName(code)] as const).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))

/** Below a field: how its value was read, what cannot work, and where it leads. Read with the field. */
export function Note({ note, hint }: { note: ContactNote; hint: string | undefined }) {
  const said = note.problem ?? note.read ?? hint
  return (
    <>
      <span aria-live="polite" className={note.problem ? styles.problem : undefined}>
        {note.opens ? sentences(said) : said}
      </span>
      {note.opens && (
        <span className={styles.opens}>
          Opens{' '}
          <a href={note.opens} target="_blank" rel="noopener">
            {note.opens}
          </a>
        </span>
      )}
    </>
  )
}

interface ChoiceProps {
  note: ContactNote
  onCountry: (code: string) => void
  /** Without it the platform cannot be changed here. */
  onPlatform: ((platform: string) => void) | undefined
}

/** Beside a field's label: what one tap settles. It takes no room below, where it would push the buttons away. */
export function Choice({ note, onCountry, onPlatform }: ChoiceProps) {
  if (note.other && onPlatform) {
    const { other } = note
    return (
      <button type="button" className={styles.choice} onClick={() => onPlatform(other)}>
        Switch to {platformLabel(other)}
      </button>
    )
  }
  if (!note.asks) return null
  return (
    <select
      aria-label="Country of this number"
      className={styles.choice}
      value={note.asks.country ?? ''}
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
