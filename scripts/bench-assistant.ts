/**
 * Plays the conversations of scripts/assistant-suite/ and prints how reliably they end as expected: pass^1 is the share of all
 * trials that pass, pass^8 the share of conversations that pass in all eight. `-- --seed 2` draws other wordings, `-- --only id`
 * plays the conversations whose id contains a text and shows them, `-- --model` asks the model of OPENAI_API_KEY.
 */
import { parseArgs } from 'node:util'
import type { SuiteBusiness, SuiteConversation } from './assistant-suite/format.ts'
import { createBuiltInAssistant, createModelAssistant } from './assistant-suite/assistants.ts'
import { judgeConversation } from './assistant-suite/judge.ts'
import { playConversation } from './assistant-suite/play.ts'

const TRIALS = 8

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    model: { type: 'boolean', default: false },
    folder: { type: 'string', multiple: true, default: ['own', 'unseen'] },
    show: { type: 'boolean', default: false },
  },
})

interface SuitePart {
  BUSINESSES: SuiteBusiness[]
  CONVERSATIONS: SuiteConversation[]
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

async function measurePart(folder: string): Promise<void> {
  const path = folder.startsWith('/') ? folder : `./assistant-suite/${folder}`
  const { BUSINESSES, CONVERSATIONS } = (await import(`${path}/conversations.ts`).then(async (conversations) => ({
    ...conversations,
    ...(await import(`${path}/businesses.ts`)),
  }))) as SuitePart
  const played = CONVERSATIONS.filter(({ id }) => !options.only || id.includes(options.only))
  const assistant = options.model ? createModelAssistant() : createBuiltInAssistant()
  const cpu: number[] = []
  let passedTrials = 0
  const reliable: string[] = []
  for (const conversation of played) {
    const business = BUSINESSES.find(({ key }) => key === conversation.business)
    if (!business) throw new Error(`${conversation.id}: no business ${conversation.business}`)
    const failures = new Map<string, number>()
    let passed = 0
    for (let trial = 0; trial < TRIALS; trial++) {
      const messages = await playConversation(conversation, business, assistant, `${options.seed} ${trial}`)
      cpu.push(...messages.map(({ reply }) => reply.cpu))
      const problems = judgeConversation(conversation, business, messages, { strict: !options.model })
      if (problems.length === 0) passed++
      for (const problem of problems) failures.set(problem, (failures.get(problem) ?? 0) + 1)
      if (options.show)
        for (const { said, reply } of messages)
          console.log(
            `  > ${said}\n  < ${reply.reply.replaceAll('\n', '\n    ')}\n    ${JSON.stringify({ ...reply, reply: undefined, cpu: undefined })}`,
          )
    }
    passedTrials += passed
    if (passed === TRIALS) reliable.push(conversation.id)
    else {
      console.log(`${conversation.id}: ${passed} of ${TRIALS}`)
      for (const [problem, times] of failures) console.log(`    ${times}× ${problem.replaceAll('\n', ' / ')}`)
    }
  }
  cpu.sort((a, b) => a - b)
  const hostile = played.filter((conversation) => conversation.hostile)
  console.log(
    `${folder}: ${played.length} conversations (${hostile.length} hostile) of ${new Set(played.map(({ business }) => business)).size} businesses, seed ${options.seed}: ` +
      `pass^1 ${percent(passedTrials / (played.length * TRIALS))}, pass^${TRIALS} ${percent(reliable.length / played.length)}; ` +
      `processor time of a reply: median ${cpu[Math.floor(cpu.length / 2)]?.toFixed(1)} ms, highest ${cpu.at(-1)?.toFixed(1)} ms`,
  )
}

for (const folder of options.folder) await measurePart(folder)
