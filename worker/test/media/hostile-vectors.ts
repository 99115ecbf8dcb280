/** Generators of SVGs that freeze a browser, and of the most complex accepted SVGs (also for `npm run bench:hostile`). */

const wrapInSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${inside}</svg>`
const joinRepeated = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('')
/** Returns a number below `most` that looks random but is always the same for the same `i`. */
const pseudoRandomOf = (i: number, most: number) => (i * 7919 + (i % 13) * 104_729) % most
const FULL_SVG_RECT = '<rect width="800" height="800"/>'
const FULL_SVG_CIRCLE = '<circle cx="400" cy="400" r="400"/>'
const zigzagPathOf = (count: number) => `M0 0${joinRepeated(count, (i) => `L${pseudoRandomOf(i, 800)} ${i % 2 ? 0 : 800}`)}`
const curvedPathOf = (count: number, far: number) =>
  `M0 0${joinRepeated(count, (i) => `C${pseudoRandomOf(i, 800) * far} ${pseudoRandomOf(i + 1, 800) * far} -${pseudoRandomOf(i + 2, 800) * far} ${pseudoRandomOf(i + 3, 800) * far} 9 9`)}`
const strokedPathOf = (d: string, more = '') => `<path d="${d}" stroke="red" fill="none" ${more}/>`
const filteredSvgOf = (count: number, step: string) =>
  wrapInSvg(`<filter id="f">${step}</filter>${joinRepeated(count, () => '<rect filter="url(#f)" width="800" height="800"/>')}`)

/** Creates an SVG with eight levels of nested elements. Each level refers to the level below ten times. */
const createNestedSvg = (reference: (id: string) => string) =>
  wrapInSvg(joinRepeated(8, (i) => `<g id="a${i + 1}">${reference(`a${i}`).repeat(10)}</g>`) + `<g id="a0">${FULL_SVG_RECT}</g>`)

export const TOO_COSTLY_SVGS: Record<string, string> = {
  'eight levels of ten uses': createNestedSvg((id) => `<use href="#${id}"/>`),
  'eight levels of ten patterns': wrapInSvg(
    `<rect id="p0"/>${joinRepeated(8, (i) => `<pattern id="p${i + 1}" width="9" height="9">${`<rect width="9" height="9" fill="url(#p${i})"/>`.repeat(10)}</pattern>`)}<pattern id="p0">${FULL_SVG_RECT}</pattern><rect fill="url(#p8)" width="9"/>`,
  ),
  'eight levels of ten masks': wrapInSvg(
    `${joinRepeated(8, (i) => `<mask id="m${i + 1}">${`<rect width="9" height="9" mask="url(#m${i})"/>`.repeat(10)}</mask>`)}<rect mask="url(#m8)" width="9"/><mask id="m0">${FULL_SVG_RECT}</mask>`,
  ),
  'a clip path that a rule gives to a thousand shapes, of ten each': wrapInSvg(
    `<style>g .a.b{clip-path:url(#c)}</style><clipPath id="c">${FULL_SVG_CIRCLE.repeat(10)}</clipPath><g>${joinRepeated(1000, () => '<rect class="b a" width="9" height="9"/>')}</g>`,
  ),
  'a marker of a thousand shapes at a thousand corners': wrapInSvg(
    `<marker id="m">${FULL_SVG_RECT.repeat(1000)}</marker><path marker-mid="url(#m)" d="${zigzagPathOf(1000)}"/>`,
  ),
  'a marker that corners inherit': wrapInSvg(
    `<marker id="m">${FULL_SVG_RECT.repeat(1000)}</marker><g marker-mid="url(#m)"><path d="${zigzagPathOf(1000)}"/></g>`,
  ),
  'a use of itself': wrapInSvg('<g id="a"><use href="#a"/></g>'),
  'a mask in its own content': wrapInSvg('<mask id="a"><rect mask="url(#a)" width="9" height="9"/></mask>'),
  'a hundred uses one behind the other': wrapInSvg(`<g id="a0"/>${joinRepeated(100, (i) => `<g id="a${i + 1}"><use href="#a${i}"/></g>`)}`),
  'ten thousand full circles': wrapInSvg(FULL_SVG_CIRCLE.repeat(9000)),
  'twenty thousand elements': wrapInSvg('<g/>'.repeat(20_000)),
  'twenty thousand long lines': wrapInSvg(strokedPathOf(zigzagPathOf(20_000))),
  'sixty thousand filled lines': wrapInSvg(`<path d="${zigzagPathOf(60_000)}"/>`),
  'lines whose stroke a rule says': wrapInSvg(`<style>path{stroke:red}</style><path fill="none" d="${zigzagPathOf(20_000)}"/>`),
  'curves that go millions of sides away': wrapInSvg(strokedPathOf(curvedPathOf(1000, 1e6), 'stroke-width="400"')),
  'curves that nested transforms send away': wrapInSvg(
    `${'<g transform="scale(100)">'.repeat(10)}${strokedPathOf(curvedPathOf(1000, 1), 'stroke-width="400"')}${'</g>'.repeat(10)}`,
  ),
  'curves that a tiny viewBox sends away': wrapInSvg(
    `<svg width="800" height="800" viewBox="0 0${' '.repeat(300)}.00001 .00001">${strokedPathOf(curvedPathOf(1000, 1), 'stroke-width="400"')}</svg>`,
  ),
  'relative moves that add up': wrapInSvg(strokedPathOf(`M0 0${'l-9000 0zm9000 0'.repeat(200)}${curvedPathOf(9, 1)}`)),
  'wide round dashes': wrapInSvg(
    strokedPathOf(`M0 0${'H800L0 9'.repeat(13)}`, 'stroke-width="400" stroke-linecap="round" stroke-dasharray=".1"'),
  ),
  'dashes that a group hands down to a pattern': wrapInSvg(
    `<g stroke="red" stroke-dasharray=".1"><pattern id="p" width="9" height="9">${strokedPathOf('M0 0H800')}</pattern></g>${joinRepeated(100, () => '<rect fill="url(#p)" width="9" height="9"/>')}`,
  ),
  'dashes of a line that does not scale': wrapInSvg(strokedPathOf('M0 0H800', 'vector-effect="non-scaling-stroke" stroke-dasharray="4"')),
  'dashes of a length that pathLength scales': wrapInSvg(strokedPathOf('M0 0H800', 'pathLength="1e9" stroke-dasharray="4"')),
  'a thousand opacity groups': wrapInSvg(joinRepeated(1000, () => `<g opacity=".5">${FULL_SVG_RECT}</g>`)),
  'a thousand blended groups': wrapInSvg(
    `<style>g{mix-blend-mode:color-burn}</style>${joinRepeated(1000, () => `<g>${FULL_SVG_RECT}</g>`)}`,
  ),
  'a thousand masks': wrapInSvg(
    `<mask id="m">${FULL_SVG_CIRCLE}</mask>${joinRepeated(1000, () => '<rect mask="url(#m)" width="800" height="800"/>')}`,
  ),
  'a thousand fills of a gradient': wrapInSvg(
    `<radialGradient id="g">${joinRepeated(100, (i) => `<stop offset="${i / 100}" stop-color="#${100 + pseudoRandomOf(i, 800)}"/>`)}</radialGradient><g fill="url(#g)">${FULL_SVG_RECT.repeat(1000)}</g>`,
  ),
  'a hundred blurs in a row': filteredSvgOf(1, '<feGaussianBlur stdDeviation="20"/>'.repeat(100)),
  'fifty blurred shapes': filteredSvgOf(50, '<feGaussianBlur stdDeviation="20"/>'),
  'noise of 255 octaves': filteredSvgOf(1, '<feTurbulence baseFrequency=".05" numOctaves="255"/>'),
  'a convolution of 400 numbers': filteredSvgOf(1, `<feConvolveMatrix order="20" kernelMatrix="${'1 '.repeat(400)}"/>`),
  'a morphology of a large radius': filteredSvgOf(10, '<feMorphology operator="dilate" radius="300"/>'),
  'sixty thousand letters': wrapInSvg(`<text y="99">${'Wxyz@ '.repeat(10_000)}</text><text>${'Wxyz@ '.repeat(10_000)}</text>`),
  'two thousand rules': wrapInSvg(`<style>${joinRepeated(2000, (i) => `.a${i}{fill:red}`)}</style>`),
  'rules for everything': wrapInSvg(`<style>${'*{fill:red}'.repeat(900)}</style>${FULL_SVG_RECT.repeat(2000)}`),
}

/** Complex SVGs that must be accepted. Each of them is near a different limit. */
export const ACCEPTED_COMPLEX_SVGS: Record<string, string> = {
  shapes: wrapInSvg(FULL_SVG_CIRCLE.repeat(4200)),
  uses: wrapInSvg(`<g id="a">${FULL_SVG_CIRCLE.repeat(60)}</g>${'<use href="#a"/>'.repeat(69)}`),
  'filled lines': wrapInSvg(`<path d="${zigzagPathOf(22_000)}"/>`),
  'stroked lines': wrapInSvg(strokedPathOf(zigzagPathOf(6600), 'stroke-width="30" stroke-linejoin="round"')),
  'stroked curves': wrapInSvg(strokedPathOf(curvedPathOf(2100, 1), 'stroke-width="400" stroke-linejoin="round"')),
  'far curves': wrapInSvg(strokedPathOf(curvedPathOf(2100, 999), 'stroke-width="400" stroke-linejoin="round"')),
  arcs: wrapInSvg(
    strokedPathOf(
      `M0 0${joinRepeated(1850, (i) => `A${pseudoRandomOf(i, 800)} ${pseudoRandomOf(i + 1, 800)} 3 1 1 ${pseudoRandomOf(i + 2, 800)} 9`)}`,
      'stroke-width="40"',
    ),
  ),
  dashes: wrapInSvg(strokedPathOf(`M0 0${'H800L0 9'.repeat(13)}`, 'stroke-width="400" stroke-linecap="round" stroke-dasharray="4"')),
  'opacity groups': wrapInSvg(joinRepeated(500, () => `<g opacity=".5">${FULL_SVG_RECT}${FULL_SVG_CIRCLE}</g>`)),
  'nested opacity groups': wrapInSvg(`${'<g opacity=".9">'.repeat(50)}${FULL_SVG_RECT}${FULL_SVG_CIRCLE}${'</g>'.repeat(50)}`),
  'blended groups': wrapInSvg(joinRepeated(420, () => `<g style="mix-blend-mode:color-burn">${FULL_SVG_RECT}</g>`)),
  masks: wrapInSvg(
    `<mask id="m">${FULL_SVG_RECT}${FULL_SVG_CIRCLE}</mask>${joinRepeated(160, () => '<rect mask="url(#m)" width="800" height="800"/>')}`,
  ),
  'clip paths': wrapInSvg(
    `<clipPath id="m">${FULL_SVG_CIRCLE}<circle r="400"/></clipPath>${joinRepeated(700, () => '<rect clip-path="url(#m)" width="800" height="800"/>')}`,
  ),
  patterns: wrapInSvg(
    `<pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><circle r="2"/></pattern>${joinRepeated(600, () => '<rect fill="url(#p)" width="800" height="800"/>')}`,
  ),
  gradients: wrapInSvg(
    `<radialGradient id="g">${joinRepeated(99, (i) => `<stop offset="${i / 99}" stop-color="#${100 + pseudoRandomOf(i, 800)}"/>`)}</radialGradient><g fill="url(#g)">${FULL_SVG_RECT.repeat(400)}</g>`,
  ),
  markers: wrapInSvg(`<marker id="m"><circle r="5"/></marker><path marker-mid="url(#m)" fill="none" d="${zigzagPathOf(1200)}"/>`),
  blurs: filteredSvgOf(19, '<feGaussianBlur stdDeviation="20"/>'),
  'wide blurs': wrapInSvg(
    `<filter id="f" x="-9" y="-9" width="19" height="19"><feGaussianBlur stdDeviation="500"/></filter>${joinRepeated(19, () => '<rect filter="url(#f)" width="800" height="800"/>')}`,
  ),
  shadows: filteredSvgOf(19, '<feDropShadow stdDeviation="9"/>'),
  noise: filteredSvgOf(9, '<feTurbulence baseFrequency=".05" numOctaves="10"/>'),
  convolutions: filteredSvgOf(7, `<feConvolveMatrix order="5" kernelMatrix="${'1 '.repeat(25)}"/>`),
  morphology: filteredSvgOf(10, '<feMorphology operator="dilate" radius="10"/>'),
  lights: filteredSvgOf(27, '<feSpecularLighting specularExponent="20"><fePointLight x="9" y="9" z="99"/></feSpecularLighting>'),
  'colour steps': filteredSvgOf(5, '<feColorMatrix type="hueRotate" values="9"/><feOffset dx="1"/>'.repeat(50)),
  letters: wrapInSvg(`<text y="99" font-size="40">${'Wxyz@ '.repeat(9000)}</text>`),
  'stroked letters': wrapInSvg(`<text y="700" font-size="900" stroke="red" stroke-width="50">${'Wxyz@ '.repeat(450)}</text>`),
  rules: wrapInSvg(`<style>${joinRepeated(900, (i) => `.a${i} .b{fill:red}`)}</style>${'<rect class="b"/>'.repeat(50)}`),
}

/** SVGs whose text takes a careless parser very long. They must be handled within a time limit. */
export const SLOW_TO_PARSE_SVGS: Record<string, string> = {
  'a width of a number and spaces': wrapInSvg('').replace('width="800"', `width="1${' '.repeat(80_000)}x"`),
  ...Object.fromEntries(
    (['transform', 'fill', 'viewBox', 'd', 'points', 'stroke-dasharray', 'class', 'href', 'x', 'values', 'style'] as const).flatMap(
      (name) =>
        [' ', '1', 'a', '(', 'url(', 'rotate(', '#a', '-', '1,', '1e', '.', 'M', 'a:', 'fill:rgb(', '\\', "'", '{', '/*', ';'].map(
          (part) => [`${name} of ${part}`, wrapInSvg(`<path ${name}="${part.repeat(Math.floor(1_000_000 / part.length))}x"/>`)],
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
    ].map((part) => [
      `a style sheet of ${part}`,
      wrapInSvg(`<style><![CDATA[${part.repeat(Math.floor(1_000_000 / part.length))}]]></style>`),
    ]),
  ),
  'many attributes': wrapInSvg(`<path ${joinRepeated(80_000, (i) => `a${i}="" `)}/>`),
  'many known attributes': wrapInSvg(
    joinRepeated(9000, (i) => `<path id="a${i}" class="a b c" style="fill:red;stroke:red" transform="scale(1)" fill="#fff"/>`),
  ),
  'many entities': wrapInSvg(`<text>${'&amp;'.repeat(200_000)}</text>`),
  'many open elements': '<svg><g>'.repeat(125_000),
  'many ends': wrapInSvg('</g>'.repeat(250_000)),
  'many classes': wrapInSvg(
    `<style>${joinRepeated(999, (i) => `.a${i}{fill:red}`)}</style><g class="${joinRepeated(190_000, (i) => `a${i % 1000} `)}"/>`,
  ),
  'many references': wrapInSvg(`${joinRepeated(9000, (i) => `<g id="a${i}" fill="url(#a${i + 1})"/>`)}`),
}
