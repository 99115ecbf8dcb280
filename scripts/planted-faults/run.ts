/**
 * `npm run planted-faults -- [names or areas] [--list] [--commit main]` plants faults in a copy of the last commit and shows which of
 * them the tests catch. Faults with different tests are planted together, so that few builds and test runs are needed.
 * Exits with code 1 if a fault survives or can no longer be planted. E2E_PORT chooses the port of the server under test.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFreePort } from '../local/free-port.ts'
import type { PlantedFault } from './faults/fault.ts'
import { PLANTED_FAULTS_BY_AREA } from './faults.ts'
import { type FailedTest, findFailedTests, isFailureOfTest, readLastOutputLines } from './run-tests.ts'
import { WorkingCopy } from './working-copy.ts'

type Verdict = 'caught' | 'SURVIVED' | 'STALE' | 'NOT RUN'
interface NamedFault extends PlantedFault {
  name: string
  area: string
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, commit: { type: 'string', default: 'HEAD' } },
})

const allFaults: NamedFault[] = Object.entries(PLANTED_FAULTS_BY_AREA).flatMap(([area, faults]) =>
  Object.entries(faults).map(([name, fault]) => ({ name, area, ...fault })),
)
const unknown = positionals.filter((word) => !allFaults.some(({ name, area }) => word === name || word === area))
if (unknown.length > 0) {
  console.error(`No fault and no area is called ${unknown.join(', ')}; --list shows all of them.`)
  process.exit(1)
}
const chosen = allFaults.filter(({ name, area }) => positionals.length === 0 || positionals.includes(name) || positionals.includes(area))

let caughtCount = 0
/** Prints a verdict. `note` is the first test that failed, or the reason why the fault was not tested. */
function record({ area, name }: NamedFault, verdict: Verdict, note: string, seconds = 0) {
  if (verdict === 'caught') caughtCount++
  console.log([verdict.padEnd(8), `${seconds} s`.padStart(6), area.padEnd(9), name.padEnd(34), note].join('  '))
}

/** Divides faults into groups that can be planted at once, because their tests differ. A fault that affects other tests is alone. */
function divideIntoBatches(faults: NamedFault[]): NamedFault[][] {
  const batches: NamedFault[][] = []
  const canJoin = (fault: NamedFault, batch: NamedFault[]) =>
    batch.every((other) => !other.isWide && !fault.isWide && !other.tests.some((test) => fault.tests.includes(test)))
  for (const fault of faults) {
    const batch = batches.find((others) => canJoin(fault, others))
    if (batch) batch.push(fault)
    else batches.push([fault])
  }
  return batches
}

const describeFailure = ({ title, message }: FailedTest) => `${title}: ${message}`

async function tryTogether(copy: WorkingCopy, batch: NamedFault[]) {
  const planted = batch.filter((fault) => {
    const isPlanted = copy.plant(fault)
    if (!isPlanted) record(fault, 'STALE', `${fault.file} does not contain the text exactly once`)
    return isPlanted
  })
  if (planted.length === 0) return
  const started = Date.now()
  const port = Number(process.env['E2E_PORT'] ?? (await findFreePort()))
  const failed = await findFailedTests(
    copy.folder,
    planted.flatMap(({ tests }) => tests),
    port,
  )
  copy.restore()
  if (failed === null) console.error(readLastOutputLines(copy.folder))
  const seconds = Math.round((Date.now() - started) / 1000 / planted.length)
  for (const fault of planted) {
    if (failed === null) {
      record(fault, 'NOT RUN', 'the build, the test server or the test runner failed', seconds)
      continue
    }
    const own = failed.find((test) => fault.tests.some((wanted) => isFailureOfTest(test, wanted)))
    if (own) record(fault, 'caught', describeFailure(own), seconds)
    else record(fault, 'SURVIVED', '', seconds)
  }
}

if (options.list) {
  for (const { area, name, file, tests } of chosen) console.log([area.padEnd(9), name.padEnd(34), file, '→', tests.join(', ')].join('  '))
  process.exit(0)
}

const copy = new WorkingCopy(join(import.meta.dirname, '../..'), options.commit)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    copy.remove()
    process.exit(1)
  })
try {
  for (const batch of divideIntoBatches(chosen)) await tryTogether(copy, batch)
} finally {
  copy.remove()
}
console.log(`\n${caughtCount} of ${chosen.length} caught`)
process.exit(caughtCount === chosen.length ? 0 : 1)
