import type { RuledService } from '#src/domain/dated-rule/rule-kinds.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** A country in which a service is not sold, and the law that says so. */
export type ServiceOff = { country: string; source: string }

/** Returns the first of some countries in which one of some services is not sold today; undefined if there is none. */
export async function findServiceOff(
  { db, clock }: Needs<'db' | 'clock'>,
  services: RuledService | readonly RuledService[],
  countries: readonly (string | null)[],
): Promise<ServiceOff | undefined> {
  const asked: readonly string[] = [services].flat()
  const rules = await readRules(db, 'service-country', toPlainDate(clock()))
  const rule = rules.find(({ scope }) => asked.includes(scope.service) && countries.includes(scope.country))
  return rule && { country: rule.scope.country, source: rule.source }
}
