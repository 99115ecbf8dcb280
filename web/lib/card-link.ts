import { viewPath } from '../../schema/route.ts'
import { toast } from '../ui/toast.ts'
import { copyText } from './copy.ts'

/** A card's public address, as it is copied and as its QR code holds it. */
export function cardLink(slug: string): string {
  return location.origin + viewPath(slug)
}

/** The path of a card's QR code as an image. */
export function qrPath(slug: string, format: 'png' | 'svg'): string {
  return `${viewPath(slug)}/qr.${format}`
}

/** The path of a page for printing, with the QR code in several sizes. */
export function printPath(slug: string): string {
  return `${viewPath(slug)}/print`
}

/** Copies a card's public address and shows a notice. */
export async function copyCardLink(slug: string) {
  if (await copyText(cardLink(slug)))
    toast({ title: 'Link copied', description: 'Card link has been copied to clipboard', variant: 'success' })
  else
    toast({
      title: 'Copying failed',
      description: 'Your browser did not allow it. Select the link and copy it by hand.',
      variant: 'destructive',
    })
}
