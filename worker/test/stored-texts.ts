import type { z } from 'zod'
import { CreateCardBody } from '../../schema/card.ts'
import { CARD_TEXT_FIELD_NAMES, cardTextFieldRuleOf } from '../../schema/card-fields.ts'
import { UpdateProfileBody } from '../../schema/profile.ts'
import { SavePwaSettingsBody } from '../../schema/pwa-body.ts'
import { SaveSalesbotConfigBody } from '../../schema/salesbot-body.ts'
import { OFFERED_SOCIAL_PLATFORMS } from '../../schema/social.ts'
import { type JsonValue, mapTexts, pathsOfTexts, toHarmlessText } from './injection-texts.ts'

const SAMPLE_BY_KIND = {
  line: 'Line',
  prose: 'Text',
  email: 'ada@cards.example',
  phone: '+41 44 123 45 67',
  website: 'https://ada.example/',
  url: 'https://films.example/film',
} as const

const COLOR = '#123456'

/** Bodies with every text field that a call stores. `worker/test/stored-texts.test.ts` checks that no field of the schemas is missing. */
export const STORED_BODIES = {
  card: {
    schema: CreateCardBody,
    body: {
      ...Object.fromEntries(CARD_TEXT_FIELD_NAMES.map((field) => [field, SAMPLE_BY_KIND[cardTextFieldRuleOf(field).kind]])),
      nameParts: { prefix: 'Dr.', given: 'Ada', additional: 'B.', family: 'Lee', suffix: 'PhD' },
      secondTexts: { language: 'en', title: 'Second title', about: 'Second text' },
      customCss: '.card-title{color:red}',
      profilePicture: 'https://a.example/photo',
      coverPhoto: 'https://a.example/cover',
      logoUrl: 'https://a.example/logo',
      faviconUrl: 'https://a.example/icon',
      socialLinks: {
        ...Object.fromEntries(OFFERED_SOCIAL_PLATFORMS.map((key) => [key, 'https://a.example/me'])),
        own: 'https://a.example/own',
      },
      customButtons: [
        { text: 'Book', url: 'https://a.example/book', backgroundColor: COLOR, secondText: 'Second label' },
        { text: 'Mail', url: 'mailto:ada@a.example', backgroundColor: COLOR, secondText: 'Second mail' },
      ],
      gallery: [{ url: 'https://a.example/1', alt: 'One' }],
      embedCodes: [{ title: 'Embed', html: '<p>Own</p>' }],
      formConfig: {
        enabled: true,
        title: 'Ask',
        fields: [{ name: 'topic', label: 'Topic', type: 'text', required: false }],
        consentText: 'I agree',
        successMessage: 'Thanks',
      },
      customizations: { note: 'Note' },
    },
  },
  salesbot: {
    schema: SaveSalesbotConfigBody,
    body: {
      isEnabled: true,
      botName: 'Ada’s assistant',
      businessType: 'Studio',
      services: ['Portrait'],
      companyInfo: 'We take photos.',
      customInstructions: 'Be kind.',
      leadQualificationQuestions: ['What is it for?'],
      actionButtons: [{ id: 'book', description: 'Book', url: 'https://a.example/book' }],
      questionsAndAnswers: [{ question: 'Where are you?', answer: 'In Zurich.' }],
      pinnedLines: ['Closed in July.'],
    },
  },
  profile: { schema: UpdateProfileBody, body: { fullName: 'Ada Lee', phone: '+41 44 123 45 67' } },
  pwa: {
    schema: SavePwaSettingsBody,
    body: { appName: 'Ada', shortName: 'Ada', description: 'Cards', themeColor: COLOR, backgroundColor: COLOR },
  },
} satisfies Record<string, { schema: z.ZodType; body: JsonValue }>

export type StoredBodyName = keyof typeof STORED_BODIES

/** Whether these are links depends on their text, so they begin with valid ones. */
const LINKED_FIELDS = /^(?:socialLinks\.|phone$|email$|website$|videoUrl$|address$)/
/** CSS and embedded HTML are code by design: other tests hold that they reach nothing else. */
const CODE_FIELDS = /^(?:customCss|embedCodes\.\d+\.html)$/

export interface InjectedBodies {
  hostile: JsonValue
  /** The same with harmless texts of the same length. */
  harmless: JsonValue
  injected: number
}

/**
 * Puts one of the `injections` into each text of a body, in turn from `round` on: alone, or after the valid text if the schema refuses it
 * alone. A field that refuses both keeps its valid text.
 */
export function injectIntoBody(name: StoredBodyName, injections: readonly string[], round: number): InjectedBodies {
  const { schema, body } = STORED_BODIES[name]
  const paths = pathsOfTexts(body)
  const withText = (changed: JsonValue, path: string, text: string) => mapTexts(changed, (old, at) => (at === path ? text : old))
  let [hostile, harmless, injected] = [body as JsonValue, body as JsonValue, 0]
  for (const [index, path] of paths.entries()) {
    if (CODE_FIELDS.test(path)) continue
    const injection = injections[(index + round) % injections.length]!
    const valid = textAt(body, path)
    for (const prefix of LINKED_FIELDS.test(path) ? [valid, `${valid} `] : ['', valid, `${valid} `]) {
      const [bad, good] = [prefix + injection, prefix + toHarmlessText(injection)]
      if (!schema.safeParse(withText(hostile, path, bad)).success || !schema.safeParse(withText(harmless, path, good)).success) continue
      hostile = withText(hostile, path, bad)
      harmless = withText(harmless, path, good)
      injected++
      break
    }
  }
  return { hostile, harmless, injected }
}

function textAt(value: JsonValue, path: string): string {
  let found = ''
  mapTexts(value, (text, at) => {
    if (at === path) found = text
    return text
  })
  return found
}
