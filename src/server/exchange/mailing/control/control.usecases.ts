import type { ControlledRule, MailingControl } from '#src/contract/mailing/control-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLawToday } from '#src/server/work/nationality-law/find-law.usecases.ts'
import { stateOfAddress } from './address-state.ts'
import { type AddressRow, listAddresses } from './addresses.repository.ts'
import { findFleets, findFormName, findRule, findStanding, type RuleRow } from './rules.repository.ts'

type Reading = Needs<'db' | 'clock'>

/** The rule of an organisation that saved none. */
const createRule = (fleets: ControlledRule['fleets'], language: LocaleCode): ControlledRule => ({
  fleets,
  ranks: [],
  vesselTypes: [],
  monthsInRank: 0,
  monthsOnTypes: 0,
  english: null,
  papersValid: 0,
  nationalities: [],
  frequency: 'daily',
  language,
  ownForm: false,
  named: true,
})

const toRule = ({ organisationId: _of, updatedAt: _at, pausedUntil: _until, version: _version, ...rule }: RuleRow) =>
  rule

const toAddress = (row: AddressRow, now: number): MailingControl['addresses'][number] => ({
  id: row.id,
  address: row.address,
  state: stateOfAddress(row, now),
  askedAt: row.askedAt,
})

/** The saved rule, or one for the fleets of the published vacancies. `row` is undefined if none was saved. */
export async function readRule({ db }: Needs<'db'>, session: Session) {
  const organisationId = companyOf(session)
  const row = await findRule(db, organisationId)
  return {
    row,
    rule: row ? toRule(row) : createRule(await findFleets(db, organisationId), session.user.language),
  }
}

/** The organisation, and the law under which it may ask for nationalities today. */
export async function readStanding(services: Reading, organisationId: string) {
  const standing = await findStanding(services.db, organisationId)
  if (!standing) throw new Failure('not-found')
  return { ...standing, law: await findLawToday(services, standing.country) }
}

/** Returns the rule of the session's organisation, its addresses, and what they depend on. */
export async function getControl(services: Reading, session: Session): Promise<MailingControl> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const now = clock()
  const [{ row, rule }, { law, country, isVerified }, addresses, form] = await Promise.all([
    readRule(services, session),
    readStanding(services, organisationId),
    listAddresses(db, organisationId),
    findFormName(db, organisationId),
  ])
  const pausedUntil = row?.pausedUntil ?? null
  return {
    rule,
    version: row?.version ?? 0,
    savedAt: row?.updatedAt ?? null,
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
    addresses: addresses.map((one) => toAddress(one, now)),
    isVerified,
    country,
    law: law ? { source: law.source, checkedOn: toPlainDate(law.enteredAt) } : null,
    form,
  }
}
