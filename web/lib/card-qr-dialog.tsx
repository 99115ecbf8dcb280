import { Copy, Download, Printer } from 'lucide-react'
import { qrFileName } from '../../schema/product.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { cardLink, copyCardLink, printPath, qrPath } from './card-link.ts'
import styles from './card-qr-dialog.module.css'

interface CardQrDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  slug: string
}

/** Shows a card's QR code with its link, and offers it for download and print. */
export function CardQrDialog({ open, onOpenChange, title, slug }: CardQrDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <div className={styles.content}>
        <img className={styles.code} src={qrPath(slug, 'svg')} width={200} height={200} alt={`QR code of ${cardLink(slug)}`} />
        <p className={styles.link}>{cardLink(slug)}</p>
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            wide
            icon={<Download aria-hidden />}
            href={qrPath(slug, 'png')}
            download={`${qrFileName(slug)}.png`}
          >
            Download QR Code
          </ButtonLink>
          <ButtonLink wide icon={<Download aria-hidden />} href={qrPath(slug, 'svg')} download={`${qrFileName(slug)}.svg`}>
            Download SVG
          </ButtonLink>
          <ButtonLink wide icon={<Printer aria-hidden />} href={printPath(slug)} external>
            Print sheet
          </ButtonLink>
          <Button wide icon={<Copy aria-hidden />} onClick={() => void copyCardLink(slug)}>
            Copy link
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
