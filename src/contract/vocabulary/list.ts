import { RULE_KINDS } from '#src/domain/dated-rule/kinds.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

/** Dated rules of one kind, of the version that holds. Only admins load this description. */
export const DATED_RULES = describeList({
  name: 'dated-rules',
  who: ['admin'],
  filters: { kind: oneOf(RULE_KINDS, 'rate') },
  sorts: ['scope'],
  pageSize: 50,
})
