import { describe, expect, it } from 'vitest'
import type { PublicCard } from '../../schema/card.ts'
import { telLinkOf } from '../../schema/phone.ts'
import { contrastRatioOf, readableTextColorOn } from './color.ts'
import { readEmbedHeight } from './embed.ts'
import { buildCardModel } from './model.ts'
import { BLANK_TEST_CARD } from './test/blank-card.ts'
import { parseVideoUrl } from '../../schema/video.ts'

const buildTestCard = (fields: Partial<PublicCard>): PublicCard => ({ ...BLANK_TEST_CARD, ...fields })

describe('the card model', () => {
  it('uses the company as the name if the card has no name', () => {
    expect(buildCardModel(buildTestCard({ name: 'Ada', company: 'Engines' }))).toMatchObject({ name: 'Ada', company: 'Engines' })
    expect(buildCardModel(buildTestCard({ company: 'Engines' }))).toMatchObject({ name: 'Engines', company: null })
    expect(buildCardModel(buildTestCard({})).name).not.toBe('')
  })

  it('normalizes the texts of a card to Unicode NFC', () => {
    const decomposed = 'Åsa Nguyễn'.normalize('NFD')
    const { name, title, about } = buildCardModel(buildTestCard({ name: decomposed, title: decomposed, about: decomposed }))
    expect([name, title, about]).toEqual(Array(3).fill('Åsa Nguyễn'))
  })

  it('takes the writing direction of the card from the name', () => {
    expect(buildCardModel(buildTestCard({ name: '1. ليلى حداد' })).dir).toBe('rtl')
    expect(buildCardModel(buildTestCard({ name: 'Layla ليلى' })).dir).toBe('ltr')
  })

  it('contains a lead form only if the form is enabled and has fields', () => {
    const fields = [{ name: 'email', label: 'Email', type: 'email' as const, required: true }]
    expect(buildCardModel(buildTestCard({ formConfig: { enabled: true, fields } })).form).toEqual({
      title: 'Get in touch',
      fields,
      consent: null,
      thanks: null,
    })
    for (const formConfig of [{}, { enabled: true }, { enabled: false, fields }])
      expect(buildCardModel(buildTestCard({ formConfig })).form).toBeNull()
  })

  it('makes links only of valid phone numbers, addresses and URLs', () => {
    expect(telLinkOf('+1 (212) 555-0142')).toBe('tel:+12125550142')
    expect(telLinkOf('12+3#4')).toBe('tel:123%234')
    expect(telLinkOf('ask at the desk')).toBeNull()
    const model = buildCardModel(
      buildTestCard({
        website: 'ada.example/',
        email: 'a+b@x.example',
        address: '1 Way\nTown',
        profilePicture: 'javascript:x',
        coverPhoto: '/media/1/a.jpg',
        logoUrl: '/media/../etc',
      }),
    )
    expect(model.contacts.map(({ key, text, href }) => [key, text, href])).toEqual([
      ['email', 'a+b@x.example', 'mailto:a%2Bb@x.example'],
      ['website', 'ada.example', 'https://ada.example/'],
      ['address', '1 Way\nTown', 'https://www.google.com/maps/search/?api=1&query=1%20Way%20Town'],
    ])
    expect([model.photo, model.cover, model.logo]).toEqual([null, '/media/1/a.jpg', null])
    expect(buildCardModel(buildTestCard({ website: 'javascript:alert(1)' })).contacts).toEqual([])
  })

  it('changes http URLs of pictures and videos to https', () => {
    const model = buildCardModel(
      buildTestCard({
        profilePicture: 'http://a.example/a.jpg',
        coverPhoto: 'http://localhost:8787/media/1/a.jpg',
        gallery: [{ url: 'HTTP://localhost.example/b.jpg' }],
        videoUrl: 'http://a.example/film.mp4',
      }),
    )
    expect([model.photo, model.cover]).toEqual(['https://a.example/a.jpg', 'http://localhost:8787/media/1/a.jpg'])
    expect(model.gallery).toEqual([{ src: 'https://localhost.example/b.jpg', alt: '' }])
    expect(model.video).toEqual({ kind: 'file', src: 'https://a.example/film.mp4' })
  })

  it('gives each embed the height that its HTML asks for, within limits', () => {
    const html = [
      '<iframe src="https://a.example" height="560"></iframe>',
      '',
      '<IFRAME height=20000>',
      "<iframe height='100%'>",
      '<p height="300">',
    ]
    const { embeds } = buildCardModel(buildTestCard({ slug: 'ada', embedCodes: html.map((code) => ({ title: ' T ', html: code })) }))
    expect(embeds.map((embed) => [embed.src, readEmbedHeight(embed.html)])).toEqual([
      ['/view/ada/embed/1', 560],
      ['/view/ada/embed/3', 900],
      ['/view/ada/embed/4', 400],
      ['/view/ada/embed/5', 400],
    ])
    expect(embeds[0]!.title).toBe('T')
  })

  it.each([
    ['<iframe src="a"></iframe><iframe src="b" height="300"></iframe>', 300],
    ['<iframe src="a" title="1 < 2" height=300>', 300],
    ['<iframe src="a"><p height="300">', 400],
    ['<iframe src="a"', 400],
    ['<iframe height="300"', 300],
    ['<iframe '.repeat(1250), 400],
    [`${'<iframe '.repeat(1000)} height="300"`, 300],
  ])('reads the height of the first frame that states one: %s', (html, height) => expect(readEmbedHeight(html)).toBe(height))

  it('keeps a button’s click id if another button is not shown', () => {
    const model = buildCardModel(
      buildTestCard({
        customButtons: [
          { text: 'x', url: 'javascript:x', backgroundColor: '#fff' },
          { text: 'y', url: 'tel:1', backgroundColor: 'red;}' },
        ],
      }),
    )
    expect(model.buttons).toEqual([{ text: 'y', href: 'tel:1', color: '#d9bd90', click: { type: 'custom', id: 'button-1' } }])
  })

  it('repairs a stored button URL with two schemes', () => {
    const customButtons = [{ text: 'Shop', url: 'https://https://acme.example', backgroundColor: '#fff' }]
    expect(buildCardModel(buildTestCard({ customButtons })).buttons.map(({ href }) => href)).toEqual(['https://acme.example'])
  })

  it('cuts the about text of a preview at 20 characters', () => {
    expect(buildCardModel(buildTestCard({ about: '😀'.repeat(21) })).aboutPreview).toBe(`${'😀'.repeat(20)}…`)
    expect(buildCardModel(buildTestCard({ about: 'x'.repeat(20) })).aboutPreview).toBe('x'.repeat(20))
  })

  it('uses the fallback theme for a card whose theme is unknown', () => {
    expect(buildCardModel(buildTestCard({ theme: 'tech' })).theme).toBe('tech')
    expect(buildCardModel(buildTestCard({ theme: '__proto__' })).theme).toBe('fallback')
  })
})

it('readableTextColorOn finds a text colour with enough contrast for any background', () => {
  for (let r = 0; r < 256; r += 15)
    for (let g = 0; g < 256; g += 15)
      for (let b = 0; b < 256; b += 15) {
        const color = `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`
        expect(contrastRatioOf(color, readableTextColorOn(color))).toBeGreaterThanOrEqual(4.5)
      }
  expect(readableTextColorOn('#fff')).toBe('#000000')
})

it('parseVideoUrl recognizes YouTube, Vimeo and video files', () => {
  for (const url of [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])
    expect(parseVideoUrl(url)).toMatchObject({ kind: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' })
  expect(parseVideoUrl('https://vimeo.com/123456789/abcdef0123')).toMatchObject({
    kind: 'vimeo',
    player: 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=abcdef0123',
  })
  expect(parseVideoUrl('https://a.example/film.mp4')).toEqual({ kind: 'file', src: 'https://a.example/film.mp4' })
  for (const ext of ['webm', 'ogg', 'ogv', 'mov', 'M4V', 'm3u8'])
    expect(parseVideoUrl(`https://a.example/film.${ext}?x=1`)).toMatchObject({ kind: 'file' })
  // These URLs are web pages, which a video player cannot play.
  for (const page of [
    'https://www.loom.com/share/0123456789abcdef',
    'https://acme.wistia.com/medias/abc123',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'https://a.example/film.mp4/about',
  ])
    expect(parseVideoUrl(page)).toEqual({ kind: 'page', page })
  expect(parseVideoUrl('youtu.be/dQw4w9WgXcQ')).toMatchObject({ kind: 'youtube', page: 'https://youtu.be/dQw4w9WgXcQ' })
  expect(parseVideoUrl('javascript:alert(1)')).toBeNull()
  expect(parseVideoUrl(null)).toBeNull()
})
