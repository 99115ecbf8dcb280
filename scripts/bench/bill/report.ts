import {
  type BillLine,
  GOALS,
  type Measured,
  centsOfHundredAddresses,
  centsOfRefusedCall,
  listAddressLines,
  listFreeAccountLines,
  sumOf,
} from './bound.ts'
import { PRICES, PRICES_READ_IN } from './prices.ts'

const writeTable = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function writeBill(lines: BillLine[]): string {
  const rows = lines.map(({ what, bound, calls, cents }) => [
    what,
    calls === 1 ? '' : calls.toLocaleString('en'),
    `\`${bound.replaceAll(', ', '`, `')}\``,
    cents.toFixed(2),
  ])
  return writeTable(['what', 'calls', 'limit', 'cents'], [...rows, ['**together**', '', '', `**${sumOf(lines).toFixed(2)}**`]])
}

/** Writes the tables of docs/costs.md. */
export function writeReport(measured: Measured): string {
  const names = Object.keys(PRICES).filter((name) => name !== 'cpuMs' && name !== 'tokens') as (keyof typeof PRICES)[]
  const address = listAddressLines(measured)
  const further = Math.floor((GOALS.address - sumOf(address)) / centsOfRefusedCall)
  return `### Prices, read in ${PRICES_READ_IN}

${writeTable(
  ['what', 'dollars a million', 'source'],
  Object.values(PRICES).map(({ what, dollars, source }) => [what, Number((dollars * 1e6).toFixed(3)), source]),
)}

### Counts of one call, measured on ${measured.measuredOn}

${writeTable(
  ['call', ...names.map((name) => PRICES[name].what)],
  Object.entries(measured.calls).map(([call, counts]) => [call, ...names.map((name) => counts[name] ?? '')]),
)}

The largest request to the model had ${measured.promptBytes.toLocaleString('en')} bytes.

### The dearest hour of one address

${writeBill(address)}

A refused call costs ${(centsOfRefusedCall * 1e5).toFixed(1)} cents for 100,000. ${further.toLocaleString('en')} of them still fit into ${GOALS.address} cents.
A hundred addresses cost at most ${(centsOfHundredAddresses(measured) / 100).toFixed(2)} dollars an hour.

### The dearest hour of a free account

${writeBill(listFreeAccountLines(measured))}
`
}
