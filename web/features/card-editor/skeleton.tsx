import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './editor.module.css'

export function CardEditorSkeleton() {
  return (
    <div role="status" className={styles.split}>
      <span className="visually-hidden">Loading your card</span>
      <div className={styles.waitingPreview}>
        <Skeleton height="40px" />
        <Skeleton height="min(640px, 100dvh - 240px)" />
      </div>
      <div className={styles.waitingForm}>
        <Skeleton height="20px" />
        <div className={styles.groups} aria-hidden>
          {['About you', 'Contact'].map((panel) => (
            <Panel key={panel}>
              <div className={styles.fields}>
                <div className={styles.wide}>
                  <Skeleton height="62px" />
                </div>
                <Skeleton height="62px" />
                <Skeleton height="62px" />
                <div className={styles.wide}>
                  <Skeleton height="150px" />
                </div>
              </div>
            </Panel>
          ))}
        </div>
      </div>
    </div>
  )
}
