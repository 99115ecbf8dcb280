// Fails if a package of the product, not of its tools, has a known weakness that is high or critical. Says so if the registry offers no
// list.
import { spawnSync } from 'node:child_process'
import { REPOSITORY_ROOT } from './prepare.mjs'

const { status, stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit-level=high'], {
  cwd: REPOSITORY_ROOT,
  encoding: 'utf8',
})
let report = {}
try {
  report = JSON.parse(stdout)
} catch {
  // An answer that is no JSON counts as none.
}
if (!report.vulnerabilities) console.log('Skipped: the registry offers no list of known weaknesses.')
else if (status !== 0) {
  for (const { name, severity, via } of Object.values(report.vulnerabilities))
    console.error(`${name}: ${severity}. ${via.map((cause) => cause.url ?? cause).join(', ')}`)
  process.exit(1)
}
