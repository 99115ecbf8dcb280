import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ASSISTANT_LANGUAGES } from '../schema/salesbot.ts'

const MODULE_PATH = resolve(import.meta.dirname, '../worker/assistant/knowledge/phrase-tables.ts')

/**
 * Returns the source of a module with the same exports as worker/assistant/knowledge/phrase-tables.ts, in which the tables are compiled.
 * Each table is a function of its own, so that a language that nobody speaks takes no memory.
 */
export async function compilePhraseTables(): Promise<string> {
  const source = (await import(MODULE_PATH)) as typeof import('../worker/assistant/knowledge/phrase-tables.ts')
  const { PHRASE_TABLES, phraseTableOf, japanesePhraseTableOf, TRADE_CONCEPTS, TOPIC_CONCEPTS } = source
  const tables = PHRASE_TABLES.flatMap((name) =>
    ASSISTANT_LANGUAGES.map((language) => {
      const table = language === 'ja' ? japanesePhraseTableOf(name) : phraseTableOf(name, language)
      return `${JSON.stringify(`${name} ${language}`)}: () => (${JSON.stringify(table)})`
    }),
  )
  return [
    `const tables = {${tables.join(',\n')}}`,
    `export const PHRASE_TABLES = ${JSON.stringify(PHRASE_TABLES)}`,
    'export const phraseTableOf = (name, language) => tables[`${name} ${language}`]()',
    "export const japanesePhraseTableOf = (name) => phraseTableOf(name, 'ja')",
    `export const TRADE_CONCEPTS = ${JSON.stringify(TRADE_CONCEPTS)}`,
    `export const TOPIC_CONCEPTS = ${JSON.stringify(TOPIC_CONCEPTS)}`,
  ].join('\n')
}

/** A Vite plugin that compiles the assistant's lexicons while the worker is built. Tests compile them when they need them. */
export const createPhraseTablesPlugin = (): Plugin => ({
  name: 'phrase-tables',
  load: (id) => (id.split('?')[0] === MODULE_PATH ? compilePhraseTables() : undefined),
})
