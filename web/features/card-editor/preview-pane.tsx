import { Copy, Eye, EyeOff, QrCode } from 'lucide-react'
import { memo, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { publicCardUrlOf, copyCardLink } from '../../lib/card-link.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { CardQrDialog } from '../../lib/card-qr-dialog.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'

interface CardPreviewPaneProps {
  draft: Card
  /** The slug stored on the server. A newly typed slug does not work before it is saved. */
  slug: string
  /** True if the preview shows custom CSS that visitors of the card do not see. */
  withUnseenCss: boolean
}

/** The live preview of the card, below the link to share. On phones, the preview is collapsed at first. */
export function CardPreviewPane({ draft, slug, withUnseenCss }: CardPreviewPaneProps) {
  const [shown, setShown] = useState(false)
  return (
    <aside className={styles.aside} aria-label="Live preview">
      <ShareLinkPanel slug={slug} shown={shown} onShow={setShown} />
      <div
        id="live-preview"
        role="region"
        aria-label="Preview of the whole card"
        tabIndex={0}
        className={cx(styles.preview, !shown && styles.folded)}
      >
        <CardPreview card={draft} variant="full" />
      </div>
      {withUnseenCss && <p className={cx('small-muted', !shown && styles.folded)}>Shown with custom CSS that visitors do not see.</p>}
    </aside>
  )
}

interface ShareLinkPanelProps {
  slug: string
  shown: boolean
  onShow: (shown: boolean) => void
}

const ShareLinkPanel = memo(function ShareLinkPanel({ slug, shown, onShow }: ShareLinkPanelProps) {
  const [qr, setQr] = useState(false)
  return (
    <Panel>
      <div className={styles.share}>
        <label className={styles.link}>
          <span>Share link</span>
          <input readOnly value={publicCardUrlOf(slug)} onFocus={(event) => event.target.select()} />
        </label>
        <IconButton variant="secondary" label="Copy link" icon={<Copy aria-hidden />} onClick={() => void copyCardLink(slug)} />
      </div>
      <div className={styles.shareButtons}>
        <Button wide size="sm" icon={<QrCode aria-hidden />} onClick={() => setQr(true)}>
          View QR Code
        </Button>
        <Button
          wide
          size="sm"
          className={styles.toggle}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          aria-expanded={shown}
          aria-controls="live-preview"
          onClick={() => onShow(!shown)}
        >
          {shown ? 'Hide preview' : 'Show preview'}
        </Button>
      </div>
      {qr && <CardQrDialog open onOpenChange={setQr} title="Scan this QR Code" slug={slug} />}
    </Panel>
  )
})
