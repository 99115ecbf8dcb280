// The one global beyond the language itself that the contracts use; every runtime has it.
declare global {
  const URL: { canParse(url: string): boolean }
}
export {}
