export type LeadsFormat = 'csv' | 'vcf'

/** True if an exported file contains a lead. A CSV file without leads has its header line alone. */
export function hasLeads(format: LeadsFormat, content: string): boolean {
  const text = content.trim()
  return format === 'csv' ? text.includes('\n') : text !== ''
}

/** Reads the file name from a `Content-Disposition` header (RFC 6266); `fallback` if it has none. */
export function readFileName(header: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  const plain = /filename="([^"]+)"/i.exec(header ?? '')?.[1]
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? fallback)
  } catch {
    return plain ?? fallback
  }
}
