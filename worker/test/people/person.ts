/** Format of a photo file that a phone or scanner makes. Width and height are those of the stored pixels, before rotation. */
export interface TestPhotoFormat {
  width: number
  height: number
  /** Orientation of the photo (Exif tag 0x0112): phones store the sensor's pixels, and how to rotate them for display. */
  orientation: 1 | 3 | 6 | 8
  format: 'jpeg' | 'png'
}

/** A made-up test person: the texts that they would type into the card editor, and the expected results, written by hand. */
export interface TestPerson {
  /** ISO 3166 code of the country in which the person works. */
  country: string
  name: string
  /** The five parts of the name in a vCard contact file: family;given;additional;prefix;suffix. */
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
  /** For each social platform: the typed value and the expected link. The link is null if visitors can only copy the value. */
  socials: Record<string, [typed: string, link: string | null]>
}

type TypedAndExpectedText = [typed: string, expected: string]
const NO_TYPED_TEXT: TypedAndExpectedText = ['', '']

/** Creates a test person. Each field is a pair: the typed text and its expected result, such as a link or the sorted parts of a name. */
export function createTestPerson(
  country: string,
  {
    name: [name, filed],
    work: [title, company = ''],
    phone: [phone, tel] = NO_TYPED_TEXT,
    email: [email, mailto],
    website: [website, site] = NO_TYPED_TEXT,
    address = '',
    socials,
  }: {
    name: TypedAndExpectedText
    work: [title: string, company?: string]
    phone?: TypedAndExpectedText
    email: TypedAndExpectedText
    website?: TypedAndExpectedText
    address?: string
    socials: TestPerson['socials']
  },
): TestPerson {
  return { country, name, filed, title, company, phone, tel, email, mailto, website, site, address, socials }
}
