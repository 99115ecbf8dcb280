import { ChevronDown } from 'lucide-react'
import { Accordion } from 'radix-ui'
import { useMemo, useState } from 'react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { useSidebarCardId } from '../../lib/selected-card.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { PageLayout } from '../../ui/page.tsx'
import { selectGuideForLevel } from './content/model.ts'
import { GUIDE_SECTIONS } from './content/sections.ts'
import { GuideSearchField } from './guide-search.tsx'
import styles from './guide.module.css'
import { GuideTopicView } from './topic.tsx'
import { useOpenGuideSection } from './use-open-section.ts'

export function GuidePage() {
  const { user } = useSignedInUser()
  return user ? <Guide userId={user.id} accessLevel={user.accessLevel} /> : null
}

function Guide({ userId, accessLevel }: { userId: number; accessLevel: number }) {
  const sections = useMemo(() => selectGuideForLevel(GUIDE_SECTIONS, accessLevel), [accessLevel])
  const { open, toggle, show } = useOpenGuideSection(sections)
  const [found, setFound] = useState<string | null>(null)
  const cardId = useSidebarCardId(userId, null)
  return (
    <PageLayout narrow title="User Guide" description={`How ${PRODUCT_NAMES.name} works, step by step.`}>
      <GuideSearchField
        sections={sections}
        onChoose={({ id }) => {
          setFound(id)
          show(id)
        }}
      />
      <Accordion.Root type="single" collapsible value={open} onValueChange={toggle} className={styles.sections}>
        {sections.map(({ id, title, summary, topics }) => (
          <Accordion.Item key={id} id={id} value={id} className={styles.section}>
            <Accordion.Header asChild>
              <h2 className={styles.head}>
                <Accordion.Trigger className={styles.trigger}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.summary}>{summary}</span>
                  <ChevronDown aria-hidden className={styles.chevron} />
                </Accordion.Trigger>
              </h2>
            </Accordion.Header>
            <Accordion.Content className={styles.content}>
              {topics.map((topic) => (
                <GuideTopicView key={topic.id} topic={topic} cardId={cardId} found={found} />
              ))}
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </PageLayout>
  )
}
