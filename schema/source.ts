/** Ways out of the product that tag the link they carry (`?s=…`); anything else counts as direct or by its referrer. */
export const SOURCES = { qr: 'QR code', share: 'Share sheet', nfc: 'NFC tag', sig: 'E-mail signature', print: 'Print sheet' } as const
export const SOURCE_PARAM = 's'
