import { publicCardPathOf } from '../../schema/route.ts'
import { showToast } from '../ui/toast.ts'
import { copyTextToClipboard } from './copy.ts'

export function publicCardUrlOf(slug: string): string {
  return location.origin + publicCardPathOf(slug)
}

export function qrCodePathOf(slug: string, format: 'png' | 'svg'): string {
  return `${publicCardPathOf(slug)}/qr.${format}`
}

export function qrPrintPagePathOf(slug: string): string {
  return `${publicCardPathOf(slug)}/print`
}

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
