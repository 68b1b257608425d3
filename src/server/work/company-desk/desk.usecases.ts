import { type CompanyDesk, ENDING_DAYS, PROFILE_PARTS } from '#src/contract/company-desk/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findDesk, type ProfileRow } from './desk.repository.ts'

const toProfile = (row: ProfileRow): CompanyDesk['company'] => {
  const parts = {
    licence: row.licence_number,
    about: row.about,
    website: row.website,
    offices: row.offices,
  }
  return {
    name: row.name,
    country: row.country,
    city: row.city,
    state: row.verified === 1 ? 'verified' : row.check_state,
    licenceNumber: row.licence_number,
    licenceExpires: row.licence_expires,
    slug: row.listed ? row.slug : null,
    logo: row.logo_key,
    lacks: PROFILE_PARTS.filter((part) => !parts[part]),
  }
}

/** Returns a company's tasks: unread applications, vacancies that end soon, feeds with problems. */
export async function readDesk({ db, clock }: Needs<'db' | 'clock'>, companyId: string): Promise<CompanyDesk> {
  const { profile, unread, ending, statuses, feeds } = await findDesk(db, companyId, clock() + ENDING_DAYS * DAY)
  if (!profile) throw new Failure('not-found')
  const count = (name: string) => statuses.find(({ status }) => status === name)?.count ?? 0
  return {
    company: toProfile(profile),
    open: count('published'),
    moderation: count('moderation'),
    applications: {
      total: unread[0]?.total ?? 0,
      vacancies: unread[0]?.vacancies ?? 0,
      items: unread.map((row) => ({
        id: row.id,
        rank: row.rank,
        vesselType: row.vessel_type,
        count: row.count,
        latestAt: row.latest,
      })),
    },
    ending: {
      total: ending[0]?.total ?? 0,
      items: ending.map((row) => ({
        id: row.id,
        rank: row.rank,
        vesselType: row.vessel_type,
        expiresAt: row.expires_at,
      })),
    },
    feeds,
  }
}
