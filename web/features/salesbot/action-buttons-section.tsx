import { ExternalLink } from 'lucide-react'
import { LEAD_SCORE_THRESHOLD, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { completeButtonUrl, isButtonUrl, URL_LENGTH_MAX } from '../../../schema/url.ts'
import { cx } from '../../ui/cx.ts'
import { NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { createActionButton } from './form-rows.ts'
import { RowInput } from './row-input.tsx'
import { EditableRowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import styles from './salesbot.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

export function ActionButtonsSection(section: ConfigSectionProps) {
  const buttons = section.form.actionButtons
  const shown = buttons.filter(({ description, url }) => description.trim() !== '' && isButtonUrl(completeButtonUrl(url)))
  return (
    <Panel
      title="Action Buttons"
      description={`Links such as a booking page. The assistant offers them once a visitor's lead score reaches ${LEAD_SCORE_THRESHOLD}.`}
    >
      <div className="stack-5">
        {buttons.length === 0 && (
          <div>
            <h3 className="label-text">No action buttons yet</h3>
            <p className="small-muted">Add a button that leads to the next step: a booking page, a call, a shop.</p>
          </div>
        )}
        <EditableRowList {...section} field="actionButtons" create={() => createActionButton(buttons)}>
          {(button, number, { set, errorOf }) => (
            <>
              <RowInput
                className={rowStyles.half}
                label={`Description of action button ${number}`}
                error={errorOf('description')}
                placeholder="Book a call"
                value={button.description}
                maxLength={SALESBOT_CONFIG_LIMITS.buttonDescription}
                onChange={({ target }) => set({ description: target.value }, 'description')}
              />
              <RowInput
                className={rowStyles.half}
                label={`URL of action button ${number}`}
                error={errorOf('url')}
                placeholder="https://, mailto: or tel:"
                inputMode="url"
                {...NO_AUTOCORRECT_INPUT_PROPS}
                value={button.url}
                maxLength={URL_LENGTH_MAX}
                onChange={({ target }) => set({ url: target.value }, 'url')}
                onBlur={({ target }) => {
                  const url = completeButtonUrl(target.value)
                  if (url !== button.url) set({ url })
                }}
              />
            </>
          )}
        </EditableRowList>
        {shown.length > 0 && (
          <div className={cx('stack-3', styles.group)}>
            <h3>Preview</h3>
            <ul className="wrapping-row" aria-label="Preview of the action buttons">
              {shown.map(({ id, description, url }) => (
                <li key={id}>
                  <LinkButton url={completeButtonUrl(url)}>{description}</LinkButton>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}

/** A link that looks like the assistant's action buttons. */
export const LinkButton = ({ url, children }: { url: string; children: string }) => (
  <a className={styles.actionButton} href={url} target="_blank" rel="noreferrer">
    {children}
    <ExternalLink aria-hidden size={14} />
  </a>
)
