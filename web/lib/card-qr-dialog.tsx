import { Copy, Download, Maximize, Printer } from 'lucide-react'
import { qrCodeFileNameOf } from '../../schema/product.ts'
import { showPagePathOf } from '../../schema/route.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/turn.css'
import { publicCardUrlOf, copyCardLink, qrPrintPagePathOf, qrCodePathOf } from './card-link.ts'
import styles from './card-qr-dialog.module.css'

interface CardQrDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  slug: string
}

export function CardQrDialog({ open, onOpenChange, title, slug }: CardQrDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="md" movement="turn-code">
      <div className={styles.content}>
        <img className={styles.code} src={qrCodePathOf(slug, 'svg')} width={200} height={200} alt={`QR code of ${publicCardUrlOf(slug)}`} />
        <div className={styles.side}>
          <p className={styles.link}>{publicCardUrlOf(slug)}</p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" wide icon={<Maximize aria-hidden />} href={showPagePathOf(slug)} external target="_self">
              Full screen
            </ButtonLink>
            <ButtonLink wide icon={<Download aria-hidden />} href={qrCodePathOf(slug, 'png')} download={`${qrCodeFileNameOf(slug)}.png`}>
              Download QR Code
            </ButtonLink>
            <ButtonLink wide icon={<Download aria-hidden />} href={qrCodePathOf(slug, 'svg')} download={`${qrCodeFileNameOf(slug)}.svg`}>
              Download SVG
            </ButtonLink>
            <ButtonLink wide icon={<Printer aria-hidden />} href={qrPrintPagePathOf(slug)} external>
              Print sheet
            </ButtonLink>
            <Button wide icon={<Copy aria-hidden />} onClick={() => void copyCardLink(slug)}>
              Copy link
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
