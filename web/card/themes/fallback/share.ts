import type { ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#fef3c7', color: '#451a03' },
  fonts: { display: 'Noto Sans', face: 'Noto Sans', letter: 0.58, nameMax: 92 },
  name: { fontWeight: 700, lineHeight: 1.1 },
  title: {},
  company: { color: '#78350f' },
  photo: { width: 320, height: 320, borderRadius: '50%' },
  initials: { backgroundColor: '#f59e0b', color: '#451a03', fontWeight: 600 },
  side: 'start',
  accented: ['#f59e0b'],
}
