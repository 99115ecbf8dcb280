/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.css?inline' {
  const css: string
  export default css
}

declare module '*.svg?raw' {
  const svg: string
  export default svg
}

declare module '*.vcf?raw' {
  const text: string
  export default text
}

declare module '*.woff2?url&no-inline' {
  const address: string
  export default address
}

declare module '*.js?raw' {
  const script: string
  export default script
}
