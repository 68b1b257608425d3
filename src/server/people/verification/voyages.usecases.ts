import type { AskedVoyage, AskedVoyages, OwnVoyage, OwnVoyages } from '#src/contract/verification/voyage-schemas.ts'
import type { Cv, Experience } from '#src/domain/cv/cv.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, isReferenceViolation, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { recordAct } from '../organisation/member-acts.repository.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { hashFacts } from '../seaman/evidence.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import type { SeamanRow } from '../seaman/seaman.tables.ts'
import { demandSameCv } from './verification-changes.repository.ts'
import {
  answerRow,
  askAgain,
  countAsked,
  demandVerified,
  findAsked,
  findCompaniesByName,
  findRequest,
  findRequests,
  foldName,
  setConfirmed,
} from './voyages.repository.ts'

type Reading = Needs<'db' | 'cvs'>
const PAGE_SIZE = 20

async function readCv({ cvs }: Reading, seaman: SeamanRow): Promise<{ cv: Cv; version: number }> {
  const kept = await cvs.get(seaman.id)
  return { cv: wholeCv(seaman, kept), version: kept.version }
}

/** What a company confirms: everything that the digest of a voyage covers. */
const selectFacts = ({ id: _id, reasonForLeaving: _own, ...facts }: Experience): AskedVoyage['facts'] => facts

const describe = (voyage: Experience) => ({
  entryId: voyage.id,
  rank: voyage.position ?? '',
  vesselName: voyage.fleetVesselName ?? '',
  vesselType: voyage.fleetTypeAndVesselType.vesselType ?? '',
  from: voyage.startDate,
  to: voyage.endDate,
})

/** All companies that a voyage names. */
const namesOf = ({ company, owner, manager, agency }: Experience): string[] =>
  [company, owner, manager, agency].flatMap((name) => name ?? [])

const isNamed = (voyage: Experience, { name }: { name: string }): boolean =>
  namesOf(voyage).some((told) => foldName(told) === foldName(name))

async function getOwn({ db }: Reading, { seamanId }: Session): Promise<SeamanRow> {
  const seaman = seamanId ? await findSeaman(db, seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  return seaman
}

type Found = Awaited<ReturnType<typeof findRequests>>[number]

/** A statement of a company that is no longer trusted is ignored. */
function stateOf(found: Found | undefined, isSame: boolean): OwnVoyage['state'] {
  if (!found || (found.request.state === 'confirmed' && found.isTrusted !== 1)) return 'none'
  return isSame ? found.request.state : 'changed'
}

/** Returns the caller's voyages, with the companies they name and their answers. */
export async function listOwnVoyages(services: Reading, session: Session): Promise<OwnVoyages> {
  const { db } = services
  const seaman = await getOwn(services, session)
  const { cv } = await readCv(services, seaman)
  const [companies, requests] = await Promise.all([
    findCompaniesByName(db, [...new Set(cv.experience.flatMap(namesOf))]),
    findRequests(db, seaman.id),
  ])
  const byEntry = new Map(requests.map((found) => [found.request.entryId, found]))
  const items = cv.experience.map((voyage): OwnVoyage => {
    const found = byEntry.get(voyage.id)
    const isSame = found?.request.facts === hashFacts('experience', voyage)
    return {
      ...describe(voyage),
      companies: companies.filter((company) => isNamed(voyage, company)).map(({ id, name }) => ({ id, name })),
      state: stateOf(found, isSame),
      company: found?.company ?? null,
    }
  })
  return { items: items.filter(({ companies: named, state }) => named.length > 0 || state !== 'none') }
}

/** Asks a company that the voyage names. A company is not asked twice while it has not answered. */
export async function askAboutVoyage(
  services: Reading & Needs<'clock' | 'ids' | 'limiter'>,
  session: Session,
  entryId: string,
  companyId: string,
): Promise<{ voyages: OwnVoyages; mails: string[] }> {
  const { db, clock, ids, limiter } = services
  const seaman = await getOwn(services, session)
  const [{ cv, version }, known] = await Promise.all([readCv(services, seaman), listOwnVoyages(services, session)])
  const voyage = cv.experience.find(({ id }) => id === entryId)
  const told = known.items.find((item) => item.entryId === entryId)
  if (!voyage || !told?.companies.some(({ id }) => id === companyId)) throw new Failure('not-found')
  const [company] = (await findCompaniesByName(db, namesOf(voyage))).filter(({ id }) => id === companyId)
  if (told.state === 'asked' || told.state === 'confirmed' || !company) return { voyages: known, mails: [] }
  await limiter.take('question-account', session.accountId, clock())
  const row = {
    id: ids.publicId(),
    seamanId: seaman.id,
    ...{ entryId, companyId, facts: hashFacts('experience', voyage) },
    state: 'asked' as const,
    askedAt: clock(),
    answeredAt: null,
    answeredBy: null,
  }
  const mail = createOutboxEntry(services, {
    cause: `voyage-asked:${row.id}`,
    kind: 'voyage-asked',
    organisationId: company.id,
    aboutAccountId: seaman.accountId,
    payload: { requestId: row.id },
  })
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      ...demandSameCv(db, seaman.id, version),
      ...askAgain(db, row),
      mail.statement,
    ])
  } catch (error) {
    if (isGuardFailure(error) || isUniqueViolation(error) || isReferenceViolation(error)) throw new Failure('conflict')
    throw error
  }
  return { voyages: await listOwnVoyages(services, session), mails: [mail.id] }
}

/** Returns questions to the company with the current CVs. Voyages removed from a CV are left out. */
export async function listAskedVoyages(
  services: Reading,
  session: Session,
  page: number,
  pageSize = PAGE_SIZE,
): Promise<AskedVoyages> {
  const { db, cvs } = services
  const companyId = companyOf(session)
  const [rows, total] = await Promise.all([
    findAsked(db, companyId, pageSize, (page - 1) * pageSize),
    countAsked(db, companyId),
  ])
  const kept = await cvs.getAll(rows.map(({ seaman }) => seaman.id))
  const items = rows.flatMap(({ request, seaman }) => {
    const known = kept.get(seaman.id)
    // A CV of another build is skipped until that build returns.
    const voyage = known && wholeCv(seaman, known).experience.find(({ id }) => id === request.entryId)
    if (!voyage) return []
    return {
      id: request.id,
      name: `${seaman.firstname} ${seaman.surname}`,
      ...describe(voyage),
      facts: selectFacts(voyage),
      askedAt: request.askedAt,
      isChanged: hashFacts('experience', voyage) !== request.facts,
    }
  })
  return { items, total, page, pageSize }
}

/** Answers once, about the voyage as it was asked; a changed one is not confirmed. */
export async function answerVoyage(
  services: Reading & Needs<'clock' | 'ids'>,
  session: Session,
  id: string,
  answer: 'confirm' | 'decline',
): Promise<AskedVoyages> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const found = await findRequest(db, companyId, id)
  if (!found) throw new Failure('not-found')
  const { request, seaman } = found
  const { cv, version } = await readCv(services, seaman)
  const voyage = cv.experience.find((entry) => entry.id === request.entryId)
  const isSame = voyage !== undefined && hashFacts('experience', voyage) === request.facts
  if (answer === 'confirm' && !isSame) throw new Failure('conflict')
  const state = answer === 'confirm' ? 'confirmed' : 'declined'
  const event = { kind: 'voyage-confirmed', accountId: seaman.accountId, actorId: session.accountId } as const
  try {
    await runBatch(db, [
      ...recordAct(services, session, answer === 'confirm' ? 'contract-confirmed' : 'contract-declined', id),
      ...demandVerified(db, companyId),
      ...answerRow(db, id, state, session.accountId, clock()),
      ...(state === 'confirmed'
        ? [
            ...demandSameCv(db, seaman.id, version),
            setConfirmed(db, request, clock()),
            createSecurityEvent(services, event),
          ]
        : []),
    ])
  } catch (error) {
    if (isGuardFailure(error) || isReferenceViolation(error)) throw new Failure('conflict')
    throw error
  }
  return listAskedVoyages(services, session, 1)
}
