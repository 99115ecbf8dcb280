import { publicCardPath } from '../../schema/route.ts'
import { toast } from '../ui/toast.ts'
import { copyText } from './copy.ts'

/** A card's public URL, which the user can copy and which the card's QR code contains. */
export function publicCardUrlOf(slug: string): string {
  return location.origin + publicCardPath(slug)
}

/** The URL path of the image of a card's QR code. */
export function qrCodePathOf(slug: string, format: 'png' | 'svg'): string {
  return `${publicCardPath(slug)}/qr.${format}`
}

/** The URL path of a printable page with a card's QR code in several sizes. */
export function printPagePathOf(slug: string): string {
  return `${publicCardPath(slug)}/print`
}

/** Copies a card's public URL to the clipboard and shows a toast. */
export async function copyCardLink(slug: string) {
  if (await copyText(publicCardUrlOf(slug)))
    toast({ title: 'Link copied', description: 'Card link has been copied to clipboard', variant: 'success' })
  else
    toast({
      title: 'Copying failed',
      description: 'Your browser did not allow it. Select the link and copy it by hand.',
      variant: 'destructive',
    })
}
