import type { ControlledRule, MailingControl, MailingRuleInput } from '#src/contract/mailing/control-schemas.ts'
import { completeRule } from '#src/domain/mailing/complete-rule.ts'
import { MAX_RULE_MONTHS, PAPERS_VALID, PAUSED_FOR } from '#src/domain/mailing/rule-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demand, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandLaw } from '#src/server/work/nationality-law/nationality-law.repository.ts'
import { getControl, readRule, readStanding } from './control.usecases.ts'
import { findFormName, hasForm, pauseRule, saveRule } from './rules.repository.ts'

type Writing = Needs<'db' | 'clock' | 'ids'>
type Standing = Awaited<ReturnType<typeof readStanding>>

const isMonths = (months: number): boolean => Number.isInteger(months) && months >= 0 && months <= MAX_RULE_MONTHS

const sortWords = <Word extends string>(words: readonly Word[]): Word[] => [...new Set(words)].sort()

/** The rule with sorted lists without repetitions, and the fleets of its vessel types. */
function tidyRule({ version: _version, ...rule }: MailingRuleInput): ControlledRule {
  const { ranks, vesselTypes, nationalities } = rule
  const complete = completeRule(rule)
  return {
    ...complete,
    fleets: sortWords(complete.fleets),
    ranks: sortWords(ranks),
    vesselTypes: sortWords(vesselTypes),
    nationalities: sortWords(nationalities),
  }
}

const wrong = (name: string, values?: Text['values']): Text => ({
  id: `mailing-control.wrong.${name}`,
  ...(values && { values }),
})

type Grounds = Pick<Standing, 'law'> & { form: string | null }

function demandRight(rule: ControlledRule, { law, form }: Grounds): void {
  const months = wrong('months', { most: MAX_RULE_MONTHS })
  const { ranks, vesselTypes, nationalities } = rule
  const problems: Record<string, Text | undefined> = {
    ranks: ranks.every((slug) => findRank(slug)) ? undefined : wrong('unknown'),
    vesselTypes: vesselTypes.every((slug) => findVesselType(slug)) ? undefined : wrong('unknown'),
    monthsInRank: isMonths(rule.monthsInRank) ? undefined : months,
    monthsOnTypes: isMonths(rule.monthsOnTypes) ? undefined : months,
    papersValid: PAPERS_VALID.some((known) => known === rule.papersValid) ? undefined : wrong('unknown'),
    nationalities: nationalities.every(isCountry) ? undefined : wrong('unknown'),
  }
  if (!law && nationalities.length > 0) problems.nationalities = wrong('nationality')
  if (form === null && rule.ownForm) problems.ownForm = wrong('form')
  const found = Object.entries(problems).flatMap(([field, text]) => (text ? [[field, text] as const] : []))
  if (found.length > 0) throw createFieldFailure('mailing', Object.fromEntries(found))
}

/** What the rule depends on and may end before the batch: the law, and the own form. */
const demandGrounds = (
  { db, clock }: Writing,
  { nationalities, ownForm }: ControlledRule,
  { law, organisationId }: { law: Standing['law']; organisationId: string },
): Statement[] => [
  ...(law && nationalities.length > 0 ? demandLaw(db, law.id, toPlainDate(clock())) : []),
  ...(ownForm ? demand(db, hasForm(organisationId)) : []),
]

const isSame = (one: ControlledRule, other: ControlledRule): boolean =>
  Object.entries(one).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(other[name as keyof ControlledRule]),
  )

/** Saves the rule over the version it was based on. Throws `version-conflict` with the current state. */
export async function saveMailingRule(
  services: Writing,
  session: Session,
  input: MailingRuleInput,
): Promise<MailingControl> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const [{ law }, form] = await Promise.all([readStanding(services, organisationId), findFormName(db, organisationId)])
  const rule = tidyRule(input)
  demandRight(rule, { law, form })
  const stored = await readRule(services, session)
  const storedVersion = stored.row?.version ?? 0
  const clash = async () => new Failure('version-conflict', { current: await getControl(services, session) })
  // The same content again is a save whose answer was lost.
  if (stored.row && isSame(rule, stored.rule) && storedVersion >= input.version) return getControl(services, session)
  if (storedVersion !== input.version) throw await clash()
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'mailing-rule-saved', organisationId),
      ...demandGrounds(services, rule, { law, organisationId }),
      ...saveRule(db, { ...rule, organisationId, updatedAt: clock() }, input.version),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw await clash()
    throw error
  }
  return getControl(services, session)
}

/** Pauses the mailings, or ends the pause. Throws `conflict` if no rule was saved. */
export async function pauseMailings(services: Writing, session: Session, isPaused: boolean): Promise<MailingControl> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const { pausedUntil } = await getControl(services, session)
  if ((pausedUntil !== null) === isPaused) return getControl(services, session)
  const until = isPaused ? clock() + PAUSED_FOR : null
  try {
    await runBatch(db, [
      ...recordAct(services, session, isPaused ? 'mailings-paused' : 'mailings-resumed', organisationId),
      ...pauseRule(db, organisationId, until),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return getControl(services, session)
}
