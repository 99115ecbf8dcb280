declare module 'virtual:client-assets' {
  /** URL of the card page's script, with its content hash. */
  export const cardScript: string
  export const mapScript: string
  export const showScript: string
  export const landingScript: string
}

declare module 'virtual:share-fonts' {
  /** Fallback fonts of share images, in order, with the URL of each file and its characters (CSS unicode-range). */
  export const fallbackFaces: () => { family: string; ranges: string; src: string }[]
}

declare module 'virtual:headline-font' {
  export const headlineFontCss: string
}

declare module 'virtual:common-passwords' {
  /** In lower case */
  const passwords: Set<string>
  export default passwords
}

declare module '@takumi-rs/wasm/takumi_wasm_bg.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

declare module 'harfbuzzjs/dist/harfbuzz-subset.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

declare module '@cf-wasm/photon/photon.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

declare module '*?raw' {
  const text: string
  export default text
}

/** The package has no types. These are its lists of stop words in the languages of cards. */
declare module 'stopword' {
  export const ara: string[]
  export const deu: string[]
  export const eng: string[]
  export const fra: string[]
  export const heb: string[]
  export const ita: string[]
  export const jpn: string[]
  export const kor: string[]
  export const nld: string[]
  export const pol: string[]
  export const por: string[]
  export const rus: string[]
  export const spa: string[]
  export const tur: string[]
  export const zho: string[]
}
