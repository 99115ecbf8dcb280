import { publicCardPathOf } from '../../schema/route.ts'
import { showToast } from '../ui/toast.ts'
import { copyTextToClipboard } from './copy.ts'

/** A card's public URL, which the user can copy and which the card's QR code contains. */
export function publicCardUrlOf(slug: string): string {
  return location.origin + publicCardPathOf(slug)
}

export function qrCodePathOf(slug: string, format: 'png' | 'svg'): string {
  return `${publicCardPathOf(slug)}/qr.${format}`
}

/** The URL path of a printable page with a card's QR code in several sizes. */
export function qrPrintPagePathOf(slug: string): string {
  return `${publicCardPathOf(slug)}/print`
}

/** Copies a card's public URL to the clipboard and shows a toast. */
export async function copyCardLink(slug: string) {
  if (await copyTextToClipboard(publicCardUrlOf(slug)))
    showToast({ title: 'Link copied', description: 'Card link has been copied to clipboard', variant: 'success' })
  else
    showToast({
      title: 'Copying failed',
      description: 'Your browser did not allow it. Select the link and copy it by hand.',
      variant: 'destructive',
    })
}

/** Opens the device's share sheet with a card's public URL, or copies the URL where there is no share sheet. */
export async function shareCardLink(slug: string, name: string) {
  const shared = { title: name, url: publicCardUrlOf(slug) }
  if (!navigator.canShare?.(shared)) return copyCardLink(slug)
  try {
    await navigator.share(shared)
  } catch (error) {
    // `share` fails with AbortError when the user closes the share sheet.
    if ((error as Error).name !== 'AbortError') await copyCardLink(slug)
  }
}
