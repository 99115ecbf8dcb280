/** An owner's photo file, as a phone or scanner makes it. Width and height are the stored pixels, before rotation. */
export interface PhonePhoto {
  width: number
  height: number
  /** EXIF orientation (EXIF 2.32, tag 0x0112): phones store the sensor's pixels and how to rotate them. */
  orientation: 1 | 3 | 6 | 8
  format: 'jpeg' | 'png'
}

/** A made-up person: the texts as they would type them, and the expected results, written by hand. */
export interface Person {
  /** ISO 3166 code of the country in which they work. */
  country: string
  name: string
  /** The five parts of the contact file's N: family;given;additional;prefix;suffix. */
  filed: string
  title: string
  company: string
  phone: string
  tel: string
  email: string
  mailto: string
  website: string
  site: string
  address: string
  /** By platform: the typed value and the expected link; null if the value can only be copied. */
  socials: Record<string, [typed: string, link: string | null]>
}

type Pair = [typed: string, expected: string]
const NOTHING: Pair = ['', '']

/** A person from what they type beside what has to come of it: how the name is filed, and the links of the others. */
export function personOf(
  country: string,
  {
    name: [name, filed],
    work: [title, company = ''],
    phone: [phone, tel] = NOTHING,
    email: [email, mailto],
    website: [website, site] = NOTHING,
    address = '',
    socials,
  }: {
    name: Pair
    work: [title: string, company?: string]
    phone?: Pair
    email: Pair
    website?: Pair
    address?: string
    socials: Person['socials']
  },
): Person {
  return { country, name, filed, title, company, phone, tel, email, mailto, website, site, address, socials }
}
