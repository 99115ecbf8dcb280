import { DEFAULT_PWA_SETTINGS, PWA_ERROR_MESSAGES, PWA_TEXT_LIMITS } from '../../../schema/pwa.ts'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import { LimitedTextField } from '../../ui/limited-text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { completeHexColor, isSixDigitHexColor } from './form-values.ts'
import { PwaImageUploader } from './image-zone.tsx'
import styles from './pwa-settings.module.css'
import type { SettingsSectionProps } from './use-settings-form.ts'

const TEXT_FIELDS = [
  { field: 'appName', label: 'App name', hint: 'The full name, shown where the app is installed and while it starts.' },
  { field: 'shortName', label: 'Short name', hint: 'Stands below the icon.' },
  { field: 'description', label: 'Description', hint: 'What the app is for, in one line.' },
] as const
const COLOR_FIELDS = [
  { field: 'themeColor', label: 'Theme color', hint: 'The bar above the app.' },
  { field: 'backgroundColor', label: 'Background color', hint: 'Behind the icon while the app starts.' },
] as const

export function AppearanceTab(section: SettingsSectionProps) {
  const { form, errors, change, showError } = section
  return (
    <div className="stack-4">
      <Panel title="Name and colors">
        <div className="stack-5">
          {TEXT_FIELDS.map(({ field, label, hint }) => (
            <LimitedTextField
              key={field}
              name={field}
              label={label}
              optional={field === 'description'}
              hint={hint}
              error={errors[field]}
              value={form[field]}
              max={PWA_TEXT_LIMITS[field]}
              onChange={(text) => change({ [field]: text })}
            />
          ))}
          <div className={cx('stack-4', styles.pair)}>
            {COLOR_FIELDS.map(({ field, label, hint }) => (
              <FormField key={field} label={label} hint={hint} error={errors[field]}>
                <span className={styles.color}>
                  <input
                    type="color"
                    className={styles.picker}
                    aria-label={`${label} picker`}
                    value={isSixDigitHexColor(completeHexColor(form[field])) ? completeHexColor(form[field]) : DEFAULT_PWA_SETTINGS[field]}
                    onChange={({ target }) => change({ [field]: target.value })}
                  />
                  <Input
                    name={field}
                    {...NO_AUTOCORRECT_INPUT_PROPS}
                    value={form[field]}
                    placeholder={DEFAULT_PWA_SETTINGS[field]}
                    onChange={({ target }) => change({ [field]: target.value })}
                    onBlur={({ target }) => {
                      const color = completeHexColor(target.value)
                      if (color !== form[field]) change({ [field]: color })
                      if (!isSixDigitHexColor(color)) showError(field, PWA_ERROR_MESSAGES.noColor)
                    }}
                  />
                </span>
              </FormField>
            ))}
          </div>
        </div>
      </Panel>
      <Panel title="Splash screen">
        <div className="stack-5">
          <Switch
            label="Enable splash screen"
            hint="A picture of your own while the app starts."
            checked={form.enableSplashScreen}
            onChange={(enableSplashScreen) => change({ enableSplashScreen })}
          />
          {form.enableSplashScreen && (
            <PwaImageUploader
              {...section}
              wide
              slot="splashImage"
              fallback={null}
              label="Splash image"
              size="Recommended 1000x1000 px"
              hint={form.splashImage === null && 'Without one, the large icon and the app name are shown.'}
              resetLabel="Remove image"
            />
          )}
        </div>
      </Panel>
    </div>
  )
}
