import sharp from 'sharp'
import { expect, it } from 'vitest'
import { BLANK_TEST_CARD } from '../../web/card/test/blank-card.ts'
import { type QrPath, QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX, renderTextQrPath } from '../qr/qr.ts'
import { TEST_PEOPLE } from '../test/people/people.ts'
import { readQrCodes, readQrCodesWithDetails } from '../test/qr-readers.ts'
import { buildCompactVcard } from './compact-vcard.ts'

/** Names in scripts that no test person has, or with characters that readers are known to guess wrong. */
const MORE_NAMES = ['José Müller', 'Łukasz Čapek', 'Дмитрий Їжакевич', '陳大文', 'さくら', 'Ada Lovelace 🌸']

const drawCode = ({ side, path }: QrPath): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side * 3}" viewBox="0 0 ${side} ${side}"><path d="${path}"/></svg>`))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()

it('readers read the contact code of each test person exactly, and no text beyond ASCII leaves its encoding to a guess', async () => {
  const people = TEST_PEOPLE.map(({ name, title, company, phone, email }) => ({ name, title, company, phone, email }))
  for (const person of [...people, ...MORE_NAMES.map((name) => ({ name }))]) {
    const { text } = buildCompactVcard({ ...BLANK_TEST_CARD, ...person }, 'https://cards.example', QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX)!
    const png = await drawCode(renderTextQrPath(text)!)
    expect(await readQrCodes(png)).toEqual({ zbar: [text], zxing: [text] })
    const [code] = await readQrCodesWithDetails(png)
    expect(code!.hasECI, text).toBe(/[^\p{ASCII}]/u.test(text))
    expect(code!.ecLevel).toBe('M')
  }
})

it('a contact code that is as long as it may be has the modules of version 15', () => {
  const fill = (text: string) =>
    text.padEnd(QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX - (new TextEncoder().encode(text).length - text.length), 'x')
  for (const text of ['FN:Ada', 'FN:José']) expect(renderTextQrPath(fill(text))!.side).toBe(77 + 2 * 4)
  expect(renderTextQrPath(`${fill('FN:José')}x`)!.side).toBeGreaterThan(77 + 2 * 4)
})
