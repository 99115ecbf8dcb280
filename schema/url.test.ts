import { expect, it } from 'vitest'
import { CardFieldsInput, CustomButton } from './card.ts'
import { completeButtonUrl, completeWebUrl, websiteLinkOf } from './url.ts'

it.each([
  ['example.com/book', 'https://example.com/book'],
  ['  example.com:8080 ', 'https://example.com:8080'],
  ['example.com:8080?x=1', 'https://example.com:8080?x=1'],
  ['localhost:8080', 'https://localhost:8080'],
  ['//example.com', 'https://example.com'],
  ['müller.de', 'https://müller.de'],
  ['HTTPS://EXAMPLE.com', 'HTTPS://EXAMPLE.com'],
  ['http://example.com', 'http://example.com'],
  ['https://https://example.com/a', 'https://example.com/a'],
  ['https://http://example.com', 'http://example.com'],
  ['HTTP://https//example.com', 'https://example.com'],
  ['https://example.com/https://example.org', 'https://example.com/https://example.org'],
  ['tel:+4722000000', 'tel:+4722000000'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['anna@müller.de', 'mailto:anna@m%C3%BCller.de'],
  ["o'brien+cards@example.ie", "mailto:o'brien%2Bcards@example.ie"],
  ['example.com/?to=ann@example.com', 'https://example.com/?to=ann@example.com'],
  ['+44 20 7946 0018 ext. 12', 'tel:+442079460018,12'],
  ['+44 (0)20 7946-0000', 'tel:+442079460000'],
  ['(020) 7946 0000', 'tel:02079460000'],
  ['01.23.45.67.89', 'tel:0123456789'],
  ['192.168.0.10/a', 'https://192.168.0.10/a'],
  ['Tel. 020 7946 0000', 'tel:02079460000'],
  ['Tel.02079460000', 'tel:02079460000'],
  ['wa.me/41791234567', 'https://wa.me/41791234567'],
  ['zoom.us/j/1234567890', 'https://zoom.us/j/1234567890'],
  ['t.me/+491713920000', 'https://t.me/+491713920000'],
  ['example.com/2024-05', 'https://example.com/2024-05'],
  ['example.com:8080/12345', 'https://example.com:8080/12345'],
])('completes %j to the button URL %j', (typed, href) => {
  expect(completeButtonUrl(typed)).toBe(href)
  expect(CustomButton.parse({ text: 'Go', url: typed }).url).toBe(href)
})

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:80',
  'data:text/html,x',
  'two words',
  'word',
  '1234',
  '/media/../x',
  'a\0b.de',
  'sms:+41791234567',
  'fax:+41446681800',
])('refuses %j as URL of a button and of a video', (url) => {
  expect(CustomButton.safeParse({ text: 'Go', url }).success).toBe(false)
  expect(CardFieldsInput.safeParse({ videoUrl: url }).success).toBe(false)
})

it('adds https:// to the URLs of a video and of pictures, and keeps a website as typed', () => {
  const typed = {
    videoUrl: 'youtu.be/dQw4w9WgXcQ',
    logoUrl: 'example.com/a.png',
    gallery: [{ url: '//example.com/b.png' }],
    website: 'example.com',
  }
  expect(CardFieldsInput.parse(typed)).toEqual({
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    logoUrl: 'https://example.com/a.png',
    gallery: [{ url: 'https://example.com/b.png' }],
    website: 'example.com',
  })
  expect(CardFieldsInput.parse({ logoUrl: '/media/1/a.png' }).logoUrl).toBe('/media/1/a.png')
})

it('does not turn e-mail addresses, single words and URLs with other schemes into web addresses', () => {
  for (const typed of ['ann@example.com', 'intranet', 'mailto:a@b.de', 'ftp://example.com', '']) expect(completeWebUrl(typed)).toBeNull()
  expect(websiteLinkOf('localhost:8080/x')).toBe('https://localhost:8080/x')
})

it('removes one of two schemes from a website, and still accepts incomplete URLs with two schemes', () => {
  for (const href of [completeWebUrl, websiteLinkOf]) expect(href('https://https://example.com')).toBe('https://example.com')
  for (const website of ['https://https://', 'https://https://[']) expect(CardFieldsInput.parse({ website }).website).toBe(website)
})
