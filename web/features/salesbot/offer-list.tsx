import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { RowInput } from './row-input.tsx'
import { createOfferRow, type OfferRow } from './form-rows.ts'
import { PRICE_TEXT_LENGTH_MAX, readOfferLine, normalizePriceText } from './price.ts'
import { RowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

interface OfferListProps extends ConfigSectionProps {
  list: 'services' | 'otherPrices'
  label: string
  what: string
  addLabel: string
  max: number
}

export function OfferList({ list, form, errors, change, ...rowList }: OfferListProps) {
  const isService = list === 'services'
  const rows = form[list]
  const set = (index: number, patch: Partial<OfferRow>, cleared?: string) =>
    change({ [list]: rows.with(index, { ...rows[index]!, ...patch }) }, cleared)
  return (
    <RowList
      {...rowList}
      rows={rows}
      error={errors[list]}
      create={createOfferRow}
      readLines={(lines) =>
        lines.map((line) => {
          const { name, price } = readOfferLine(line)
          return createOfferRow(name, price)
        })
      }
      onChange={(next) => change({ [list]: next })}
    >
      {(row, index) => {
        const path = `${list}.${row.id}`
        const number = index + 1
        return (
          <>
            <RowInput
              className={rowStyles.main}
              label={isService ? `Service ${number}` : `What price ${number} is for`}
              error={errors[`${path}.name`]}
              placeholder={isService ? 'Service' : 'What the price is for'}
              value={row.name}
              maxLength={SALESBOT_CONFIG_LIMITS.serviceName}
              data-lines
              onChange={({ target }) => set(index, { name: target.value }, `${path}.name`)}
            />
            <RowInput
              className={rowStyles.price}
              label={isService ? `Price of service ${number}, optional` : `Price ${number}`}
              unit={form.currency}
              error={errors[`${path}.price`]}
              placeholder="Price"
              inputMode="decimal"
              value={row.price}
              maxLength={PRICE_TEXT_LENGTH_MAX}
              onChange={({ target }) => set(index, { price: target.value }, `${path}.price`)}
              onBlur={({ target }) => {
                const price = normalizePriceText(target.value)
                if (price !== row.price) set(index, { price })
              }}
            />
          </>
        )
      }}
    </RowList>
  )
}
