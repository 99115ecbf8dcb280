/** Functions of HarfBuzz (`hb-subset.h`). Pointers are numbers. */
interface HarfBuzz {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (length: number) => number
  free: (at: number) => void
  hb_blob_create: (at: number, length: number, mode: number, data: number, destroy: number) => number
  hb_blob_destroy: (blob: number) => void
  hb_blob_get_data: (blob: number, length: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_face_create: (blob: number, index: number) => number
  hb_face_destroy: (face: number) => void
  hb_face_reference_blob: (face: number) => number
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_destroy: (input: number) => void
  hb_subset_input_pin_axis_location: (input: number, face: number, axis: number, value: number) => number
  hb_subset_input_set: (input: number, kind: number) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_input_unicode_set: (input: number) => number
  hb_subset_or_fail: (face: number, input: number) => number
}

const MEMORY_MODE_WRITABLE = 2
const SETS = { droppedTables: 3, names: 4, features: 6 }
const FLAG_NO_HINTING = 1
/** Features that browsers use without being asked, and the digits of the theme Education. */
const KEPT_FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'mark', 'mkmk', 'onum']
const DROPPED_TABLES = ['STAT', 'gasp', 'DSIG', 'meta']
/** The copyright, which the license of the fonts wants to be kept, and the family. */
const KEPT_NAMES = [0, 1]

const tagOf = (text: string) => Array.from(text).reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0)

let harfBuzzPromise: Promise<HarfBuzz> | undefined

/** Loads HarfBuzz when the first name needs it. */
async function loadHarfBuzz(): Promise<HarfBuzz> {
  harfBuzzPromise ??= (async () => {
    const { default: compiled } = await import('harfbuzzjs/dist/harfbuzz-subset.wasm')
    const exports = new WebAssembly.Instance(compiled, {}).exports as unknown as HarfBuzz
    exports._initialize()
    return exports
  })()
  try {
    return await harfBuzzPromise
  } catch (error) {
    harfBuzzPromise = undefined
    throw error
  }
}

function addAll(hb: HarfBuzz, set: number, values: number[], { clear = false } = {}) {
  if (clear) hb.hb_set_clear(set)
  for (const value of values) hb.hb_set_add(set, value)
}

function subsetFace(hb: HarfBuzz, face: number, input: number, letters: string, weight: number): Buffer {
  addAll(
    hb,
    hb.hb_subset_input_unicode_set(input),
    Array.from(letters, (letter) => letter.codePointAt(0)!),
  )
  addAll(hb, hb.hb_subset_input_set(input, SETS.features), KEPT_FEATURES.map(tagOf), { clear: true })
  addAll(hb, hb.hb_subset_input_set(input, SETS.names), KEPT_NAMES, { clear: true })
  addAll(hb, hb.hb_subset_input_set(input, SETS.droppedTables), DROPPED_TABLES.map(tagOf))
  hb.hb_subset_input_set_flags(input, FLAG_NO_HINTING)
  // A font with one weight has no such axis, and the call then changes nothing.
  hb.hb_subset_input_pin_axis_location(input, face, tagOf('wght'), weight)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('HarfBuzz made no subset')
  const blob = hb.hb_face_reference_blob(subset)
  const at = hb.hb_blob_get_data(blob, 0)
  // The memory may have grown, which makes earlier views of it useless.
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(blob)))
  hb.hb_blob_destroy(blob)
  hb.hb_face_destroy(subset)
  return bytes
}

/** Returns an OpenType font with these letters only, in one weight. `font` is a whole OpenType font, not WOFF2. */
export async function subsetFont(font: Uint8Array, letters: string, weight: number): Promise<Buffer> {
  const hb = await loadHarfBuzz()
  try {
    const at = hb.malloc(font.length)
    new Uint8Array(hb.memory.buffer).set(font, at)
    const blob = hb.hb_blob_create(at, font.length, MEMORY_MODE_WRITABLE, 0, 0)
    const face = hb.hb_face_create(blob, 0)
    const input = hb.hb_subset_input_create_or_fail()
    const bytes = subsetFace(hb, face, input, letters, weight)
    hb.hb_subset_input_destroy(input)
    hb.hb_face_destroy(face)
    hb.hb_blob_destroy(blob)
    hb.free(at)
    return bytes
  } catch (error) {
    // A fault in WebAssembly leaves its memory in an unknown state, so that the next name gets a new instance.
    harfBuzzPromise = undefined
    throw error
  }
}
