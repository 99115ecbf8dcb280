export type StreamedJson = AsyncIterable<string>

function isStreamed(value: unknown): value is StreamedJson {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** Streams a JSON object field by field. If a value is a function, it is called when its field is written. */
export async function* streamJsonObject(fields: Record<string, unknown>): AsyncGenerator<string> {
  let separator = '{\n'
  for (const [name, field] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}: `
    const value: unknown = typeof field === 'function' ? field() : field
    if (isStreamed(value)) yield* value
    else yield JSON.stringify(value ?? null)
    separator = ',\n'
  }
  yield '\n}'
}

/** Streams a JSON list from pages of values. Only one page is in memory. */
export async function* streamJsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + page.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]' : '\n]'
}

export async function* streamJsonItems(items: AsyncIterable<StreamedJson>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const item of items) {
    yield separator
    yield* item
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]' : '\n]'
}
