declare module 'virtual:client-assets' {
  /** Address of the card page's script, with its content hash. */
  export const cardScript: string
  export const mapScript: string
}

declare module '@cf-wasm/photon/photon.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

declare module '*?raw' {
  const text: string
  export default text
}
