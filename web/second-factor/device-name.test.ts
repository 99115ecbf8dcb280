import { expect, it } from 'vitest'
import { proposePasskeyName } from './device-name.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0', 0, 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'Mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'iPad'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 5, 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101', 0, 'Linux'],
  ['A browser of the future', 0, 'Passkey'],
])('a passkey made in %s gets the name of the system', (userAgent, maxTouchPoints, name) => {
  expect(proposePasskeyName({ userAgent, maxTouchPoints }, [])).toBe(name)
  expect(proposePasskeyName({ userAgent, maxTouchPoints }, [name, `${name} 2`])).toBe(`${name} 3`)
})
