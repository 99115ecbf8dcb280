import { z } from 'zod'
import { STOP_SWITCH_NAMES } from './stop-switch.ts'

export const StopSwitchParamSchema = z.object({ name: z.enum(STOP_SWITCH_NAMES, 'Unknown switch') })

export const SetStopSwitchBody = z.object({ stopped: z.boolean() })
export type SetStopSwitchBody = z.infer<typeof SetStopSwitchBody>
