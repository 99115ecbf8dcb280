/** Values of the query parameter `s` in a card's link: where the visitor found the link. */
export const VISIT_SOURCES = { qr: 'QR code', share: 'Share sheet', nfc: 'NFC tag', sig: 'E-mail signature', print: 'Print sheet' } as const
export const VISIT_SOURCE_PARAM = 's'
