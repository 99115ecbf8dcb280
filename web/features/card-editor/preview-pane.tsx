import { Copy, QrCode } from 'lucide-react'
import { memo, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { publicCardUrlOf, copyCardLink } from '../../lib/card-link.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { CardQrDialog } from '../../lib/card-qr-dialog.tsx'
import { IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './preview.module.css'
import { LIVE_PREVIEW_ELEMENT_ID } from './use-scroll-preview.ts'

export interface LivePreviewProps {
  draft: Card
  withUnseenCss: boolean
}

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

export function CardPreviewPane({ slug, ...preview }: LivePreviewProps & { slug: string }) {
  return (
    <aside className={cx('stack-3', styles.pane)} aria-label="Live preview">
      <ShareLink slug={slug} />
      <LivePreview {...preview} />
    </aside>
  )
}

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
