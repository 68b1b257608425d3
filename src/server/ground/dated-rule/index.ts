import { describeDomain } from '#src/server/domain.ts'
import { ruleChanges } from './change-rules.ts'

export const datedRuleDomain = describeDomain({
  actsByTwo: ruleChanges,
  notPersonal: {
    dated_rule: 'rates, taxes and other published data',
    dated_rule_version: 'versions of these data; who proposed and confirmed one are random ids, which remain',
  },
})
