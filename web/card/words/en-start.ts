/**
 * The few words that the script of a card's page needs from its start. They are a module of their own, so that this script does not load
 * the other English words. A page in another language brings its own in the attribute `data-words`.
 */
export const start = {
  downloading: 'Downloading...',
  saveFailed: 'Download failed: Failed to download contact information. Please try again.',
  linkCopied: 'Link copied',
  selectLink: 'Select the link above',
  formOffline: 'You are offline. Nothing you typed is lost: send it again once you are connected.',
  showMap: 'Show Map',
  hideMap: 'Hide Map',
  map: 'Map',
}
