import { Eye, Monitor, Moon, Pencil, Plus, Sun, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { writeLevel } from '../../../schema/level.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, Select, Textarea } from '../../ui/input.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './design.module.css'

const BUTTON_VARIANTS = ['primary', 'secondary', 'ghost', 'link', 'destructive'] as const
const TONES = ['neutral', 'brand', 'success', 'info', 'warning', 'danger'] as const
const SCHEMES = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
] as const

export function Controls() {
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]['value']>('light')
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Panel title="Buttons" description="One primary button a screen. A disabled one is grey, and one at work keeps its colours.">
        <div className="stack-4">
          {BUTTON_VARIANTS.map((variant) => (
            <div key={variant} className="centered-row">
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} icon={<Plus aria-hidden />}>
                With an icon
              </Button>
              <Button variant={variant} size="sm">
                Small
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} pending>
                Saving...
              </Button>
            </div>
          ))}
          <div className="centered-row">
            <IconButton label="Edit" icon={<Pencil aria-hidden />} />
            <IconButton label="Delete" icon={<Trash2 aria-hidden />} disabledReason="Nothing to delete" />
            <Menu
              trigger={<Button>Menu</Button>}
              items={[
                { label: 'View', icon: <Eye aria-hidden /> },
                { label: 'Delete', icon: <Trash2 aria-hidden />, destructive: true },
              ]}
            />
          </div>
        </div>
      </Panel>
      <Panel title="Fields">
        <div className={styles.fields}>
          <FormField label="Full name" hint="As people call you.">
            <Input defaultValue="Amina Okafor" />
          </FormField>
          <FormField label="Email" error="Please enter a valid email">
            <Input defaultValue="nobody" />
          </FormField>
          <FormField label="Phone" optional aside={<Badge tone="success">Confirmed</Badge>}>
            <Input placeholder="+49 30 1234567" />
          </FormField>
          <FormField label="Address">
            <Input disabled defaultValue="Cannot be changed" />
          </FormField>
          <FormField label="Language">
            <Select options={[['en', 'English']]} />
          </FormField>
          <FormField label="About">
            <Textarea rows={2} defaultValue="Gardens, in all seasons." />
          </FormField>
          <SearchInput aria-label="Search cards" placeholder="Name, company or address" />
          <Switch label="Email me about leads" hint="Urgent ones come at once." checked={isOn} onChange={setOn} />
          <SegmentedControl label="Theme" options={[...SCHEMES]} value={scheme} onChange={setScheme} />
        </div>
      </Panel>
      <Panel title="Save bar" description="Violet only when there is something to save.">
        <div className={`stack-4 ${styles.bars}`}>
          <SaveBar dirty={false} saving={false} status="No unsaved changes" label="Save Changes" />
          <SaveBar dirty saving={false} status="Unsaved changes" label="Save Changes" />
          <SaveBar dirty saving status="Unsaved changes" label="Save Changes" />
        </div>
      </Panel>
      <Panel title="Badges and levels">
        <div className="stack-4">
          <div className="wrapping-row">
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
          <div className="wrapping-row">
            {[1, 2, 3, 4, 5].map((level) => (
              <Badge key={level}>{writeLevel(level)}</Badge>
            ))}
          </div>
          <Tabs
            label="Tabs"
            tabs={['Basic Info', 'Design', 'Gallery'].map((label) => ({ value: label, label, content: <p className="muted">{label}</p> }))}
          />
        </div>
      </Panel>
    </>
  )
}
