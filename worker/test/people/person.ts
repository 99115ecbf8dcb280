/** What a phone, a scanner or a colleague hands an owner as their photo: the stored size in pixels, before it is turned. */
export interface PhonePhoto {
  width: number
  height: number
  /** EXIF orientation (EXIF 2.32, tag 0x0112): phones store what the sensor saw and say how to turn it. */
  orientation: 1 | 3 | 6 | 8
  format: 'jpeg' | 'png'
}

/** A made-up person as they type themselves in, with what has to come of it, written by hand. */
export interface Person {
  /** ISO 3166 code of where they work. */
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
  /** By platform, as typed, and the link that a visitor follows; null where there is only something to copy. */
  socials: Record<string, [typed: string, link: string | null]>
}
