export { EN as JA } from './en.ts'
