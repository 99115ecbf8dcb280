import { casual as german } from 'chrono-node/de'
import { casual as english } from 'chrono-node/en'
import { casual as spanish } from 'chrono-node/es'
import { casual as french } from 'chrono-node/fr'
import { casual as japanese } from 'chrono-node/ja'
import { casual as portuguese } from 'chrono-node/pt'
import { deu, eng, fra, jpn, por, spa } from 'stopword'
import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { DE_INTENTS } from './intents/de.ts'
import { EN_INTENTS } from './intents/en.ts'
import { ES_INTENTS } from './intents/es.ts'
import { FR_INTENTS } from './intents/fr.ts'
import type { PhrasesByIntent } from './intents/intents.ts'
import { JA_INTENTS } from './intents/ja.ts'
import { PT_INTENTS } from './intents/pt.ts'
import { DE_TEXTS } from './languages/de.ts'
import { EN_TEXTS } from './languages/en.ts'
import { ES_TEXTS } from './languages/es.ts'
import { FR_TEXTS } from './languages/fr.ts'
import { JA_TEXTS } from './languages/ja.ts'
import { PT_TEXTS } from './languages/pt.ts'
import type { AssistantTexts } from './languages/language-rules.ts'

interface LanguageRules {
  texts: AssistantTexts
  intents: PhrasesByIntent
  stopWords: string[]
  timeParser: typeof english
}

export const LANGUAGES: Record<AssistantLanguage, LanguageRules> = {
  en: { texts: EN_TEXTS, intents: EN_INTENTS, stopWords: eng, timeParser: english },
  es: { texts: ES_TEXTS, intents: ES_INTENTS, stopWords: spa, timeParser: spanish },
  de: { texts: DE_TEXTS, intents: DE_INTENTS, stopWords: deu, timeParser: german },
  ja: { texts: JA_TEXTS, intents: JA_INTENTS, stopWords: jpn, timeParser: japanese },
  fr: { texts: FR_TEXTS, intents: FR_INTENTS, stopWords: fra, timeParser: french },
  pt: { texts: PT_TEXTS, intents: PT_INTENTS, stopWords: por, timeParser: portuguese },
}
