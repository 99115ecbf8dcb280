/** Values of the query parameter `s` in links to a card. They say where the visitor found the link. */
export const VISIT_SOURCES = { qr: 'QR code', share: 'Share sheet', nfc: 'NFC tag', sig: 'Email signature', print: 'Print sheet' } as const
export const VISIT_SOURCE_PARAM = 's'
