export { EN as PT } from './en.ts'
