import type { Company, CompanyPreview } from '#src/contract/crewing/schemas.ts'
import { showFigures } from '#src/domain/application/joining-figures.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import {
  type CompanyPageRow,
  type CrewedRow,
  findCompanyPage,
  findCompanySurroundings,
  findOwnPage,
} from './company-page.repository.ts'
import { toAnswers } from './directory.usecases.ts'

const toLicence = (row: CompanyPageRow): Company['licence'] =>
  row.licence_number
    ? {
        number: row.licence_number,
        issuer: row.licence_issuer,
        expires: row.licence_expires,
        checkedAt: row.licence_checked_at,
      }
    : null

/** Only a checked company's contacts are shown: an unchecked one must not lead seafarers away from the site. */
const toContact = ({ verified, public_name: name, public_email: email, public_phone: phone }: CompanyPageRow) =>
  verified === 1 && (name ?? email ?? phone) !== null ? { name, email, phone } : null

const sumOpen = (rows: readonly CrewedRow[]): number => rows.reduce((sum, { open }) => sum + open, 0)

function toFleets(crewed: readonly CrewedRow[]): Company['fleets'] {
  return FLEETS.map((fleet) => ({ fleet, rows: crewed.filter((row) => row.fleet === fleet) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ fleet, rows }) => ({
      fleet,
      open: sumOpen(rows),
      vesselTypes: rows.map(({ vessel_type, open }) => ({ value: vessel_type, count: open })),
    }))
}

type Reader = { session: Session | null; language: LocaleCode }

/** Returns the public page of a company. */
export async function getCompany(services: Needs<'db'>, slug: string, reader: Reader): Promise<Company> {
  const row = await findCompanyPage(services.db, slug)
  if (!row) throw new Failure('not-found')
  return describeCompany(services, row, reader)
}

/** Returns the public page of the caller’s company, also while it is not listed. */
export async function getPreview(
  services: Needs<'db'>,
  session: Session,
  language: LocaleCode,
): Promise<CompanyPreview> {
  const row = await findOwnPage(services.db, companyOf(session))
  if (!row) throw new Failure('not-found')
  return { company: await describeCompany(services, row, { session, language }), isListed: row.listed === 1 }
}

async function describeCompany(
  services: Needs<'db'>,
  row: CompanyPageRow,
  { session, language }: Reader,
): Promise<Company> {
  const around = await findCompanySurroundings(services.db, row.id, language)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    legalName: row.legal_name,
    kind: row.kind,
    country: row.country,
    city: row.city,
    verified: row.verified === 1,
    // Only a checked company's link is shown.
    website: row.verified === 1 ? row.website : null,
    logo: row.logo_key,
    about: around.about,
    licence: toLicence(row),
    offices: around.offices,
    statedFleets: JSON.parse(row.fleets),
    insurance: row.insurance,
    harassment: { policy: row.harassment_policy, contact: row.verified === 1 ? row.harassment_contact : null },
    contact: toContact(row),
    fleets: toFleets(around.crewed),
    openVacancies: sumOpen(around.crewed),
    vacancies: around.vacancies.map(toCard),
    answers: toAnswers(row),
    joined: showFigures(around.joined),
    isOwn: session?.companyId === row.id,
  }
}
