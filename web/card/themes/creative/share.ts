import { buildAbsoluteBoxStyle, type ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#ff4b1f', color: '#000' },
  fonts: { display: 'Bricolage Poster', face: 'Bricolage', letter: 0.5, nameMax: 168 },
  ofButton: (color, ink) => ({ backgroundColor: color, color: ink }),
  name: { fontWeight: 800, letterSpacing: '-0.055em', lineHeight: 0.86 },
  title: { fontWeight: 800 },
  company: { fontWeight: 400 },
  photo: { width: 380, height: 380, border: '14px solid #fff', boxShadow: '0 10px 30px rgba(0,0,0,0.3)', transform: 'rotate(-4deg)' },
  initials: { backgroundColor: '#fff', color: '#000', fontWeight: 800 },
  side: 'end',
  decor: ({ id }) => [
    buildAbsoluteBoxStyle({
      right: 0,
      top: 0,
      width: 300,
      height: 315,
      backgroundColor: '#7fe3ff',
      borderRadius: id % 2 ? '300px 0 0 0' : '0 0 0 300px',
    }),
    buildAbsoluteBoxStyle({
      right: 0,
      bottom: 0,
      width: 420,
      height: 150,
      backgroundColor: '#7fe3ff',
      borderRadius: id % 3 ? 0 : '0 0 0 150px',
    }),
  ],
  accented: ['#7fe3ff'],
}
