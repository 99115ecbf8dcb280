declare module 'virtual:client-assets' {
  /** Address of the card page's script, with its content hash. */
  export const cardScript: string
}
