import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'

interface OrderButtonsProps {
  /** What is moved, for the buttons' names. */
  what: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** Moves an entry one up or down; at the ends there is nowhere to go. */
export function OrderButtons({ what, index, count, onMove }: OrderButtonsProps) {
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
