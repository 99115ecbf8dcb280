import { viewPath } from '../../schema/route.ts'
import { toast } from '../ui/toast.ts'
import { copyText } from './copy.ts'

/** A card's public address: exactly what is copied and what its QR code holds. */
export function cardLink(slug: string): string {
  return location.origin + viewPath(slug)
}

/** The address of a card's QR code as a picture. */
export function qrPath(slug: string, format: 'png' | 'svg'): string {
  return `${viewPath(slug)}/qr.${format}`
}

/** The address of a page of its codes in several sizes, for printing. */
export function printPath(slug: string): string {
  return `${viewPath(slug)}/print`
}

/** Copies a card's public address and says so. */
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
