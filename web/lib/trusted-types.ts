/** TypeScript does not know this interface of browsers yet (https://w3c.github.io/trusted-types/dist/spec/). */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: 'default',
    rules: {
      createScriptURL: (url: string) => string | null
      createHTML: (html: string, type: string, sink: string) => string | null
    },
  ): void
}

/**
 * The browser asks this policy before a text becomes markup or the address of a script. Markup is only parsed into documents that are not
 * shown, such as an uploaded SVG. Browsers without Trusted Types ask nothing.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
  })
}
