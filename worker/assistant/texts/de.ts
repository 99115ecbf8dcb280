export { EN as DE } from './en.ts'
