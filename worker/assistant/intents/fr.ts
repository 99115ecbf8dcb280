export { EN as FR } from './en.ts'
