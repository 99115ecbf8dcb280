import { Search, X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import type { GuideSection } from './content/model.ts'
import { type GuidePassage, listGuidePassages } from './passages.ts'
import styles from './search.module.css'

type GuideSearchFunction = (query: string) => GuidePassage[]
const QUERY_LENGTH_MAX = 100

function useGuideSearch(sections: GuideSection[]): { search: GuideSearchFunction | null; failed: boolean; load: () => void } {
  const passages = useMemo(() => listGuidePassages(sections), [sections])
  const [create, setCreate] = useState<(typeof import('./search.ts'))['createGuideSearch'] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    void import('./search.ts').then(
      ({ createGuideSearch }) => setCreate(() => createGuideSearch),
      () => setFailed(true),
    )
  }
  const search = useMemo(() => create?.(passages) ?? null, [create, passages])
  return { search, failed, load }
}

export function GuideSearchField({ sections, onChoose }: { sections: GuideSection[]; onChoose: (passage: GuidePassage) => void }) {
  const [query, setQuery] = useState('')
  const { search, failed, load } = useGuideSearch(sections)
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const asked = query.trim()
  const results = useMemo(() => (asked === '' || !search ? null : search(asked)), [asked, search])
  const announced = useAnnouncement(asked, results, failed)
  const clear = () => {
    setQuery('')
    input.current?.focus()
  }
  return (
    <search className={styles.search}>
      <div className={styles.box}>
        <Search aria-hidden className={styles.icon} />
        <Input
          ref={input}
          type="search"
          aria-label="Search the guide"
          placeholder="Search the guide"
          className={styles.input}
          value={query}
          maxLength={QUERY_LENGTH_MAX}
          {...NO_AUTOCORRECT_INPUT_PROPS}
          enterKeyHint="search"
          onFocus={load}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && query !== '') clear()
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && results?.[0]) onChoose(results[0])
          }}
        />
        {query !== '' && (
          <IconButton label="Clear search" tooltip={false} icon={<X aria-hidden />} className={styles.clear} onClick={clear} />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {failed && asked !== '' && <p className={styles.none}>The search could not be loaded. Open a section below instead.</p>}
      {results?.length === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>No results for “{asked}”</p>
          <p>Try a single word, such as “photo”, “print” or “password”, or open a section below.</p>
        </div>
      )}
      {results && results.length > 0 && (
        <>
          <h2 id={titleId} className="visually-hidden">
            Search results
          </h2>
          <ul aria-labelledby={titleId} className={styles.results}>
            {results.map((passage) => (
              <li key={passage.id}>
                <button type="button" className={styles.result} onClick={() => onChoose(passage)}>
                  <span className={styles.where}>{passage.section.title}</span>
                  <span className="medium">{passage.topic.title}</span>
                  <span className={styles.passage}>{passage.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  )
}

/** Screen readers announce the number of results only after this pause, so that they do not announce one for each letter. */
const ANNOUNCEMENT_DELAY_MS = 500

function useAnnouncement(asked: string, results: GuidePassage[] | null, failed: boolean): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const count = results?.length ?? 0
    const text = failed || !results ? '' : count === 0 ? `No results for “${asked}”` : count === 1 ? '1 result' : `${count} results`
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCEMENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked, results, failed])
  return announced
}
