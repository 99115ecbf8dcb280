import { describe, expect, it } from 'vitest'
import { buildLogoBackgroundCss } from './card-css.ts'

const PAPER = { light: '#fbfaf7', dark: '#171614' }
const buildLogoUrl = (colour: string, format = 'png') => `/media/1/0123456789abcdef01234567-${colour}-250x250.${format}`
const plateOf = (logo: string | null, ground = PAPER) => /light-dark\((.+)\)/.exec(buildLogoBackgroundCss(logo, ground))?.[1] ?? null

describe('the background plate of a logo', () => {
  it('is white behind a dark logo in dark mode only, and black behind a light logo in light mode only', () => {
    expect(plateOf(buildLogoUrl('111827'))).toBe('#0000,#ffffff')
    expect(plateOf(buildLogoUrl('f8f8f8', 'svg'))).toBe('#000000,#0000')
  })
  it('is absent where the contrast suffices, and without a logo', () => {
    expect(plateOf(buildLogoUrl('777777'))).toBeNull()
    expect(plateOf(null)).toBeNull()
  })
  it('is in both modes of a theme that is always dark', () => {
    expect(plateOf(buildLogoUrl('111827'), { light: '#0a0716', dark: '#0a0716' })).toBe('#ffffff,#ffffff')
  })
  it('is white in dark mode behind a logo that was never measured', () => {
    expect(plateOf('/media/1/0123456789abcdef01234567-80x40.svg')).toBe('#0000,#ffffff')
    expect(plateOf('https://a.example/logo.png')).toBe('#0000,#ffffff')
  })
  it('is absent behind a JPEG, which has a background of its own', () => {
    expect(plateOf(buildLogoUrl('111827', 'jpg'))).toBeNull()
  })
})
