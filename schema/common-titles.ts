/** The most common titles, in the form of name-lists.ts, which has all of them. This list is small enough for every page of the app. */
export const COMMON_NAME_TITLES = [
  'dr',
  'dr-ing',
  'prof',
  'professor',
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'sir',
  'dame',
  'rev',
  'herr',
  'frau',
  'dipl-ing',
]

/** The most common degrees and suffixes that are not in capitals alone, or that contain a vowel, as acronyms of names do. */
export const COMMON_NAME_SUFFIXES = ['jr', 'ii', 'iii', 'phd', 'md', 'mba', 'msc', 'bsc']
