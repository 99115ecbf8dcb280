import { describe, expect, it } from 'vitest'
import { splitReplyIntoTextAndButtons } from './reply-text.ts'

const CALL = { id: 'btn-1', description: 'Book a call', url: 'https://a.example/call' }

describe('splitReplyIntoTextAndButtons', () => {
  it('takes markers out of the text and returns their buttons, once each', () => {
    expect(splitReplyIntoTextAndButtons('Gladly.\n\n[ACTION_BUTTON:Book a call]\n[ACTION_BUTTON:Book a call]', [CALL])).toEqual({
      text: 'Gladly.',
      buttons: [CALL],
    })
  })

  it('drops a marker that names no button, or none that could exist', () => {
    expect(splitReplyIntoTextAndButtons('Yes [ACTION_BUTTON:Win a car] sir', [CALL])).toEqual({ text: 'Yes  sir', buttons: [] })
    expect(splitReplyIntoTextAndButtons(`Yes [ACTION_BUTTON:${'x'.repeat(200)}]`, [CALL]).text).toBe('Yes')
  })

  it('shows no part of a marker while a reply arrives', () => {
    const whole = 'Of course [it is free]. [ACTION_BUTTON:Book a call] See you [soon'
    for (let length = 0; length <= whole.length; length++) {
      const { text } = splitReplyIntoTextAndButtons(whole.slice(0, length), [CALL])
      expect(text).not.toMatch(/\[(?!it|i$|soon|s$|so$|soo$)|ACTION|_/)
    }
    expect(splitReplyIntoTextAndButtons(whole, [CALL]).text).toBe('Of course [it is free].  See you [soon')
  })
})
