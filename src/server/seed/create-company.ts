import { DAY, toPlainDate } from '#src/domain/time.ts'
import { ABOUT_MORE, findAboutLanguage } from './data/about-more.ts'
import { EUROPEAN_COMPANIES } from './data/companies-europe.ts'
import { OTHER_COMPANIES } from './data/companies-world.ts'
import type { CompanyProfile } from './data/company-profile.ts'
import { LEGAL_FORMS, LICENCES } from './data/licences.ts'
import { addDays, addYears } from './dates.ts'
import { findHouseFlag } from './house-flags.ts'
import { createKey } from './identifiers.ts'
import { type SeedOrganisation, UNASKED } from './organisation.ts'
import { createRandom, type Random } from './random.ts'
import type { AccountRow, CompanyTextRow, OrganisationRow } from './rows.ts'
import { createSlug } from './slug.ts'

export const DEMO_COMPANY = 'North Strand Crewing'

const PROFILES: readonly CompanyProfile[] = [...EUROPEAN_COMPANIES, ...OTHER_COMPANIES]
const PLACES = [
  'Harbour',
  'Lighthouse',
  'Seabright',
  'Anchorage',
  'Tidewater',
  'Saltmarsh',
  'Breakwater',
  'Headland',
  'Quayside',
  'Longshore',
]
const TRADES = [
  'Crewing',
  'Ship Management',
  'Marine Personnel',
  'Manning',
  'Crew Partners',
  'Seafarers',
  'Maritime',
  'Shipping',
]

/** The companies written for the demo first; beyond them their like in the same cities under made-up names. */
function findProfile(index: number): CompanyProfile {
  const base = PROFILES[index % PROFILES.length] as CompanyProfile
  const round = Math.floor(index / PROFILES.length)
  if (round === 0) return base
  const number = index - PROFILES.length
  const name = `${base.city} ${PLACES[number % PLACES.length]} ${TRADES[round % TRADES.length]}`
  return { ...base, name: round > TRADES.length ? `${name} ${round}` : name }
}

function createLicenceNumber(pattern: string, city: string, issued: string, random: Random): string {
  const [year = '', month = '', day = ''] = issued.split('-')
  return pattern
    .replace('***', createSlug(city).slice(0, 3).toUpperCase())
    .replace('yyyy', year)
    .replace('ddmmyy', `${day}${month}${year.slice(2)}`)
    .replace('yy', year.slice(2))
    .replace(/#/g, () => String(random.int(1, 9)))
}

const createLegalName = (profile: CompanyProfile): string => {
  const form = LEGAL_FORMS[profile.country] ?? 'Ltd'
  return form === 'PT' ? `PT ${profile.name}` : `${profile.name} ${form}`
}

function createLicence(profile: CompanyProfile, verified: boolean, now: number, random: Random) {
  const rule = LICENCES[profile.country]
  // Some of those who wait for the check have not sent a licence yet.
  if (!rule || (!verified && random.chance(0.5))) {
    return { licence_number: null, licence_issuer: null, licence_expires: null, licence_checked_at: null }
  }
  const issued = addDays(toPlainDate(now), -random.int(20, Math.round(rule.years * 330)))
  return {
    licence_number: createLicenceNumber(rule.pattern, profile.city, issued, random),
    licence_issuer: rule.issuer,
    licence_expires: addYears(issued, rule.years),
    licence_checked_at: verified ? addDays(toPlainDate(now), -random.int(3, 60)) : null,
  }
}

/** How a company treats applications: how many of a hundred it answers, and usually after how many hours. */
type Habits = { rate: number; hours: number }

export type SeedCompany = SeedOrganisation & {
  profile: CompanyProfile
  habits: Habits
  text: CompanyTextRow
}

function createAbout(profile: CompanyProfile, random: Random) {
  const language = findAboutLanguage(profile)
  const more = ABOUT_MORE[language]?.[profile.kind] ?? []
  return { text: [profile.about, random.pick(more)].join('\n\n'), language }
}

export function createCompany(
  index: number,
  options: { now: number; passwordHash: string; seed: number },
): SeedCompany {
  const random = createRandom(options.seed, 'company', index)
  const profile = findProfile(index)
  const isDemo = profile.name === DEMO_COMPANY
  const verified = isDemo || random.chance(0.85)
  const created = options.now - random.int(90, 700) * DAY
  const slug = createSlug(profile.name)
  const account: AccountRow = {
    id: createKey(random, created),
    email: isDemo ? 'company@demo.example' : `company${String(index + 1).padStart(3, '0')}@crewing.example`,
    password_hash: options.passwordHash,
    role: 'company',
    language: isDemo ? 'en' : (profile.languages[0] ?? 'en'),
    email_verified_at: created,
    created_at: created,
    updated_at: created,
  }
  const habits = isDemo
    ? { rate: 94, hours: 9 }
    : { rate: random.int(48, 97), hours: random.pick([4, 6, 8, 11, 14, 18, 20, 24, 30, 36, 48, 60]) }
  const row: OrganisationRow = {
    id: createKey(random, created),
    kind: 'company',
    slug,
    name: profile.name,
    legal_name: createLegalName(profile),
    tax_number: null,
    country: profile.country,
    city: profile.city,
    website: `https://${slug}.example`,
    ...createLicence(profile, verified, options.now, random),
    verified: verified ? 1 : 0,
    ...UNASKED,
    logo_key: findHouseFlag(slug)?.key ?? null,
    created_at: created,
    updated_at: created,
  }
  const about = createAbout(profile, createRandom(options.seed, 'about', index))
  return { row, account, profile, habits, text: { company_id: row.id, ...about, updated_at: created } }
}
