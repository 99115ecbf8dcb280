/** Prefix of the error message in place of a map; the reason follows. */
export const MAP_FAILURE = 'Map cannot be loaded: '
export const NO_KEY = 'maps are not set up on this site'
export const NO_SCRIPT = 'Failed to load Google Maps'
export const MAP_REFUSED = 'Google Maps refused this site’s key'

export function addressNotFound(address: string): string {
  return `Could not find coordinates for address: ${address}`
}
