import { describe, expect, it } from 'vitest'
import { shortenAddress } from './address.ts'

describe('shortenAddress', () => {
  it('leaves out what stands before the street of a long address', () => {
    expect(
      shortenAddress('Department of Reconstructive Microsurgery, Building C, 4th floor\nRua da Rosa 48, 1200-387 Lisboa, Portugal'),
    ).toBe('Rua da Rosa 48, 1200-387 Lisboa, Portugal')
    expect(shortenAddress('Northwestern Hospital, Galter Pavilion, 675 North Saint Clair Street, Suite 20-150, Chicago, IL 60611')).toBe(
      '675 North Saint Clair Street, Suite 20-150, Chicago, IL 60611',
    )
    expect(shortenAddress('Gemeinschaftspraxis Müller und Partner\nHauptstraße 5a\n10115 Berlin')).toBe('Hauptstraße 5a, 10115 Berlin')
  })

  it('keeps short addresses and those without a recognizable street whole, on one line', () => {
    expect(shortenAddress('4th floor\nRua da Rosa 48, Lisboa')).toBe('4th floor, Rua da Rosa 48, Lisboa')
    const manor = 'The Old Rectory, Behind the Church, Little Gidding, Cambridgeshire'
    expect(shortenAddress(manor)).toBe(manor)
    expect(shortenAddress('東京都千代田区丸の内一丁目')).toBe('東京都千代田区丸の内一丁目')
  })
})
