const STARTS: [type: string, start: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/gif', /^GIF8/],
  // ISO/IEC 23008-12: the brands of still pictures and sequences in HEVC, and the general ones that phones write first.
  ['image/heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
]

/**
 * The file under the type that its first bytes say: systems name no type for some files, and phones send HEIC photos that
 * are called `.jpg`. What begins like none of these stays as it is.
 */
export async function withOwnType(file: File): Promise<File> {
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const start = String.fromCharCode(...new Uint8Array(bytes))
  const type = STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? file.type
  return type === file.type ? file : new File([file], file.name, { type })
}
