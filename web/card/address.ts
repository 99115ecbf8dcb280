/** Longest address, in characters, that is short enough for a tile as it is. */
const SHORT_ADDRESS_LENGTH_MAX = 45
/** A part with a house number first, as in `675 North Street`, or last, as in `Hauptstraße 5a`. It does not match `4th floor`. */
const STREET_PATTERN = /^\d+[a-z]?[\s,-]|\s\d+[a-z]?$/i

/**
 * Shortens an address for a small space: the parts of a long one that come before its street, such as a department and a floor, are
 * left out, so that street and town are read first. An address without a recognizable street stays whole.
 */
export function shortenAddress(text: string): string {
  const parts = text.split(/[,\s]*\n\s*|,\s+/).filter(Boolean)
  const street = text.length > SHORT_ADDRESS_LENGTH_MAX ? parts.findIndex((part) => STREET_PATTERN.test(part)) : 0
  return parts.slice(Math.max(street, 0)).join(', ')
}
