import { useMemo } from 'react'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { SALESBOT_PRESETS } from '../../../schema/salesbot-presets.ts'
import { FormField } from '../../ui/field.tsx'
import { Input, Select, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { comparableNameOf } from './form-rows.ts'
import { OfferList } from './offer-list.tsx'
import styles from './salesbot.module.css'
import { SuggestedServices } from './suggested-services.tsx'
import type { ConfigSectionProps } from './use-config-form.ts'

/** Returns all currencies with their names, by code. A stored currency that this browser does not know is listed too. */
function listCurrencies(stored: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return [...new Set([...Intl.supportedValuesOf('currency'), stored])].sort().map((code) => ({ code, name: names.of(code) ?? code }))
}

interface BusinessSectionProps extends ConfigSectionProps {
  /** False while the same suggestions stand elsewhere on the page. */
  suggestsServices: boolean
}

export function BusinessSection({ form, errors, change, suggestsServices }: BusinessSectionProps) {
  const currencies = useMemo(() => listCurrencies(form.currency), [form.currency])
  const preset = SALESBOT_PRESETS.find(({ businessType }) => comparableNameOf(businessType) === comparableNameOf(form.businessType))
  return (
    <Panel title="Business Information" description="The assistant answers from this and from your card, and from nothing else.">
      <div className={styles.stack}>
        <FormField
          label="Business type"
          optional
          error={errors['businessType'] ?? null}
          aside={<CharacterCount text={form.businessType} max={SALESBOT_CONFIG_LIMITS.businessType} />}
        >
          <Input
            name="businessType"
            autoComplete="off"
            value={form.businessType}
            maxLength={SALESBOT_CONFIG_LIMITS.businessType}
            placeholder="Plumbing and heating"
            onChange={({ target }) => change({ businessType: target.value })}
          />
        </FormField>
        <FormField
          label="Company information"
          optional
          hint="Opening hours, area, guarantees, payment: one fact per line works best."
          error={errors['companyInfo'] ?? null}
          aside={<CharacterCount text={form.companyInfo} max={SALESBOT_CONFIG_LIMITS.companyInfo} />}
        >
          <Textarea
            name="companyInfo"
            rows={8}
            value={form.companyInfo}
            maxLength={SALESBOT_CONFIG_LIMITS.companyInfo}
            onChange={({ target }) => change({ companyInfo: target.value })}
          />
        </FormField>
        <div className={styles.group}>
          <div className={styles.groupHead}>
            <div>
              <h3>Services and prices</h3>
              <p className={styles.hint}>The assistant offers only these, and never names another price.</p>
            </div>
            <FormField label="Currency" className={styles.currency ?? ''} error={errors['currency'] ?? null}>
              <Select value={form.currency} onChange={({ target }) => change({ currency: target.value })}>
                {currencies.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {code} – {name}
                  </option>
                ))}
              </Select>
            </FormField>
          </div>
          <OfferList
            list="services"
            label="Services"
            what="service"
            addLabel="Add Service"
            max={SALESBOT_CONFIG_LIMITS.services}
            rows={form.services}
            currency={form.currency}
            errors={errors}
            onChange={(services, cleared) => change({ services }, cleared)}
          />
          {suggestsServices && (
            <SuggestedServices form={form} preset={preset} change={change}>
              Tap what you offer:
            </SuggestedServices>
          )}
        </div>
        <div className={styles.group}>
          <div>
            <h3>Other prices</h3>
            <p className={styles.hint}>Prices that are no service, such as an hourly rate or a call-out fee.</p>
          </div>
          {errors['priceRanges'] && <p className={styles.error}>{errors['priceRanges']}</p>}
          <OfferList
            list="otherPrices"
            label="Other prices"
            what="price"
            addLabel="Add Price"
            max={SALESBOT_CONFIG_LIMITS.prices}
            rows={form.otherPrices}
            currency={form.currency}
            errors={errors}
            onChange={(otherPrices, cleared) => change({ otherPrices }, cleared)}
          />
        </div>
      </div>
    </Panel>
  )
}
