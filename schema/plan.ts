import { ACCESS_LEVELS } from './level.ts'

/** Plans that owners ask for. Everybody starts with the plan of level 1, which needs no request. */
export const REQUESTABLE_PLANS = ['professional', 'enterprise'] as const
export type RequestablePlan = (typeof REQUESTABLE_PLANS)[number]

export const levelOfPlan = (plan: RequestablePlan): number => ACCESS_LEVELS[plan]

export const parseRequestablePlan = (text: string | null | undefined): RequestablePlan | undefined =>
  REQUESTABLE_PLANS.find((plan) => plan === text)

/** Returns the plan with this access level; undefined for levels that nobody can ask for. */
export const planOfLevel = (level: number): RequestablePlan | undefined => REQUESTABLE_PLANS.find((plan) => ACCESS_LEVELS[plan] === level)

/** Returns the plans above an access level. */
export const listPlansAbove = (level: number): RequestablePlan[] => REQUESTABLE_PLANS.filter((plan) => ACCESS_LEVELS[plan] > level)

export interface PlanRequestState {
  requestedLevel: number | null
  requestedAt: string | null
  /** Access level of the plan that was declined last; null if the user has asked again or has it. */
  declinedLevel: number | null
  /** Address of another site where the requested plan is paid; null if the deployment has none. */
  checkoutUrl: string | null
}
