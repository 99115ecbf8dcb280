/**
 * Plays the conversations of scripts/assistant-suite/ and prints how reliably they end as expected: pass^1 is the share of all
 * trials that pass, pass^8 the share of conversations that pass in all eight. Options: `--seed 2` draws other wordings, `--only id`
 * plays the conversations whose id contains a text, `--show` prints them, `--folder own-a` plays one folder, `--model` asks the model
 * of OPENAI_API_KEY instead of the built-in assistant, `--readme` writes the table of README.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuiltInAssistant, createModelAssistant } from './assistant-suite/assistants.ts'
import type { SuiteBusiness, SuiteConversation } from './assistant-suite/format.ts'
import { judgeConversation } from './assistant-suite/judge.ts'
import { playConversation } from './assistant-suite/play.ts'

const TRIALS = 8
/** The suite's parts: conversations that the assistant was developed with, and ones that its authors have never seen. */
const SUITE_PARTS = { own: ['own-a', 'own-b', 'own-c'], unseen: ['unseen-a', 'unseen-b', 'unseen-c'] }
const README_TABLE_PATTERN = /(<!-- bench:assistant -->\n)[\s\S]*?(\n<!-- \/bench:assistant -->)/

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    folder: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
})

interface SuiteFolder {
  businesses: SuiteBusiness[]
  conversations: SuiteConversation[]
}

interface PartFigures {
  name: string
  conversations: number
  hostile: number
  businesses: number
  passedTrials: number
  reliable: number
}

const pathOfFolder = (folder: string) => (folder.startsWith('/') ? folder : join(import.meta.dirname, 'assistant-suite', folder))

async function loadFolder(folder: string): Promise<SuiteFolder> {
  const path = pathOfFolder(folder)
  const { BUSINESSES } = (await import(join(path, 'businesses.ts'))) as { BUSINESSES: SuiteBusiness[] }
  const { CONVERSATIONS } = (await import(join(path, 'conversations.ts'))) as { CONVERSATIONS: SuiteConversation[] }
  return { businesses: BUSINESSES, conversations: CONVERSATIONS.filter(({ id }) => !options.only || id.includes(options.only)) }
}

const assistant = options.model ? createModelAssistant() : createBuiltInAssistant()
const processorTimes: number[] = []

/** Plays a conversation in all trials and prints what failed. Returns the number of trials that passed. */
async function playTrials(conversation: SuiteConversation, business: SuiteBusiness): Promise<number> {
  const failures = new Map<string, number>()
  let passed = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const messages = await playConversation(conversation, business, assistant, `${options.seed} ${trial}`)
    processorTimes.push(...messages.map(({ reply }) => reply.cpu))
    const problems = judgeConversation(conversation, business, messages, { strict: !options.model })
    if (problems.length === 0) passed++
    for (const problem of problems) failures.set(problem, (failures.get(problem) ?? 0) + 1)
    if (options.show)
      for (const { said, reply } of messages)
        console.log(
          `  > ${said}\n  < ${reply.reply.replaceAll('\n', '\n    ')}\n    ${JSON.stringify({ ...reply, reply: undefined, cpu: undefined })}`,
        )
  }
  if (passed < TRIALS) console.log(`${conversation.id}: ${passed} of ${TRIALS}`)
  for (const [problem, times] of failures) console.log(`    ${times}× ${problem.replaceAll('\n', ' / ')}`)
  return passed
}

async function measurePart(name: string, folders: string[]): Promise<PartFigures> {
  const figures = { name, conversations: 0, hostile: 0, businesses: 0, passedTrials: 0, reliable: 0 }
  for (const { businesses, conversations } of await Promise.all(folders.map(loadFolder))) {
    figures.conversations += conversations.length
    figures.hostile += conversations.filter(({ hostile }) => hostile).length
    figures.businesses += new Set(conversations.map(({ business }) => business)).size
    for (const conversation of conversations) {
      const business = businesses.find(({ key }) => key === conversation.business)
      if (!business) throw new Error(`${conversation.id}: no business ${conversation.business}`)
      const passed = await playTrials(conversation, business)
      figures.passedTrials += passed
      if (passed === TRIALS) figures.reliable++
    }
  }
  return figures
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function formatTable(parts: PartFigures[]): string {
  const who = options.model ? `model ${process.env['OPENAI_MODEL'] ?? '(default)'}` : 'built-in'
  const rows = parts.map(({ name, conversations, hostile, businesses, passedTrials, reliable }) =>
    [
      who,
      name,
      conversations,
      hostile,
      businesses,
      percent(passedTrials / (conversations * TRIALS)),
      percent(reliable / conversations),
    ].join(' | '),
  )
  const head = `assistant | conversations | number | hostile | businesses | pass^1 | pass^${TRIALS}`
  return ['', head, head.replace(/[^|]+/g, ' --- ').trim(), ...rows].map((row) => row && `| ${row} |`).join('\n') + '\n'
}

const parts = options.folder
  ? Object.fromEntries(options.folder.map((folder) => [folder, [folder]]))
  : Object.fromEntries(Object.entries(SUITE_PARTS).filter(([, folders]) => folders.every((folder) => existsSync(pathOfFolder(folder)))))
const figures: PartFigures[] = []
for (const [name, folders] of Object.entries(parts)) figures.push(await measurePart(name, folders))
const table = formatTable(figures)
processorTimes.sort((a, b) => a - b)
const [median, high] = [0.5, 0.99].map((share) => processorTimes[Math.floor(processorTimes.length * share)]!.toFixed(1))
console.log(
  `\nSeed ${options.seed}, ${TRIALS} trials each. Processor time of a reply: median ${median} ms, 99 % below ${high} ms.\n${table}`,
)
if (options.readme) {
  const path = join(import.meta.dirname, '..', 'README.md')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(README_TABLE_PATTERN, (_, open: string, close: string) => open + table + close),
  )
}
