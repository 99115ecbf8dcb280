import { buildAbsoluteBoxStyle, type ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: { backgroundColor: '#faf6ee', color: '#1f2f25' },
  fonts: { display: 'Nunito', face: 'Nunito', letter: 0.55, nameMax: 96 },
  name: { fontWeight: 800, letterSpacing: '-0.015em', lineHeight: 1.08 },
  title: { fontWeight: 600 },
  company: { color: '#55645a' },
  photo: { width: 380, height: 380, borderRadius: '50%', border: '14px solid #faf6ee' },
  initials: { backgroundColor: '#cfe3c8', color: '#2f6b4f', fontWeight: 700 },
  side: 'start',
  decor: () => [
    buildAbsoluteBoxStyle({
      left: -260,
      top: -180,
      width: 760,
      height: 990,
      borderRadius: '46% 54% 60% 40% / 50% 46% 54% 50%',
      backgroundColor: '#2f6b4f',
    }),
    buildAbsoluteBoxStyle({ left: -330, top: 330, width: 780, height: 520, borderRadius: '50%', backgroundColor: '#5f9a6c' }),
  ],
  accented: ['#cfe3c8', '#2f6b4f', '#5f9a6c', '#1f2f25'],
}
