import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { readImoNumber } from '#src/domain/cv/imo.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { countCompleteness } from '#src/domain/vacancy/completeness.ts'
import { findFormFlags, findShipFlags, type VacancyFlag } from '#src/domain/vacancy/flags.ts'
import { findExpiry, findLastDay, type OwnState } from '#src/domain/vacancy/own-vacancy.ts'
import { type FormReading, readForm } from '#src/domain/vacancy/read-form.ts'
import { type Problems, wrong } from '#src/domain/vacancy/read-values.ts'
import { findFleetShip } from '#src/server/people/ship/ship.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLawToday } from '../nationality-law/find-law.usecases.ts'
import { isNearlySame } from '../vacancy/alike.rules.ts'
import { findDecision } from '../vacancy/decisions.repository.ts'
import type { DecisionRow } from '../vacancy/decisions.tables.ts'
import { findPublisher } from '../vacancy/publisher.repository.ts'
import { decideStatus, stateOf } from '../vacancy/vacancy-moves.ts'
import type { Publisher } from '../vacancy/vacancy-publishing.rules.ts'
import { findDraft, findOpenOnes, findOwnRow, type OwnRow } from './drafts.repository.ts'
import { toForm } from './form-of-row.ts'
import { toFacts } from './row-of-form.ts'
import type { DraftRow } from './vacancy-editor.tables.ts'

type Reading = Needs<'db' | 'clock'>

/** All data of one vacancy of a company. */
export type Own = {
  id: string
  publisher: Publisher
  row: OwnRow | undefined
  draft: DraftRow | undefined
  decision: DecisionRow | undefined
  form: VacancyForm
  version: number
  /** Conflicts of its ship with fleet data. */
  shipFlags: VacancyFlag[]
}

/** Throws `not-found` if it is no vacancy or draft of the company. */
export async function readOwn({ db }: Needs<'db'>, companyId: string, id: string): Promise<Own> {
  const [publisher, row, draft, decision] = await Promise.all([
    findPublisher(db, companyId),
    findOwnRow(db, companyId, id),
    findDraft(db, companyId, id),
    findDecision(db, id),
  ])
  if (!publisher || !(row || draft?.document)) throw new Failure('not-found')
  const form = draft?.document ?? (row ? toForm(row) : createBlankForm('en'))
  const imo = readImoNumber(form.imo)
  const ship = imo ? await findFleetShip(db, imo, companyId) : undefined
  const { verified } = publisher
  const shipFlags = findShipFlags(ship, { companyId, verified, vesselType: form.vesselType })
  return { id, publisher, row, draft, decision, form, version: draft?.version ?? 0, shipFlags }
}

/** Returns the status for the company: a vacancy withdrawn with the account is a draft. */
export function ownStateOf(row: OwnRow | undefined): OwnState {
  const state = row ? stateOf(row) : 'none'
  return state === 'withdrawn' ? 'draft' : state
}

/** Whether a moderator reads it first. */
export const waits = (
  { clock }: Needs<'clock'>,
  { publisher, decision }: Pick<Own, 'publisher' | 'decision'>,
  flags: readonly VacancyFlag[],
): boolean => decideStatus({ publisher, decision, flags, now: clock() }) === 'moderation'

export const readTyped = (
  { clock }: Needs<'clock'>,
  { form, shipFlags }: Pick<Own, 'form' | 'shipFlags'>,
): FormReading & { flags: VacancyFlag[] } => {
  const reading = readForm(form, toPlainDate(clock()))
  return { ...reading, flags: [...findFormFlags(reading.values), ...shipFlags] }
}

/** Returns problems of a complete form, by field path. `law` allows the company to ask for nationalities. */
export const findProblems = ({ values, problems }: FormReading, law: object | undefined): Problems => ({
  ...(values.demands.nationalities.length > 0 && !law && { 'nationalities.0.value': wrong('nationality') }),
  ...problems,
})

/** Open vacancies of the company that are nearly the same as a complete form. */
async function findAlike({ db }: Needs<'db'>, { id, publisher }: Own, { values, flags }: ReturnType<typeof readTyped>) {
  if (countCompleteness(values).needed.length > 0) return []
  const facts = toFacts(values, flags)
  const open = await findOpenOnes(db, publisher.id, { id, rank: facts.rank, vesselType: facts.vessel_type })
  const compared = { ...facts, imo: facts.imo ?? null, hidden_name: facts.hidden_name ?? null }
  return open.filter((row) => isNearlySame(compared, row))
}

const describeDecision = (decision: DecisionRow | undefined): EditedVacancy['decision'] =>
  decision ? { act: decision.act, reason: decision.reason, note: decision.note, decidedAt: decision.decidedAt } : null

export async function describeOwn(services: Reading, own: Own): Promise<EditedVacancy> {
  const { row, draft, publisher, decision } = own
  const typed = readTyped(services, own)
  const [alike, law] = await Promise.all([findAlike(services, own, typed), findLawToday(services, publisher.country)])
  const problems = findProblems(typed, law)
  return {
    id: own.id,
    version: own.version,
    form: own.form,
    isDraft: Boolean(draft?.document),
    state: ownStateOf(row),
    expiresAt: row?.expires_at ?? null,
    latestDay: row ? findLastDay(findExpiry(row.join_to, services.clock())) : null,
    outcome: row?.outcome ?? null,
    flags: typed.flags,
    ...countCompleteness(typed.values, problems),
    problems,
    decision: describeDecision(decision),
    alike: alike.map((one) => ({
      id: one.id,
      rank: one.rank,
      vesselType: one.vessel_type,
      joinFrom: one.join_from,
      joinTo: one.join_to,
    })),
    nationalityLaw: law?.source ?? null,
    isAgency: publisher.kind === 'agency',
    waits: waits(services, own, typed.flags),
  }
}

/** Returns the vacancy for the editor. Throws `not-found`. */
export const getEdited = async (services: Reading, companyId: string, id: string): Promise<EditedVacancy> =>
  describeOwn(services, await readOwn(services, companyId, id))
