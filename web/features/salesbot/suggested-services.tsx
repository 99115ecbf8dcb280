import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import type { SalesbotPreset } from '../../../schema/salesbot-presets.ts'
import { Button } from '../../ui/button.tsx'
import { addService, suggestedServicesOf } from './fill.ts'
import styles from './salesbot.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

interface SuggestedServicesProps extends Pick<ConfigSectionProps, 'form' | 'change'> {
  preset: SalesbotPreset | undefined
  children: ReactNode
}

export function SuggestedServices({ form, preset, change, children }: SuggestedServicesProps) {
  const suggestions = suggestedServicesOf(form, preset)
  if (suggestions.length === 0) return null
  return (
    <div role="group" aria-label="Suggested services" className="stack-2">
      <p className="small-muted">{children}</p>
      <div className="wrapping-row">
        {suggestions.map((name) => (
          <Button
            key={name}
            size="sm"
            className={styles.chip}
            icon={<Plus aria-hidden />}
            disabled={form.services.length >= SALESBOT_CONFIG_LIMITS.services}
            onClick={() => change((now) => addService(now, name))}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
