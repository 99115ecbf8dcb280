// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the license texts are in this folder.
import { buildThemeFonts } from '../../../theme-fonts.ts'
import data from './faces.json'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(files, data)
