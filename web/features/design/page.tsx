import { PageLayout } from '../../ui/page.tsx'
import { Controls } from './controls.tsx'
import { States } from './states.tsx'
import { Tokens } from './tokens.tsx'

/** Shows each token and each component of the app once, for those who build it. Only `npm run dev` serves it: no build contains it. */
export function DesignPage() {
  return (
    <PageLayout title="Design" description="What all pages of the app are made of.">
      <Tokens />
      <Controls />
      <States />
    </PageLayout>
  )
}
