import { Hammer } from 'lucide-react'
import { usePageTitle } from '../../lib/page-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Stands in for a screen that is not made yet. */
export function BeingBuiltPage({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <EmptyState level={1} icon={<Hammer aria-hidden />} title={title}>
      This page is being built.
    </EmptyState>
  )
}
