import { expect, it } from 'vitest'
import {
  japanesePhraseTableOf,
  PHRASE_TABLES,
  phraseTableOf,
  TOPIC_CONCEPTS,
  TRADE_CONCEPTS,
} from '../worker/assistant/knowledge/phrase-tables.ts'
import { compilePhraseTables } from './phrase-tables.ts'

it('stores in the build the tables that tests compile', async () => {
  const source = await compilePhraseTables()
  const built = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    phraseTableOf: typeof phraseTableOf
    japanesePhraseTableOf: typeof japanesePhraseTableOf
  }
  expect(built).toMatchObject({ PHRASE_TABLES, TOPIC_CONCEPTS, TRADE_CONCEPTS })
  for (const name of PHRASE_TABLES) {
    expect(built.phraseTableOf(name, 'fr')).toEqual(phraseTableOf(name, 'fr'))
    expect(built.japanesePhraseTableOf(name)).toEqual(japanesePhraseTableOf(name))
  }
})
