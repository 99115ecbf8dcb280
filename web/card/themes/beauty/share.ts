import type { ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#f8f1ea', color: '#2b1015' },
  fonts: { display: 'Bodoni', face: 'Jost', letter: 0.64, nameMax: 128 },
  name: { fontWeight: 400, letterSpacing: '-0.02em', lineHeight: 0.98, textTransform: 'uppercase' },
  title: { letterSpacing: '0.14em', textTransform: 'uppercase', fontSize: 26 },
  company: { color: '#6b1225', fontStyle: 'italic', fontFamily: 'Bodoni' },
  photo: { width: 520, height: 630, marginRight: -88 },
  initials: { backgroundImage: 'linear-gradient(120deg, #7d2233, #4a0d1b 60%, #2f0710)', color: '#eec3b6', fontStyle: 'italic' },
  side: 'end',
  accented: ['#6b1225', '#7d2233', '#4a0d1b', '#2f0710', '#eec3b6', '#2b1015'],
}
