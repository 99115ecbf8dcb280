/** Values of the query parameter `s` in a card's link. They tell where a visitor found the link, such as in a QR code. */
export const LINK_SOURCES = { qr: 'QR code', share: 'Share sheet', nfc: 'NFC tag', sig: 'E-mail signature', print: 'Print sheet' } as const
export const LINK_SOURCE_PARAM = 's'
