import { cx } from '../../ui/cx.ts'
import type { GuideBlock, GuideTopic } from './content/model.ts'
import { isNarrowPicture } from './content/pictures.ts'
import { CreateCardActions } from './create-card-actions.tsx'
import { GuideText } from './guide-text.tsx'
import styles from './guide.module.css'
import { guidePassageIdOf } from './passages.ts'
import { OperatorContact } from './operator-contact.tsx'
import { GuidePicture } from './picture.tsx'

interface TopicProps {
  topic: GuideTopic
  cardId: number | null
  found: string | null
}

export function GuideTopicView({ topic, cardId, found }: TopicProps) {
  return (
    <section
      id={topic.id}
      aria-labelledby={`${topic.id}-title`}
      className={cx(styles.topic, topic.picture && isNarrowPicture(topic.picture) && styles.beside)}
    >
      <div className={styles.text}>
        <h3 id={`${topic.id}-title`} tabIndex={-1}>
          {topic.title}
        </h3>
        {topic.blocks.map((block, at) => (
          <TopicBlock key={at} block={block} at={at} topic={topic} cardId={cardId} found={found} />
        ))}
      </div>
      {topic.picture && <GuidePicture name={topic.picture} />}
    </section>
  )
}

function TopicBlock({ block, at, topic, cardId, found }: TopicProps & { block: GuideBlock; at: number }) {
  const passage = (index: number) => {
    const id = guidePassageIdOf(topic.id, at, index)
    return { id, tabIndex: -1, className: styles.passage, 'data-found': id === found ? '' : undefined }
  }
  const text = (value: string) => <GuideText text={value} cardId={cardId} />
  switch (block.kind) {
    case 'paragraph':
      return <p {...passage(0)}>{text(block.texts[0]!)}</p>
    case 'steps':
    case 'points': {
      const List = block.kind === 'steps' ? 'ol' : 'ul'
      return (
        <List className={styles[block.kind]}>
          {block.texts.map((value, index) => (
            <li key={index}>
              <span {...passage(index)}>{text(value)}</span>
            </li>
          ))}
        </List>
      )
    }
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.texts.map((fact, index) => {
            const [name, ...value] = fact.split(': ')
            return (
              <div key={index}>
                <dt>{text(name!)}</dt>
                <dd {...passage(index)}>{text(value.join(': '))}</dd>
              </div>
            )
          })}
        </dl>
      )
    case 'tip':
      return (
        <div className={styles.tip}>
          <p {...passage(0)}>{text(block.texts[0]!)}</p>
        </div>
      )
    case 'operator':
      return <OperatorContact />
    case 'action':
      return <CreateCardActions />
  }
}
