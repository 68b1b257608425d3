import { NEVER_READY } from '#src/contract/availability/availability.ts'
import type { CrewCard, CrewList, CrewQuery, OwnCrewCard } from '#src/contract/crew/schemas.ts'
import { CREW } from '#src/contract/lists.ts'
import type { VerifiedMark } from '#src/contract/verification/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { CareerPart } from './crew.tables.ts'
import { getCrewChoices } from './crew-choices.usecases.ts'
import { findOwnVisibility } from './crew-detail.repository.ts'
import { findCrew, type ListedRow, MAX_EXACT, walkCrew } from './crew-list.repository.ts'
import { readMarks } from './crew-marks.usecases.ts'
import { type Asking, viewerOf } from './crew-viewer.ts'

export const readCareer = ({ career }: Pick<ListedRow, 'career'>) => JSON.parse(career) as CareerPart[]

/** Distinct values by their months. */
function listMost(career: readonly CareerPart[], place: 1 | 2): string[] {
  const months = new Map<string, number>()
  for (const part of career) {
    const value = part[place]
    if (value !== null) months.set(value, (months.get(value) ?? 0) + part[3])
  }
  return [...months].sort((first, second) => second[1] - first[1]).map(([value]) => value)
}

export function toCrewCard(row: ListedRow, mark: VerifiedMark | null = null): CrewCard {
  const career = readCareer(row)
  return {
    id: row.public_id,
    slug: `${row.rank}-${row.public_id}`,
    maskedName: row.masked_name,
    rank: row.rank,
    fleets: listMost(career, 2),
    vesselTypes: listMost(career, 1),
    seaMonths: row.months,
    rankMonths: row.rank_months,
    readyFrom: row.ready_from === NEVER_READY ? null : row.ready_from,
    availability: { confirmedOn: row.confirmed_on, isTakenBack: row.not_free === 1 },
    englishLevel: row.english_level,
    mark,
  }
}

async function findOwn({ db }: Needs<'db'>, seamanId: string | null): Promise<OwnCrewCard | null> {
  const own = seamanId ? await findOwnVisibility(db, seamanId) : undefined
  return own ?? null
}

/** Returns one page of listed seafarers; for a seafarer also their own position. */
export async function listCrew(
  services: Needs<'db' | 'cvs' | 'clock'>,
  query: CrewQuery,
  asking: Asking,
): Promise<CrewList> {
  const { db, clock } = services
  const viewer = viewerOf(asking)
  const search = { ...query, isVerified: viewer.isVerified }
  const today = toPlainDate(clock())
  const page = { limit: CREW.pageSize, offset: (query.page - 1) * CREW.pageSize }
  const [found, choices, own] = await Promise.all([
    findCrew(db, search, today, page),
    getCrewChoices(services),
    findOwn(services, asking.seamanId),
  ])
  const totalIsExact = found.total <= MAX_EXACT
  const rows = totalIsExact ? found.rows : await walkCrew(db, search, today, page)
  const marks = await readMarks(
    services,
    rows.map(({ public_id }) => public_id),
    viewer,
  )
  return {
    items: rows.map((row) => toCrewCard(row, marks.get(row.public_id) ?? null)),
    total: Math.min(found.total, MAX_EXACT),
    totalIsExact,
    page: query.page,
    pageSize: CREW.pageSize,
    choices,
    own,
  }
}
