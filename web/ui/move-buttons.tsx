import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from './button.tsx'

interface MoveEntryButtonsProps {
  what: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

export function MoveEntryButtons({ what, index, count, onMove }: MoveEntryButtonsProps) {
  const move = (to: number) => () => onMove(index, to)
  return (
    <>
      <IconButton size="sm" label={`Move ${what} up`} icon={<ArrowUp aria-hidden />} disabled={index === 0} onClick={move(index - 1)} />
      <IconButton
        size="sm"
        label={`Move ${what} down`}
        icon={<ArrowDown aria-hidden />}
        disabled={index === count - 1}
        onClick={move(index + 1)}
      />
    </>
  )
}
