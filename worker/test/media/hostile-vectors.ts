/** SVGs that freeze a browser, and the most complex SVGs that are accepted, for tests and `npm run bench:hostile`. */

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${inside}</svg>`
const times = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('')
/** A number below `most` that looks random but is the same for the same `i`. */
const scattered = (i: number, most: number) => (i * 7919 + (i % 13) * 104_729) % most
const FULL = '<rect width="800" height="800"/>'
const CIRCLE = '<circle cx="400" cy="400" r="400"/>'
const lines = (count: number) => `M0 0${times(count, (i) => `L${scattered(i, 800)} ${i % 2 ? 0 : 800}`)}`
const curves = (count: number, far: number) =>
  `M0 0${times(count, (i) => `C${scattered(i, 800) * far} ${scattered(i + 1, 800) * far} -${scattered(i + 2, 800) * far} ${scattered(i + 3, 800) * far} 9 9`)}`
const stroked = (d: string, more = '') => `<path d="${d}" stroke="red" fill="none" ${more}/>`
const filtered = (count: number, step: string) =>
  svg(`<filter id="f">${step}</filter>${times(count, () => '<rect filter="url(#f)" width="800" height="800"/>')}`)

/** An SVG with eight levels of ten references each. */
const nested = (reference: (id: string) => string) =>
  svg(times(8, (i) => `<g id="a${i + 1}">${reference(`a${i}`).repeat(10)}</g>`) + `<g id="a0">${FULL}</g>`)

export const costlyVectors: Record<string, string> = {
  'eight levels of ten uses': nested((id) => `<use href="#${id}"/>`),
  'eight levels of ten patterns': svg(
    `<rect id="p0"/>${times(8, (i) => `<pattern id="p${i + 1}" width="9" height="9">${`<rect width="9" height="9" fill="url(#p${i})"/>`.repeat(10)}</pattern>`)}<pattern id="p0">${FULL}</pattern><rect fill="url(#p8)" width="9"/>`,
  ),
  'eight levels of ten masks': svg(
    `${times(8, (i) => `<mask id="m${i + 1}">${`<rect width="9" height="9" mask="url(#m${i})"/>`.repeat(10)}</mask>`)}<rect mask="url(#m8)" width="9"/><mask id="m0">${FULL}</mask>`,
  ),
  'a clip path that a rule gives to a thousand shapes, of ten each': svg(
    `<style>g .a.b{clip-path:url(#c)}</style><clipPath id="c">${CIRCLE.repeat(10)}</clipPath><g>${times(1000, () => '<rect class="b a" width="9" height="9"/>')}</g>`,
  ),
  'a marker of a thousand shapes at a thousand corners': svg(
    `<marker id="m">${FULL.repeat(1000)}</marker><path marker-mid="url(#m)" d="${lines(1000)}"/>`,
  ),
  'a marker that corners inherit': svg(
    `<marker id="m">${FULL.repeat(1000)}</marker><g marker-mid="url(#m)"><path d="${lines(1000)}"/></g>`,
  ),
  'a use of itself': svg('<g id="a"><use href="#a"/></g>'),
  'a mask in its own content': svg('<mask id="a"><rect mask="url(#a)" width="9" height="9"/></mask>'),
  'a hundred uses one behind the other': svg(`<g id="a0"/>${times(100, (i) => `<g id="a${i + 1}"><use href="#a${i}"/></g>`)}`),
  'ten thousand full circles': svg(CIRCLE.repeat(9000)),
  'twenty thousand elements': svg('<g/>'.repeat(20_000)),
  'twenty thousand long lines': svg(stroked(lines(20_000))),
  'sixty thousand filled lines': svg(`<path d="${lines(60_000)}"/>`),
  'lines whose stroke a rule says': svg(`<style>path{stroke:red}</style><path fill="none" d="${lines(20_000)}"/>`),
  'curves that go millions of sides away': svg(stroked(curves(1000, 1e6), 'stroke-width="400"')),
  'curves that nested transforms send away': svg(
    `${'<g transform="scale(100)">'.repeat(10)}${stroked(curves(1000, 1), 'stroke-width="400"')}${'</g>'.repeat(10)}`,
  ),
  'curves that a tiny viewBox sends away': svg(
    `<svg width="800" height="800" viewBox="0 0${' '.repeat(300)}.00001 .00001">${stroked(curves(1000, 1), 'stroke-width="400"')}</svg>`,
  ),
  'relative moves that add up': svg(stroked(`M0 0${'l-9000 0zm9000 0'.repeat(200)}${curves(9, 1)}`)),
  'wide round dashes': svg(stroked(`M0 0${'H800L0 9'.repeat(13)}`, 'stroke-width="400" stroke-linecap="round" stroke-dasharray=".1"')),
  'dashes that a group hands down to a pattern': svg(
    `<g stroke="red" stroke-dasharray=".1"><pattern id="p" width="9" height="9">${stroked('M0 0H800')}</pattern></g>${times(100, () => '<rect fill="url(#p)" width="9" height="9"/>')}`,
  ),
  'dashes of a line that does not scale': svg(stroked('M0 0H800', 'vector-effect="non-scaling-stroke" stroke-dasharray="4"')),
  'dashes of a length that pathLength scales': svg(stroked('M0 0H800', 'pathLength="1e9" stroke-dasharray="4"')),
  'a thousand opacity groups': svg(times(1000, () => `<g opacity=".5">${FULL}</g>`)),
  'a thousand blended groups': svg(`<style>g{mix-blend-mode:color-burn}</style>${times(1000, () => `<g>${FULL}</g>`)}`),
  'a thousand masks': svg(`<mask id="m">${CIRCLE}</mask>${times(1000, () => '<rect mask="url(#m)" width="800" height="800"/>')}`),
  'a thousand fills of a gradient': svg(
    `<radialGradient id="g">${times(100, (i) => `<stop offset="${i / 100}" stop-color="#${100 + scattered(i, 800)}"/>`)}</radialGradient><g fill="url(#g)">${FULL.repeat(1000)}</g>`,
  ),
  'a hundred blurs in a row': filtered(1, '<feGaussianBlur stdDeviation="20"/>'.repeat(100)),
  'fifty blurred shapes': filtered(50, '<feGaussianBlur stdDeviation="20"/>'),
  'noise of 255 octaves': filtered(1, '<feTurbulence baseFrequency=".05" numOctaves="255"/>'),
  'a convolution of 400 numbers': filtered(1, `<feConvolveMatrix order="20" kernelMatrix="${'1 '.repeat(400)}"/>`),
  'a morphology of a large radius': filtered(10, '<feMorphology operator="dilate" radius="300"/>'),
  'sixty thousand letters': svg(`<text y="99">${'Wxyz@ '.repeat(10_000)}</text><text>${'Wxyz@ '.repeat(10_000)}</text>`),
  'two thousand rules': svg(`<style>${times(2000, (i) => `.a${i}{fill:red}`)}</style>`),
  'rules for everything': svg(`<style>${'*{fill:red}'.repeat(900)}</style>${FULL.repeat(2000)}`),
}

/** Accepted SVGs, each near a different limit. */
export const heavyVectors: Record<string, string> = {
  shapes: svg(CIRCLE.repeat(4200)),
  uses: svg(`<g id="a">${CIRCLE.repeat(60)}</g>${'<use href="#a"/>'.repeat(69)}`),
  'filled lines': svg(`<path d="${lines(22_000)}"/>`),
  'stroked lines': svg(stroked(lines(6600), 'stroke-width="30" stroke-linejoin="round"')),
  'stroked curves': svg(stroked(curves(2100, 1), 'stroke-width="400" stroke-linejoin="round"')),
  'far curves': svg(stroked(curves(2100, 999), 'stroke-width="400" stroke-linejoin="round"')),
  arcs: svg(
    stroked(
      `M0 0${times(1850, (i) => `A${scattered(i, 800)} ${scattered(i + 1, 800)} 3 1 1 ${scattered(i + 2, 800)} 9`)}`,
      'stroke-width="40"',
    ),
  ),
  dashes: svg(stroked(`M0 0${'H800L0 9'.repeat(13)}`, 'stroke-width="400" stroke-linecap="round" stroke-dasharray="4"')),
  'opacity groups': svg(times(500, () => `<g opacity=".5">${FULL}${CIRCLE}</g>`)),
  'nested opacity groups': svg(`${'<g opacity=".9">'.repeat(50)}${FULL}${CIRCLE}${'</g>'.repeat(50)}`),
  'blended groups': svg(times(420, () => `<g style="mix-blend-mode:color-burn">${FULL}</g>`)),
  masks: svg(`<mask id="m">${FULL}${CIRCLE}</mask>${times(160, () => '<rect mask="url(#m)" width="800" height="800"/>')}`),
  'clip paths': svg(
    `<clipPath id="m">${CIRCLE}<circle r="400"/></clipPath>${times(700, () => '<rect clip-path="url(#m)" width="800" height="800"/>')}`,
  ),
  patterns: svg(
    `<pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><circle r="2"/></pattern>${times(600, () => '<rect fill="url(#p)" width="800" height="800"/>')}`,
  ),
  gradients: svg(
    `<radialGradient id="g">${times(99, (i) => `<stop offset="${i / 99}" stop-color="#${100 + scattered(i, 800)}"/>`)}</radialGradient><g fill="url(#g)">${FULL.repeat(400)}</g>`,
  ),
  markers: svg(`<marker id="m"><circle r="5"/></marker><path marker-mid="url(#m)" fill="none" d="${lines(1200)}"/>`),
  blurs: filtered(19, '<feGaussianBlur stdDeviation="20"/>'),
  'wide blurs': svg(
    `<filter id="f" x="-9" y="-9" width="19" height="19"><feGaussianBlur stdDeviation="500"/></filter>${times(19, () => '<rect filter="url(#f)" width="800" height="800"/>')}`,
  ),
  shadows: filtered(19, '<feDropShadow stdDeviation="9"/>'),
  noise: filtered(9, '<feTurbulence baseFrequency=".05" numOctaves="10"/>'),
  convolutions: filtered(7, `<feConvolveMatrix order="5" kernelMatrix="${'1 '.repeat(25)}"/>`),
  morphology: filtered(10, '<feMorphology operator="dilate" radius="10"/>'),
  lights: filtered(27, '<feSpecularLighting specularExponent="20"><fePointLight x="9" y="9" z="99"/></feSpecularLighting>'),
  'colour steps': filtered(5, '<feColorMatrix type="hueRotate" values="9"/><feOffset dx="1"/>'.repeat(50)),
  letters: svg(`<text y="99" font-size="40">${'Wxyz@ '.repeat(9000)}</text>`),
  'stroked letters': svg(`<text y="700" font-size="900" stroke="red" stroke-width="50">${'Wxyz@ '.repeat(450)}</text>`),
  rules: svg(`<style>${times(900, (i) => `.a${i} .b{fill:red}`)}</style>${'<rect class="b"/>'.repeat(50)}`),
}

/** SVGs whose text is slow to parse. */
export const slowVectors: Record<string, string> = {
  'a width of a number and spaces': svg('').replace('width="800"', `width="1${' '.repeat(80_000)}x"`),
  ...Object.fromEntries(
    (['transform', 'fill', 'viewBox', 'd', 'points', 'stroke-dasharray', 'class', 'href', 'x', 'values', 'style'] as const).flatMap(
      (name) =>
        [' ', '1', 'a', '(', 'url(', 'rotate(', '#a', '-', '1,', '1e', '.', 'M', 'a:', 'fill:rgb(', '\\', "'", '{', '/*', ';'].map(
          (part) => [`${name} of ${part}`, svg(`<path ${name}="${part.repeat(Math.floor(1_000_000 / part.length))}x"/>`)],
        ),
    ),
  ),
  ...Object.fromEntries(
    [
      '{',
      '}',
      '(',
      '[',
      '.a{fill:rgb(',
      '.a,',
      '.a ',
      '@media{',
      'a:not(',
      '/*',
      '"',
      '.a{--b:{',
      '.a{fill:red;',
      '.a{}',
      'fill:red;',
      '!',
      '<!--',
      '\\',
    ].map((part) => [`a style sheet of ${part}`, svg(`<style><![CDATA[${part.repeat(Math.floor(1_000_000 / part.length))}]]></style>`)]),
  ),
  'many attributes': svg(`<path ${times(80_000, (i) => `a${i}="" `)}/>`),
  'many known attributes': svg(
    times(9000, (i) => `<path id="a${i}" class="a b c" style="fill:red;stroke:red" transform="scale(1)" fill="#fff"/>`),
  ),
  'many entities': svg(`<text>${'&amp;'.repeat(200_000)}</text>`),
  'many open elements': '<svg><g>'.repeat(125_000),
  'many ends': svg('</g>'.repeat(250_000)),
  'many classes': svg(`<style>${times(999, (i) => `.a${i}{fill:red}`)}</style><g class="${times(190_000, (i) => `a${i % 1000} `)}"/>`),
  'many references': svg(`${times(9000, (i) => `<g id="a${i}" fill="url(#a${i + 1})"/>`)}`),
}
