export const SHELL: string
export function isProgram(path: string): boolean
export function findProgram(...names: string[]): string | undefined
export function findChromium(): string | undefined
