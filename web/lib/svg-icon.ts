/** Creates an icon of one path in a box of 20 × 20, for pages without React. It is no markup in a text, which their policy refuses. */
export function createSvgIcon(path: string, attributes: Record<string, string> = {}): SVGElement {
  const create = (name: string, all: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(all)) element.setAttribute(key, value)
    return element
  }
  const icon = create('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true', ...attributes }) as SVGElement
  icon.append(create('path', { d: path }))
  return icon
}
