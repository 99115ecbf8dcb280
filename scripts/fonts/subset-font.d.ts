declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: { targetFormat: 'sfnt' | 'woff2'; keepAllGlyphs?: boolean; noHinting?: boolean; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>
}
