export const MAP_FAILURE_MESSAGE_PREFIX = 'Map cannot be loaded: '
export const MAP_KEY_MISSING_MESSAGE = 'maps are not set up on this site'
export const MAP_NOT_LOADED_MESSAGE = 'Failed to load Google Maps'
export const MAP_KEY_REFUSED_MESSAGE = 'Google Maps refused this site’s key'

export function buildAddressNotFoundMessage(address: string): string {
  return `Could not find coordinates for address: ${address}`
}
