import type { ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: {
    color: '#fff',
    backgroundColor: '#0a0716',
    backgroundImage:
      'radial-gradient(circle at 8% 0%, #4b2bff 0%, rgba(75,43,255,0) 55%), radial-gradient(circle at 96% 90%, #ff4a2b 0%, rgba(255,74,43,0) 60%)',
  },
  fonts: { display: 'Mona Wide', face: 'Mona', letter: 0.62, nameMax: 132 },
  name: { fontWeight: 800, letterSpacing: '-0.045em', lineHeight: 0.95 },
  title: { fontWeight: 600 },
  company: { color: '#dcd7ec' },
  photo: { width: 400, height: 400, borderRadius: '58% 42% 37% 63% / 47% 56% 44% 53%' },
  initials: { backgroundImage: 'linear-gradient(200deg, #ff8f70, #ff4a2b 40%, #4b2bff)', color: '#0a0716', fontWeight: 800 },
  side: 'end',
  accented: ['#ff8f70', '#ff4a2b'],
}
