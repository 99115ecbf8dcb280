declare module 'virtual:client-assets' {
  /** Address of the card page's script, with its content hash. */
  export const cardScript: string
}

declare module '@cf-wasm/photon/photon.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}
