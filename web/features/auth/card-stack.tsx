import styles from './card-stack.module.css'

export function SampleCardStack() {
  return (
    <div className={styles.scene} aria-hidden>
      <div className={`${styles.card} ${styles.night}`}>
        <p className={styles.prompt}>~/contact</p>
        <p>
          name: <b>Idris Okafor</b>
        </p>
        <p>
          role: <b>Platform engineer</b>
        </p>
        <p>
          status: <i>available</i>
        </p>
      </div>
      <div className={`${styles.card} ${styles.navy}`}>
        <p className={styles.monogram}>HL</p>
        <p className={styles.engraved}>Hanne Lindqvist</p>
        <p className={styles.small}>Counsel · Lindqvist &amp; Roe</p>
      </div>
      <div className={`${styles.card} ${styles.paper}`}>
        <p className={styles.large}>
          Inês
          <br />
          Marlow
        </p>
        <p className={styles.small}>Architect, Atelier Marlow</p>
        <hr className={styles.rule} />
        <p className={styles.small}>+351 21 555 0134</p>
        <p className={styles.small}>ines@atelier-marlow.example</p>
      </div>
    </div>
  )
}
