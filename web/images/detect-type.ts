const IMAGE_SIGNATURES: [type: string, start: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/gif', /^GIF8/],
  // The brands by which HEIC files are recognized: HEVC images and sequences (ISO/IEC 23008-12), and generic brands that phones often
  // write.
  ['image/heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
]

/** Sets a file's media type from its first bytes, because some systems report no type, and phones name HEIC photos `.jpg`. */
export async function withDetectedMediaType(file: File): Promise<File> {
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const start = String.fromCharCode(...new Uint8Array(bytes))
  const type = IMAGE_SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? file.type
  return type === file.type ? file : new File([file], file.name, { type })
}
