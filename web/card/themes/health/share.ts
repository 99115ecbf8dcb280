import { buildAbsoluteBoxStyle, type ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#e3f0ee', color: '#123330' },
  fonts: { display: 'Atkinson', face: 'Atkinson', letter: 0.55, nameMax: 92 },
  name: { fontWeight: 700, letterSpacing: '-0.015em', lineHeight: 1.1 },
  title: { fontWeight: 400 },
  company: { color: '#47625f' },
  photo: { width: 320, height: 320, borderRadius: '50%' },
  initials: { backgroundColor: '#0b7468', color: '#fff', fontWeight: 600 },
  side: 'start',
  decor: () => [buildAbsoluteBoxStyle({ left: 40, right: 40, top: 40, bottom: 40, borderRadius: 48, backgroundColor: '#fff' })],
  accented: ['#e3f0ee', '#123330', '#47625f', '#0b7468'],
}
