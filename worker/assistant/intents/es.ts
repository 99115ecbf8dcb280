export { EN as ES } from './en.ts'
