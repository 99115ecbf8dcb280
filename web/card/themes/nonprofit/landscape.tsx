/**
 * Size of the drawing. Wide cards show its lower part, tall ones its middle, and the person's box covers the right half of its ground. What
 * must be seen whole is therefore between 115 and 225 from the left, and the sun begins 125 from the top.
 */
const [WIDTH, HEIGHT] = [400, 240]
const SHADES = ['far', 'mid', 'near']

/** Creates a generator of pseudorandom whole numbers from `min` to `max`. The same seed gives the same numbers (xorshift). */
function createRandom(seed: number): (min: number, max: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1
  return (min, max) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return min + ((state >>> 8) % (max - min + 1))
  }
}
type Random = ReturnType<typeof createRandom>

/** A line of hills from the left edge to the right one, and the ground below it. */
function drawHills(random: Random, top: number, swing: number): string {
  const height = () => top + random(-swing, swing)
  return `M-9 ${HEIGHT}V${height()}Q${random(40, 90)} ${top - swing * 2} ${random(120, 170)} ${height()}T${random(250, 320)} ${height()}T410 ${height()}V${HEIGHT}z`
}

/** A line of mountains, each with one steep side. */
function drawPeaks(random: Random, top: number): string {
  let path = `M-9 ${HEIGHT}V${top + random(10, 40)}`
  for (let x = random(20, 70); x < WIDTH; x += random(45, 80)) path += `L${x} ${top - random(6, 40)}l${random(18, 34)} ${random(28, 44)}`
  return `${path}L410 ${top}V${HEIGHT}z`
}

/** A group of round trees on their trunks. */
function drawTrees(random: Random): string {
  let path = ''
  const left = random(108, 122)
  for (let index = random(2, 5); index > 0; index--) {
    const [x, y, side] = [left + index * random(13, 18), random(176, 196), random(6, 11)]
    path += `M${x - side} ${y}a${side} ${side + 4} 0 1 1 ${side * 2} 0 ${side} ${side} 0 0 1-${side - 1} ${side - 2}v18h-2v-18a${side} ${side} 0 0 1-${side - 1}-${side - 2}z`
  }
  return path
}

/** A boat on the lake. */
const drawBoat = (random: Random) => {
  const [x, y] = [random(140, 190), random(186, 194)]
  return `M${x} ${y}v-34l22 34zM${x - 3} ${y}v-24l-12 24zM${x - 17} ${y + 3}h44l-7 9h-30z`
}
/** The roofs of a village. */
const drawVillage = (random: Random) => {
  const left = random(122, 164)
  const houses = [
    [0, 14],
    [17, 22],
    [39, 12],
  ] as const
  return houses.map(([x, wall]) => `M${left + x} 204v-${wall}l9-9 9 9v${wall}z`).join('')
}

/** A few birds in the sky, which only tall cards show. */
const drawBirds = (random: Random) => {
  const [x, y] = [random(150, 215), random(98, 106)]
  return `M${x} ${y}q6-8 11 0q6-8 11 0M${x + 30} ${y - 16}q5-6 9 0q5-6 9 0M${x + 34} ${y + 9}q4-5 7 0q4-5 7 0`
}

/** A landscape that stands for the cause of a card without a cover photo. Each card has another one, which never changes. */
export function Landscape({ cardId }: { cardId: number }) {
  const random = createRandom(cardId)
  const [hasPeaks, feature, sunX, sunR] = [random(0, 2) === 0, cardId % 3, random(165, 235), random(20, 28)]
  const sunY = sunR + random(126, 138)
  const grounds = [hasPeaks ? drawPeaks(random, 176) : drawHills(random, 176, 12), drawHills(random, 196, 9), drawHills(random, 216, 7)]
  const draw = [drawTrees, drawBoat, drawVillage][feature]!
  return (
    <svg className={`n-land n-land-${cardId % 4}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice">
      <circle className="n-halo" cx={sunX} cy={sunY} r={sunR + 16} />
      <circle className="n-sun" cx={sunX} cy={sunY} r={sunR} />
      <path className="n-birds" d={drawBirds(random)} />
      {grounds.map((path, index) => [
        <path key={path} className={feature === 1 && index === 2 ? 'n-lake' : `n-${SHADES[index]}`} d={path} />,
        index === 1 && <path key="feature" className="n-mark" d={draw(random)} />,
      ])}
    </svg>
  )
}
