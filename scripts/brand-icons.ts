import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

/** One hundredth of an icon's 24 units. With one digit, the corners of some icons are visibly bent. */
const DIGITS = 2

/** A Vite plugin that shortens the paths of the brand icons, which are written with up to four digits, and do not compress well. */
export function createBrandIconsPlugin(): Plugin {
  return {
    name: 'brand-icons',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (query !== 'raw' || !/\/simple-icons\/icons\/[\w-]+\.svg$/.test(file!)) return
      const { data } = optimize(readFileSync(file!, 'utf8'), { floatPrecision: DIGITS, plugins: ['convertPathData'] })
      return `export default ${JSON.stringify(data)}`
    },
  }
}
