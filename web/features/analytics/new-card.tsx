import { Copy, QrCode, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { formatCountOf } from '../../lib/format.ts'
import { copyCardLink } from '../../lib/card-link.ts'
import { CardQrDialog } from '../../lib/card-qr-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What an owner sees before the first visit. `excluded` is the number of visits that do not count, such as those of bots. */
export function NewCardAdvice({ card, excluded }: { card: Card; excluded: number }) {
  const [isQrOpen, setIsQrOpen] = useState(false)
  return (
    <>
      <EmptyState
        icon={<Share2 aria-hidden />}
        title="Your first visitors will show up here"
        action={
          <>
            <Button variant="primary" icon={<QrCode aria-hidden />} onClick={() => setIsQrOpen(true)}>
              Show QR code
            </Button>
            <Button icon={<Copy aria-hidden />} onClick={() => void copyCardLink(card.slug)}>
              Copy link
            </Button>
          </>
        }
      >
        Let somebody scan the code, or send the link. Your own visits are not counted while you are signed in.
        {excluded > 0 && ` Left out so far: ${formatCountOf(excluded, 'visit')} by bots, link previews or yourself.`}
      </EmptyState>
      <CardQrDialog open={isQrOpen} onOpenChange={setIsQrOpen} title={card.name || card.slug} slug={card.slug} />
    </>
  )
}
