import { Hammer } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

export function UnderConstructionPage({ title }: { title: string }) {
  return (
    <EmptyState level={1} icon={<Hammer aria-hidden />} title={title}>
      This page is being built.
    </EmptyState>
  )
}
