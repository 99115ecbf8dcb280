import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { createOfferRow } from './form-rows.ts'
import { normalizePriceText, PRICE_TEXT_LENGTH_MAX, readOfferLine } from './price.ts'
import { RowInput } from './row-input.tsx'
import { EditableRowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

/** Each row has a name and a price, which is optional for a service. */
export function OfferList(props: ConfigSectionProps & { field: 'services' | 'otherPrices' }) {
  const isService = props.field === 'services'
  return (
    <EditableRowList
      {...props}
      create={createOfferRow}
      readLines={(lines) =>
        lines.map((line) => {
          const { name, price } = readOfferLine(line)
          return createOfferRow(name, price)
        })
      }
    >
      {(row, number, { set, errorOf }) => (
        <>
          <RowInput
            className={rowStyles.main}
            label={isService ? `Service ${number}` : `What price ${number} is for`}
            error={errorOf('name')}
            placeholder={isService ? 'Service' : 'What the price is for'}
            value={row.name}
            maxLength={SALESBOT_CONFIG_LIMITS.serviceName}
            data-lines
            onChange={({ target }) => set({ name: target.value }, 'name')}
          />
          <RowInput
            className={rowStyles.price}
            label={isService ? `Price of service ${number}, optional` : `Price ${number}`}
            unit={props.form.currency}
            error={errorOf('price')}
            placeholder="Price"
            inputMode="decimal"
            value={row.price}
            maxLength={PRICE_TEXT_LENGTH_MAX}
            onChange={({ target }) => set({ price: target.value }, 'price')}
            onBlur={({ target }) => {
              const price = normalizePriceText(target.value)
              if (price !== row.price) set({ price })
            }}
          />
        </>
      )}
    </EditableRowList>
  )
}
