const nameVisitors = (visitors: number) => (visitors === 1 ? '1 visitor' : `${visitors.toLocaleString()} visitors`)

/** Says to whom the answer to a question will go. `visitors` left an e-mail address. */
export function describeReach(visitors: number): string {
  if (visitors === 0) return 'Becomes a question with an answer of the assistant. Nobody who asked left an e-mail address.'
  const address = visitors === 1 ? 'an e-mail address' : 'their e-mail addresses'
  return `Goes to ${nameVisitors(visitors)} who left ${address}, and becomes a question with an answer of the assistant.`
}

/** Says to whom a saved answer went. */
export const describeMailed = (visitors: number) =>
  visitors === 0 ? 'The assistant knows it from now on.' : `Mailed to ${nameVisitors(visitors)}. The assistant knows it from now on.`
