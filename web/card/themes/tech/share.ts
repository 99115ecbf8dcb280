import { buildAbsoluteBoxStyle, type ShareImageStyle } from '../../share-style.ts'

export const SHARE_IMAGE_STYLE: ShareImageStyle = {
  page: {
    color: '#d7e5dc',
    backgroundColor: '#0b0f0d',
    backgroundImage:
      'repeating-linear-gradient(90deg, rgba(0,0,0,0) 0px, rgba(0,0,0,0) 39px, rgba(90,255,160,0.07) 39px, rgba(90,255,160,0.07) 40px), repeating-linear-gradient(rgba(0,0,0,0) 0px, rgba(0,0,0,0) 39px, rgba(90,255,160,0.07) 39px, rgba(90,255,160,0.07) 40px)',
  },
  fonts: { display: 'JetBrains', face: 'JetBrains', letter: 0.58, nameMax: 84 },
  name: { fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1.1 },
  title: { color: '#5df0a0' },
  company: { color: '#8fa399' },
  photo: { width: 280, height: 280, borderRadius: 6, border: '2px solid #5df0a0' },
  initials: { color: '#5df0a0' },
  side: 'start',
  decor: () => [
    buildAbsoluteBoxStyle({ left: 0, right: 0, bottom: 0, height: 48, backgroundColor: '#111916' }),
    buildAbsoluteBoxStyle({ left: 0, bottom: 0, width: 150, height: 48, backgroundColor: '#5df0a0' }),
  ],
  accented: ['#5df0a0', '#d7e5dc', '#8fa399', '#0b0f0d', '#111916'],
}
