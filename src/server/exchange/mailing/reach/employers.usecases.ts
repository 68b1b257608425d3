import type { Cv, Experience } from '#src/domain/cv/cv.ts'
import { type FoldedName, foldCompanyName, isSameCompany } from '#src/domain/mailing/company-names.ts'
import { addMonths, toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findCompanies, findFleetOwners, findFormerNames, findWitnesses } from './employers.repository.ts'

/** Contracts that ended longer ago are not the latest ones, apart from the very last. */
const LATEST_MONTHS = 24

const endOf = ({ endDate }: Experience): string => endDate ?? '9999'

/** The contracts whose employers do not get the CV: those of the last two years, and in any case the last one. */
function latestContracts(experience: Cv['experience'], on: string): Experience[] {
  const since = toDate(addMonths(toDay(on), -LATEST_MONTHS))
  const sorted = experience
    .filter(({ startDate }) => startDate)
    .toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))
  return sorted.filter((entry, place) => place === 0 || endOf(entry) >= since)
}

const namesIn = ({ company, owner, manager, agency }: Experience): string[] =>
  [company, owner, manager, agency].filter((name) => name !== null)

type Company = { id: string; names: FoldedName[]; marks: string[] }

/** Hosts on which unrelated companies have their pages. */
const SHARED_HOSTS = /(?:^|\.)(?:facebook|instagram|linkedin|t|google|wordpress|wixsite|vk|x)\.(?:com|me)$/

function hostOf(website: string | null): string | undefined {
  const host = website ? URL.parse(website)?.hostname.replace(/^www\./, '') : undefined
  return host && !SHARED_HOSTS.test(host) ? host : undefined
}

/** Companies with every name that is known of them, and with what only one group of companies has. */
async function readCompanies({ db }: Needs<'db'>): Promise<Company[]> {
  const [companies, former] = await Promise.all([findCompanies(db), findFormerNames(db)])
  const before = Map.groupBy(former, ({ id }) => id)
  return companies.map(({ id, name, legalName, taxNumber, website }) => ({
    id,
    names: [name, legalName, ...(before.get(id) ?? []).map((one) => one.name)]
      .filter((one) => one !== null)
      .map(foldCompanyName),
    marks: [taxNumber, hostOf(website)].filter((mark): mark is string => Boolean(mark)),
  }))
}

/** Adds companies that share a name or a mark with those found, until nothing is added. */
function spread(companies: readonly Company[], names: readonly FoldedName[], known: ReadonlySet<string>): Set<string> {
  const found = new Set(known)
  let fresh: { names: readonly FoldedName[]; marks: readonly string[] } = {
    names: [...names, ...companies.filter(({ id }) => known.has(id)).flatMap((one) => one.names)],
    marks: companies.filter(({ id }) => known.has(id)).flatMap((one) => one.marks),
  }
  while (fresh.names.length + fresh.marks.length > 0) {
    const { names: wanted, marks } = fresh
    const added = companies.filter(
      (one) =>
        !found.has(one.id) &&
        (one.marks.some((mark) => marks.includes(mark)) ||
          one.names.some((name) => wanted.some((other) => isSameCompany(name, other)))),
    )
    for (const { id } of added) found.add(id)
    fresh = { names: added.flatMap((one) => one.names), marks: added.flatMap((one) => one.marks) }
  }
  return found
}

/**
 * Returns the ids of companies that employ the seafarer or did so lately: company, owner, manager and agency of the latest contracts, companies
 * that have the ship in their fleet or were asked about the contract, and companies that share a name, a tax number or a website with them.
 * @param on plain date
 */
export async function findEmployers(
  services: Needs<'db'>,
  { seamanId, experience }: { seamanId: string; experience: Cv['experience'] },
  on: string,
): Promise<ReadonlySet<string>> {
  const contracts = latestContracts(experience, on)
  const names = contracts.flatMap(namesIn).map(foldCompanyName)
  const imos = contracts.flatMap(({ fleetVesselImo }) => fleetVesselImo ?? [])
  const entries = contracts.map(({ id }) => id)
  const [companies, owners, witnesses] = await Promise.all([
    readCompanies(services),
    findFleetOwners(services.db, imos),
    findWitnesses(services.db, seamanId, entries),
  ])
  const known = new Set([...owners, ...witnesses].flatMap(({ id }) => id ?? []))
  return spread(companies, names, known)
}
