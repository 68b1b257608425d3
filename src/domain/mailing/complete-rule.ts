import type { FleetType } from '../vocabulary/fleets.ts'
import { findVesselType } from '../vocabulary/vessel-types.ts'
import type { MailingRule } from './mailing-rule.ts'

/** The rule with the fleets of its vessel types: if fleets are chosen, a type of another fleet would bring nothing. */
export function completeRule<Rule extends Pick<MailingRule, 'fleets' | 'vesselTypes'>>(rule: Rule): Rule {
  const { fleets, vesselTypes } = rule
  if (fleets.length === 0) return rule
  const needed = vesselTypes.flatMap((slug) => findVesselType(slug)?.fleet ?? [])
  return { ...rule, fleets: [...new Set<FleetType>([...fleets, ...needed])] }
}
