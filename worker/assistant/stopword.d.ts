/** The package has no types of its own. Each list holds the stop words of a language. */
declare module 'stopword' {
  export const deu: string[]
  export const eng: string[]
  export const fra: string[]
  export const jpn: string[]
  export const por: string[]
  export const spa: string[]
}
