import type { CardWords } from '../../web/card/words/words.ts'
import { LineIcon } from '../rendering/line-icon.tsx'

const NFC_ICON_PATH = 'M5 7.5a4 4 0 0 1 0 5M8.5 5a8 8 0 0 1 0 10M12 2.5a12 12 0 0 1 0 15'

interface ShowBarProps {
  back: { href: string; label: string }
  previous: string | null
  next: string | null
  words: CardWords['show']
}

export function ShowModeNavigation({ back, previous, next, words }: ShowBarProps) {
  return (
    <nav className="show-bar" aria-label={words.cards}>
      <a className="show-button" href={back.href}>
        <LineIcon path="M12 4 6 10l6 6" />
        {back.label}
      </a>
      {previous && next && (
        <span className="show-turn">
          <a className="show-button" href={previous} rel="prev" aria-label={words.previousCard}>
            <LineIcon path="M16 10H4m5-5-5 5 5 5" />
          </a>
          <a className="show-button" href={next} rel="next" aria-label={words.nextCard}>
            <LineIcon path="M4 10h12m-5-5 5 5-5 5" />
          </a>
        </span>
      )}
    </nav>
  )
}

/** The page's script shows only those buttons that the browser supports. */
export function ShowModeActions({ isOwner, words }: { isOwner: boolean; words: CardWords['show'] }) {
  return (
    <div className="show-actions">
      <button type="button" className="show-button" id="show-share" hidden>
        <LineIcon path="M10 12V3M6.5 6 10 2.5 13.5 6M4 10v7h12v-7" />
        {words.share}
      </button>
      {isOwner && (
        <button type="button" className="show-button" id="show-nfc" hidden>
          <LineIcon path={NFC_ICON_PATH} />
          {words.writeNfc}
        </button>
      )}
    </div>
  )
}

export function ShowModeNotice({ words }: { words: CardWords['show'] }) {
  return (
    <div className="show-notice">
      <p role="status" />
      <button type="button" className="show-button" id="notice-close" aria-label={words.close} hidden>
        <LineIcon path="m5 5 10 10m0-10L5 15" />
      </button>
    </div>
  )
}

/** The page's script sets the dialog's texts and state. */
export function NfcDialog({ words }: { words: CardWords['show'] }) {
  return (
    <dialog id="nfc-dialog" className="show-dialog" aria-labelledby="nfc-title">
      <h2 id="nfc-title">{words.writeNfc}</h2>
      <div className="show-dialog-state">
        <LineIcon path={NFC_ICON_PATH} state="waiting" />
        <LineIcon path="m4 10.5 4 4L16 6" state="done" />
        <LineIcon path="M10 4v7.5m0 4v.1" state="failed" />
        <p id="nfc-status" role="status" />
      </div>
      <div className="show-dialog-actions">
        <button type="button" className="show-button" id="nfc-close">
          {words.cancel}
        </button>
        <button type="button" className="show-button" id="nfc-retry" hidden>
          {words.tryAgain}
        </button>
      </div>
    </dialog>
  )
}
