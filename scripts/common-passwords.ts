import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { COMMON_PASSWORDS_COUNT } from '../schema/bounds.ts'
import { PASSWORD_LENGTH_MIN } from '../schema/user-rules.ts'

const LIST = 'node_modules/@zxcvbn-ts/language-common/src/passwords.json'

/**
 * A Vite plugin that provides `virtual:common-passwords`: the most frequent passwords of zxcvbn's list (MIT), which is in order of
 * frequency. Shorter ones are left out, because they are refused anyway.
 */
export function createCommonPasswordsPlugin(): Plugin {
  const id = 'virtual:common-passwords'
  return {
    name: 'common-passwords',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return
      const all = JSON.parse(readFileSync(LIST, 'utf8')) as string[]
      const common = all.filter((password) => password.length >= PASSWORD_LENGTH_MIN).slice(0, COMMON_PASSWORDS_COUNT)
      return `export default new Set(${JSON.stringify(common.join('\n'))}.split('\\n'))`
    },
  }
}
