/** Values of the query parameter `s`, which tags the links of QR codes, share sheets and so on. Visits without it are counted as direct or by referrer. */
export const SOURCES = { qr: 'QR code', share: 'Share sheet', nfc: 'NFC tag', sig: 'E-mail signature', print: 'Print sheet' } as const
export const SOURCE_PARAM = 's'
