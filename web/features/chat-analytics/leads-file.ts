export type LeadsFormat = 'csv' | 'vcf'

/** A CSV file without leads has only its header line. */
export function isExportWithLeads(format: LeadsFormat, content: string): boolean {
  const text = content.trim()
  return format === 'csv' ? text.includes('\n') : text !== ''
}

/** Reads the file name in a `Content-Disposition` header (RFC 6266). */
export function fileNameOfContentDisposition(header: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  const plain = /filename="([^"]+)"/i.exec(header ?? '')?.[1]
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? fallback)
  } catch {
    return plain ?? fallback
  }
}
