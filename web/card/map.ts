/** Beginning of the error message that is shown in place of a map; the reason follows. */
export const MAP_FAILURE_PREFIX = 'Map cannot be loaded: '
export const MAP_KEY_MISSING = 'maps are not set up on this site'
export const MAP_SCRIPT_NOT_LOADED = 'Failed to load Google Maps'
export const MAP_KEY_REFUSED = 'Google Maps refused this site’s key'

export function addressNotFoundMessage(address: string): string {
  return `Could not find coordinates for address: ${address}`
}
