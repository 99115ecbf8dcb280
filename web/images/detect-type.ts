const SIGNATURES: [type: string, start: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/gif', /^GIF8/],
  // HEIF brands (ISO/IEC 23008-12): those of HEVC images and image sequences, and the generic ones that phones often write.
  ['image/heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
]

/**
 * The file with the media type that its first bytes indicate, because some systems report no type and phones send HEIC
 * photos named `.jpg`. A file with another signature keeps its type.
 */
export async function withDetectedType(file: File): Promise<File> {
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const start = String.fromCharCode(...new Uint8Array(bytes))
  const type = SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? file.type
  return type === file.type ? file : new File([file], file.name, { type })
}
