/**
 * `npm run bench:assistant [-- --only id] [-- --show] [-- --readme]` plays the conversations in scripts/assistant-suite/ with three random
 * seeds, once with a visitor who only types and once with one who taps choices. It prints how many succeed, false statements, dead ends and
 * processor times. `--show` prints the failures, `--readme` writes the table in README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { CARD_LANGUAGES } from '../../schema/card-language.ts'
import type { ConversationSuite } from '../assistant-suite/format.ts'
import type { TypingOrTapping } from '../assistant-suite/play.ts'

// Vite loads these modules, because Node knows no `import.meta.glob`.
const { findConversationSuite, findFalseStatements, playConversation } = (
  await runnerImport<typeof import('../assistant-suite/play.ts')>(join(import.meta.dirname, '../assistant-suite/play.ts'), {
    configFile: false,
  })
).module
const SEEDS = [1, 2, 3]
const TABLE_PATTERN = /(<!-- bench:assistant -->\n)[\s\S]*?(\n<!-- \/bench:assistant -->)/

const { values: options } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})

interface Figures {
  played: number
  ended: number
  wishes: number
  fulfilled: number
  falseStatements: number
  deadEnds: number
}

const processorTimes: number[] = []

function playAll({ businesses, conversations }: ConversationSuite, manner: TypingOrTapping): Figures {
  const figures: Figures = { played: 0, ended: 0, wishes: 0, fulfilled: 0, falseStatements: 0, deadEnds: 0 }
  for (const seed of SEEDS)
    for (const conversation of conversations.filter(({ id }) => id.includes(options.only))) {
      const business = businesses.find(({ key }) => key === conversation.business)!
      const wishes = playConversation(conversation, business, manner, seed)
      const messages = wishes.flatMap((wish) => wish.messages)
      processorTimes.push(...messages.map(({ cpu }) => cpu))
      const wrong = wishes.flatMap((wish) => findFalseStatements(wish, business, conversation))
      const stuck = messages.filter(({ turn }) => turn.choices.length === 0)
      figures.played++
      figures.wishes += wishes.length
      figures.fulfilled += wishes.filter(({ isFulfilled }) => isFulfilled).length
      if (wishes.every(({ isFulfilled }) => isFulfilled)) figures.ended++
      figures.falseStatements += wrong.length
      figures.deadEnds += stuck.length
      if (!options.show) continue
      for (const { wish, messages: of, isFulfilled } of wishes)
        if (!isFulfilled || wrong.length > 0 || options.only)
          console.log(
            `${conversation.id} ${manner} ${seed} ${isFulfilled ? 'ok' : 'MISSED'} ${JSON.stringify(wish)}\n${of
              .map(
                ({ said, isTap, turn }) =>
                  `  ${isTap ? 'taps' : 'types'}: ${said}\n    → ${turn.reply.replace(/\n+/g, ' / ')} [${turn.choices.map(({ label }) => label).join(' | ')}]`,
              )
              .join('\n')}`,
          )
      for (const one of wrong) console.log(`${conversation.id} ${manner} ${seed} NOT ASKED: ${one}`)
    }
  return figures
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`
const rows = CARD_LANGUAGES.flatMap((language) => {
  const suite = findConversationSuite(language)
  if (!suite) return []
  const [typing, tapping] = [playAll(suite, 'types'), playAll(suite, 'taps')]
  const sum = (key: keyof Figures) => typing[key] + tapping[key]
  const row = [
    language,
    percent(tapping.ended, tapping.played),
    percent(typing.ended, typing.played),
    percent(typing.fulfilled, typing.wishes),
    sum('falseStatements'),
    sum('deadEnds'),
  ]
  return [row]
})
const times = processorTimes.toSorted((a, b) => a - b)
const timeAt = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1)
console.log(rows.map((row) => row.join('\t')).join('\n'))
console.log(`processor time of a reply: median ${timeAt(0.5)} ms, 99 % below ${timeAt(0.99)} ms, first ${processorTimes[0]!.toFixed(1)} ms`)

if (options.write) {
  const path = join(import.meta.dirname, '../..', 'docs/assistant.md')
  const head = [
    'language',
    'taps a fitting choice',
    'types only',
    'wishes of those who type',
    'stated what was not asked',
    'no way forward',
  ]
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  writeFileSync(path, readFileSync(path, 'utf8').replace(TABLE_PATTERN, `$1\n${table}\n$2`))
}
