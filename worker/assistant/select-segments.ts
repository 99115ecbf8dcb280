/** Most segments of one message that are looked at. */
const SEGMENTS_MAX = 8
/** Most characters of one segment that are looked at. A sentence is shorter, unless it has no punctuation. */
const SEGMENT_LENGTH_MAX = 300
/** Most characters of one message that are looked at in search of questions and services. */
const LENGTH_MAX = 800

/**
 * Selects the segments of a message that are looked at, so that a reply takes bounded time. Of a longer message the middle is left
 * out: people say what they want at the beginning or at the end.
 */
export function selectSegments(segments: string[]): string[] {
  const first: string[] = []
  const last: string[] = []
  let left = LENGTH_MAX
  for (let from = 0, to = segments.length - 1; from <= to && first.length + last.length < SEGMENTS_MAX && left > 0;) {
    const isFromEnd = first.length > last.length
    const text = segments[isFromEnd ? to-- : from++]!.slice(0, Math.min(SEGMENT_LENGTH_MAX, left))
    left -= text.length
    if (isFromEnd) last.unshift(text)
    else first.push(text)
  }
  return [...first, ...last]
}
