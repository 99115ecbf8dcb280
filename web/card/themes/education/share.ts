import type { ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: {
    color: '#1e2a4a',
    backgroundColor: '#fffdf5',
    backgroundImage:
      'linear-gradient(90deg, rgba(0,0,0,0) 56px, #d9726b 56px, #d9726b 60px, rgba(0,0,0,0) 60px), repeating-linear-gradient(#fffdf5 0px, #fffdf5 61px, #dcdbe0 61px, #dcdbe0 63px)',
  },
  fonts: { display: 'Alegreya', face: 'Alegreya', letter: 0.46, nameMax: 112 },
  name: { fontWeight: 400, letterSpacing: '-0.012em', lineHeight: 1.06 },
  title: { color: '#a8322d', fontStyle: 'italic' },
  company: { color: '#5b6478' },
  photo: { width: 330, height: 330, border: '14px solid #fff', boxShadow: '0 4px 18px rgba(40,40,60,0.4)', transform: 'rotate(2deg)' },
  initials: { backgroundColor: '#fffdf5', color: '#a8322d', fontStyle: 'italic' },
  side: 'end',
  accented: ['#d9726b', '#a8322d'],
}
