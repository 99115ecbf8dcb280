import { brotliCompressSync } from 'node:zlib'
import { imageVariantsOfUrl } from '../../schema/image.ts'

interface BaselinePageContent {
  name: string
  title: string
  about: string
  phone: string
  email: string
  photo: string
}

export const baselinePagePathOf = (index: number) => `/minimal-${index}`

/** The fastest page that can be written by hand for a card: one HTML file with one picture and no script. */
function buildBaselinePageHtml({ name, title, about, phone, email, photo }: BaselinePageContent, sizes: string): string {
  const { srcset, width, height } = imageVariantsOfUrl(photo)!
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<meta name="description" content="${name}, ${title}: contact details.">
<link rel="icon" href="data:,">
<style>
body { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: #fff; color: #222; font: 1rem/1.5 sans-serif }
img { max-width: 100%; height: auto }
a { display: block; padding: .75rem 0; color: #06c }
</style>
</head>
<body>
<main>
<img srcset="${srcset}" sizes="${sizes}" src="${photo}" alt="${name}" width="${width}" height="${height}" fetchpriority="high">
<h1>${name}</h1>
<p>${title}</p>
<p>${about}</p>
<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>
<a href="mailto:${email}">${email}</a>
</main>
</body>
</html>`
}

export function buildBaselineWorkerSource(card: BaselinePageContent, sizes: string[]): string {
  const bodies = Object.fromEntries(
    sizes.map((width, index) => [baselinePagePathOf(index), brotliCompressSync(buildBaselinePageHtml(card, width)).toString('base64')]),
  )
  return `const bodies = new Map(Object.entries(${JSON.stringify(bodies)}).map(([path, text]) => [path, Uint8Array.from(atob(text), (c) => c.charCodeAt(0))]))
const RESPONSE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' }
export default { fetch: ({ url }) => new Response(bodies.get(new URL(url).pathname), { headers: RESPONSE_HEADERS, encodeBody: 'manual' }) }`
}
