import { useMemo } from 'react'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { SALESBOT_PRESETS } from '../../../schema/salesbot-presets.ts'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { LimitedTextField } from '../../ui/limited-text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { caseInsensitiveNameOf } from './form-rows.ts'
import { OfferList } from './offer-list.tsx'
import styles from './salesbot.module.css'
import { SuggestedServices } from './suggested-services.tsx'
import type { ConfigSectionProps } from './use-config-form.ts'

function listCurrencies(stored: string): [code: string, label: string][] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return [...new Set([...Intl.supportedValuesOf('currency'), stored])].sort().map((code) => [code, `${code} – ${names.of(code) ?? code}`])
}

/** `suggestsServices` is false while another panel of the page shows the same suggestions. */
export function BusinessSection({ suggestsServices, ...section }: ConfigSectionProps & { suggestsServices: boolean }) {
  const { form, errors, change } = section
  const currencies = useMemo(() => listCurrencies(form.currency), [form.currency])
  const preset = SALESBOT_PRESETS.find(
    ({ businessType }) => caseInsensitiveNameOf(businessType) === caseInsensitiveNameOf(form.businessType),
  )
  return (
    <Panel title="Business Information" description="The assistant answers from this and from your card, and from nothing else.">
      <div className="stack-5">
        <LimitedTextField
          name="businessType"
          label="Business type"
          optional
          error={errors['businessType']}
          value={form.businessType}
          max={SALESBOT_CONFIG_LIMITS.businessType}
          placeholder="Plumbing and heating"
          onChange={(businessType) => change({ businessType })}
        />
        <LimitedTextField
          name="companyInfo"
          label="Company information"
          optional
          hint="Opening hours, area, guarantees, payment: one fact per line works best."
          error={errors['companyInfo']}
          rows={8}
          value={form.companyInfo}
          max={SALESBOT_CONFIG_LIMITS.companyInfo}
          onChange={(companyInfo) => change({ companyInfo })}
        />
        <div className={cx('stack-3', styles.group)}>
          <div className={styles.groupHead}>
            <div>
              <h3>Services and prices</h3>
              <p className="small-muted">The assistant offers only these, and never names another price.</p>
            </div>
            <FormField label="Currency" className={styles.currency} error={errors['currency']}>
              <Select value={form.currency} onChange={({ target }) => change({ currency: target.value })} options={currencies} />
            </FormField>
          </div>
          <OfferList {...section} field="services" />
          {suggestsServices && (
            <SuggestedServices form={form} preset={preset} change={change}>
              Tap what you offer:
            </SuggestedServices>
          )}
        </div>
        <div className={cx('stack-3', styles.group)}>
          <div>
            <h3>Other prices</h3>
            <p className="small-muted">Prices that are no service, such as an hourly rate or a call-out fee.</p>
          </div>
          {errors['priceRanges'] && <p className="small-error">{errors['priceRanges']}</p>}
          <OfferList {...section} field="otherPrices" />
        </div>
      </div>
    </Panel>
  )
}
