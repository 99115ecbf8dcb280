import { Button } from '../../ui/button.tsx'
import { withoutBlankRows } from './form-rows.ts'
import type { ConfigFormValues } from './form-values.ts'
import formStyles from './salesbot.module.css'
import styles from './test-chat.module.css'

/** First messages that the owner may send by one tap, as long as no welcome message offers choices. */
export function Suggestions({ form, onChoose }: { form: ConfigFormValues; onChoose: (text: string) => void }) {
  const priced = withoutBlankRows(form.services).find(({ name, price }) => name.trim() !== '' && price.trim() !== '')
  const questions = [
    priced ? `How much is ${priced.name.trim()}?` : 'What does it cost?',
    'What do you offer?',
    'I would like an appointment',
    'Can I talk to a person?',
  ]
  return (
    <div className={styles.empty}>
      <p>Write as a visitor would. Nothing is stored, and the bot need not be enabled.</p>
      <div className={formStyles.chips}>
        {questions.map((question) => (
          <Button key={question} size="sm" className={formStyles.chip} onClick={() => onChoose(question)}>
            {question}
          </Button>
        ))}
      </div>
    </div>
  )
}
