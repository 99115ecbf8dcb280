import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'

interface OrderButtonsProps {
  /** The entry's name in the labels of the buttons. */
  what: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** Buttons that move an entry up or down. They are disabled at the ends of the list. */
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
