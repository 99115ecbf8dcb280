/** Returns whether a JPEG has its end marker (ITU-T T.81, annex B). The markers inside segments, such as those of a thumbnail, are skipped. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]
    if (marker === 0xd9) return true
    // Within a scan's data, 0x00 or a restart marker follows 0xff.
    const isAlone = marker === undefined || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    at += marker === 0xff ? 1 : isAlone ? 2 : 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
  }
  return false
}

/** Returns whether a PNG has its last chunk. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const data = new DataView(bytes.buffer)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + data.getUint32(at)) if (data.getUint32(at + 4) === 0x49454e44) return true
  return false
}

/**
 * True if a JPEG or PNG file lacks its end. Browsers draw such a picture all the same, with its rest in white or grey. A file that cannot be
 * read is left to what uses it next.
 */
export async function isCutOffPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)))
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !hasJpegEnd(bytes)
  return bytes[0] === 0x89 && bytes[1] === 0x50 && !hasPngEnd(bytes)
}
