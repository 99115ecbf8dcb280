import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { FormField } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import type { ConfigSectionProps } from './use-config-form.ts'

export function AdvancedSection({ form, errors, change }: ConfigSectionProps) {
  return (
    <Panel title="Advanced Settings">
      <FormField
        label="Custom instructions"
        optional
        hint="How the assistant should behave. Visitors never see them. Facts for visitors belong in the company information."
        error={errors['customInstructions'] ?? null}
        aside={<CharacterCount text={form.customInstructions} max={SALESBOT_CONFIG_LIMITS.customInstructions} />}
      >
        <Textarea
          name="customInstructions"
          rows={4}
          value={form.customInstructions}
          maxLength={SALESBOT_CONFIG_LIMITS.customInstructions}
          placeholder="Suggest a free first call before anything else."
          onChange={({ target }) => change({ customInstructions: target.value })}
        />
      </FormField>
    </Panel>
  )
}
