export function CharactersLeftCounter({ text, max }: { text: string; max: number }) {
  if (text.length < max * 0.8) return null
  return (
    <span className="small-muted tabular">
      {text.length.toLocaleString()} of {max.toLocaleString()}
    </span>
  )
}
