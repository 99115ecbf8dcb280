// `npm run bench:uploads` measures the worker's memory during twenty simultaneous uploads and after invalid files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel } from 'miniflare'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { findRuntimePid, readProcessMemoryMib } from './hostile-inputs/runtime-process.ts'
import { makePartlyNoisyPng } from './hostile-inputs/uploads.ts'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { signInDemoAccount } from '../local/sign-in.ts'
import { startMeasuredRuntime } from './measured-runtime.ts'

const SIMULTANEOUS_UPLOAD_COUNT = 20

const measured = await startMeasuredRuntime({ onDisk: true, log: new Log(LogLevel.NONE) })
const serverOrigin = String(await measured.runtime.ready).replace(/\/$/, '')
const ownerCookies = await Promise.all(DEMO_OWNERS.map(({ username }) => signInDemoAccount(fetch, serverOrigin, username)))
const runtimeProcessId = findRuntimePid()

async function uploadPicture(bytes: Uint8Array<ArrayBuffer>, name: string, owner = 0): Promise<string> {
  const form = new FormData()
  form.set('file', new File([bytes], name))
  form.set('cardId', String(SITE_USER_ID + owner))
  form.set('type', 'gallery')
  const res = await fetch(`${serverOrigin}/api/upload`, { method: 'POST', headers: { cookie: ownerCookies[owner]! }, body: form }).catch(
    () => null,
  )
  if (!res) return 'refused before it was sent completely'
  const { success, error } = (await res.json()) as { success: boolean; error?: string }
  return success ? 'accepted' : `${res.status} ${error}`
}

function reportMemoryUse(what: string, results: string[]) {
  const counted = [...new Set(results)].map((answer) => `${results.filter((other) => other === answer).length} × ${answer}`)
  const [now, peak] = (['current', 'peak'] as const).map((which) => Math.round(readProcessMemoryMib(runtimeProcessId, which))) as [
    number,
    number,
  ]
  console.log(`${what.padEnd(34)} ${String(now).padStart(4)} MB now, ${String(peak).padStart(4)} MB at most   ${counted.join('; ')}`)
  return now
}

const largePng = await makePartlyNoisyPng(2000, 0.5)
const phonePhoto = new Uint8Array(readFileSync(join(import.meta.dirname, '../seed', DEMO_OWNERS[0]!.username, 'cover.jpg')))
reportMemoryUse('before', [])
reportMemoryUse('one photo', [await uploadPicture(phonePhoto, 'photo.jpg')])
const memoryAfterOneUpload = reportMemoryUse(`one PNG of 4 megapixels, ${(largePng.length / 1e6).toFixed(1)} MB`, [
  await uploadPicture(largePng, 'large.png'),
])
const memoryAfterBursts: number[] = []
// An account may upload only sixty files a minute.
for (const owner of [...DEMO_OWNERS.keys(), ...DEMO_OWNERS.keys()]) {
  const results = await Promise.all(Array.from({ length: SIMULTANEOUS_UPLOAD_COUNT }, () => uploadPicture(largePng, 'large.png', owner)))
  memoryAfterBursts.push(reportMemoryUse(`${SIMULTANEOUS_UPLOAD_COUNT} such PNGs at once, owner ${owner + 1}`, results))
}
const decompressionBomb = await makePartlyNoisyPng(6000, 0)
const refusedUploadResults = await Promise.all([
  uploadPicture(decompressionBomb, 'bomb.png'),
  uploadPicture(largePng.subarray(0, largePng.length / 2), 'cut.png'),
  uploadPicture(new TextEncoder().encode('<html><script>alert(1)</script>'), 'page.jpg'),
  uploadPicture(new Uint8Array(30 * 1024 * 1024), 'huge.jpg'),
])
reportMemoryUse('a bomb, a cut file, a page, 30 MB', refusedUploadResults)
const lastUploadResult = await uploadPicture(phonePhoto, 'photo.jpg')
const uploadBurstMegabytes = Math.round((SIMULTANEOUS_UPLOAD_COUNT * largePng.length) / 1024 / 1024)
const halfOfBurstCount = memoryAfterBursts.length / 2
const [early, late] = [Math.max(...memoryAfterBursts.slice(0, halfOfBurstCount)), Math.max(...memoryAfterBursts.slice(halfOfBurstCount))]
console.log(`The worker still answers: a photo is ${lastUploadResult}. A burst sends ${uploadBurstMegabytes} MB. The runtime used ${early - memoryAfterOneUpload} MB more than after one picture
in the first five bursts, ${late - memoryAfterOneUpload} MB in the next five (growing by half a burst at most).`)
await measured.stop()
process.exit(late - early <= uploadBurstMegabytes / 2 && lastUploadResult === 'accepted' ? 0 : 1)
