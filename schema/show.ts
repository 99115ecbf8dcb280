/** Page that opens the QR codes of the signed-in user's first card. The script of a card needs this path, but none of the app's. */
export const SHOW_PATH = '/show'
