import { Copy, QrCode } from 'lucide-react'
import { memo, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { publicCardUrlOf, copyCardLink } from '../../lib/card-link.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { CardQrDialog } from '../../lib/card-qr-dialog.tsx'
import { IconButton } from '../../ui/button.tsx'
import styles from './preview.module.css'
import { LIVE_PREVIEW_ELEMENT_ID } from './use-preview-follow.ts'

export interface LivePreviewProps {
  draft: Card
  /** True if the preview shows custom CSS that visitors of the card do not see. */
  withUnseenCss: boolean
}

/** The card as it will look, in a scroller of its own that follows the form. */
export function LivePreview({ draft, withUnseenCss }: LivePreviewProps) {
  return (
    <>
      <div id={LIVE_PREVIEW_ELEMENT_ID} role="region" aria-label="Preview of the whole card" tabIndex={0} className={styles.preview}>
        <CardPreview card={draft} variant="full" marked />
      </div>
      {withUnseenCss && <p className={styles.unseen}>Shown with custom CSS that visitors do not see.</p>}
    </>
  )
}

/** The column of wide windows with the live preview, below the link to share. */
export function CardPreviewPane({ slug, ...preview }: LivePreviewProps & { slug: string }) {
  return (
    <aside className={styles.pane} aria-label="Live preview">
      <ShareLink slug={slug} />
      <LivePreview {...preview} />
    </aside>
  )
}

/** The card's public link in one line, to copy it or to show its QR code. A newly typed slug works only once it is saved. */
export const ShareLink = memo(function ShareLink({ slug }: { slug: string }) {
  const [qr, setQr] = useState(false)
  return (
    <div className={styles.share} role="group" aria-label="Share">
      <input
        readOnly
        aria-label="Share link"
        className={styles.link}
        value={publicCardUrlOf(slug)}
        onFocus={(event) => event.target.select()}
      />
      <IconButton label="Copy link" icon={<Copy aria-hidden />} onClick={() => void copyCardLink(slug)} />
      <IconButton label="View QR Code" icon={<QrCode aria-hidden />} onClick={() => setQr(true)} />
      {qr && <CardQrDialog open onOpenChange={setQr} title="Scan this QR Code" slug={slug} />}
    </div>
  )
})
