import { buildAbsoluteBoxStyle, type ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#fdfbf5', color: '#14233d' },
  fonts: { display: 'Baskervville', face: 'Source Serif', letter: 0.53, nameMax: 92 },
  name: { fontWeight: 400, lineHeight: 1.12 },
  title: { letterSpacing: '0.12em', textTransform: 'uppercase', fontSize: 26 },
  company: { color: '#5a6479', fontStyle: 'italic' },
  photo: { width: 320, height: 400 },
  initials: { border: '3px solid #a17f3a', color: '#14233d' },
  side: 'start',
  decor: () => [
    buildAbsoluteBoxStyle({
      left: 0,
      right: 0,
      top: 0,
      height: 16,
      backgroundImage: 'linear-gradient(100deg, #8a6a2c, #d9bd79 30%, #a17f3a 52%, #ecd9a2 74%, #8a6a2c)',
    }),
    buildAbsoluteBoxStyle({ left: 0, right: 0, bottom: 0, height: 44, backgroundColor: '#14233d' }),
  ],
  accented: ['#8a6a2c', '#d9bd79', '#a17f3a', '#ecd9a2'],
}
