import { buildAbsoluteBoxStyle, type ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#fbfaf7', color: '#1c1a17' },
  fonts: { display: 'Hanken', face: 'Hanken', letter: 0.52, nameMax: 128 },
  name: { fontWeight: 300, letterSpacing: '-0.035em', lineHeight: 1 },
  title: { fontWeight: 400 },
  company: { color: '#69645b' },
  photo: { width: 176, height: 176, borderRadius: 4 },
  initials: { border: '2px solid #dcd7cc', fontWeight: 300 },
  side: 'above',
  decor: () => [buildAbsoluteBoxStyle({ left: 88, right: 88, bottom: 0, height: 10, backgroundColor: '#b2311b' })],
  accented: ['#b2311b'],
}
