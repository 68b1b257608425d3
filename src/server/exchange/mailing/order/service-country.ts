import { toPlainDate } from '#src/domain/time.ts'
import { readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** A country in which mailings are not sold, and the law that says so. */
export type ServiceOff = { country: string; source: string }

/** Returns the first of some countries in which mailings are not sold today; undefined if there is none. */
export async function findServiceOff(
  { db, clock }: Needs<'db' | 'clock'>,
  countries: readonly (string | null)[],
): Promise<ServiceOff | undefined> {
  const rules = await readRules(db, 'service-country', toPlainDate(clock()))
  const rule = rules.find(({ scope }) => scope.service === 'mailing' && countries.includes(scope.country))
  return rule && { country: rule.scope.country, source: rule.source }
}
