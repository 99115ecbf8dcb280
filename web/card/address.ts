const SHORT_ADDRESS_LENGTH_MAX = 45
/** Matches a street with its house number: `675 North Street`, `Hauptstraße 5a`; not `4th floor`. */
const STREET_PATTERN = /^\d+[a-z]?[\s,-]|\s\d+[a-z]?$/i

/**
 * Shortens a long address for a small space: it drops the parts before the street, such as a department and a floor. An address without
 * a recognizable street stays whole.
 */
export function shortenAddress(text: string): string {
  const parts = text.split(/(?<![,\s])[,\s]*\n\s*|,\s+/).filter(Boolean)
  const street = text.length > SHORT_ADDRESS_LENGTH_MAX ? parts.findIndex((part) => STREET_PATTERN.test(part)) : 0
  return parts.slice(Math.max(street, 0)).join(', ')
}
