import { TrackedLink } from './blocks.tsx'
import type { ContactEntry } from './model.ts'

/**
 * A link to the address, drawn as a tile of a map: contour lines of a hill that does not exist, with a pin (base.css). It shows no streets,
 * because nobody has looked up where the address is.
 */
export function MapTile({ address, label }: { address: ContactEntry & { href: string }; label: string }) {
  return (
    <TrackedLink href={address.href} click={address.click} className="card-map-tile">
      <span>
        <bdi>{address.text}</bdi>
        {label}
      </span>
    </TrackedLink>
  )
}

/** Returns where the hill of an address is, so that each address has a drawing of its own and keeps it. */
export function buildMapTileCss(contacts: ContactEntry[]): string {
  const address = contacts.find(({ key }) => key === 'address')
  if (!address) return ''
  let seed = 7
  for (const letter of address.text) seed = (seed * 31 + letter.codePointAt(0)!) % 9973
  return `.card-map-tile{--x:${15 + (seed % 70)}%;--y:${-20 + (seed % 60)}%}`
}
