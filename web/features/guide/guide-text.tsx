import { Link } from 'wouter'
import { APP_PAGE_PATHS, type AppPageName, cardAppPagePathOf, isPageOfOneCard } from '../../../schema/route.ts'
import styles from './guide.module.css'
import { type GuideTextPart, parseGuideText } from './passages.ts'

/**
 * Returns the path of an app page. A page about a card opens for the selected card. If no card is selected, the Dashboard opens instead.
 */
function pathOfPage(page: AppPageName, cardId: number | null): string {
  if (!isPageOfOneCard(page)) return APP_PAGE_PATHS[page]
  return cardId === null ? APP_PAGE_PATHS.dashboard : cardAppPagePathOf(page, cardId)
}

export function GuideText({ text, cardId }: { text: string; cardId: number | null }) {
  return parseGuideText(text).map((part, at) => {
    if (part.kind !== 'link') return <PlainPart key={at} {...part} />
    if (/^[#/]/.test(part.target))
      return (
        <a key={at} href={part.target} className={styles.link}>
          {part.text}
        </a>
      )
    return (
      <Link key={at} href={pathOfPage(part.target as AppPageName, cardId)} className={styles.link}>
        {part.text}
      </Link>
    )
  })
}

function PlainPart({ kind, text }: Exclude<GuideTextPart, { kind: 'link' }>) {
  if (kind === 'control') return <b className={styles.control}>{text}</b>
  return kind === 'code' ? <code>{text}</code> : text
}
