import { toPlainDate } from '#src/contract/time.ts'
import { createProfileIds, createSeamanAccount, getRank, type SeamanOptions, type SeedSeaman } from './create-seaman.ts'
import { DEMO_CAREER } from './data/demo-career.ts'
import { getNation } from './data/nations.ts'
import { getFleet, getProfile } from './data/vessel-profiles.ts'
import { addDays } from './dates.ts'
import { createDocuments } from './documents.ts'
import { createImoNumber, createKey } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { ExperienceRow } from './rows.ts'

export const DEMO_SEAMAN_EMAIL = 'seaman@demo.example'

const MONTH_DAYS = 30.44
const EXTRA_COURSES = ['igf-advanced', 'polar-basic']

function createDemoExperience(seamanId: string, today: string, random: Random): ExperienceRow[] {
  const numbers = new Map<string, string>()
  return DEMO_CAREER.map(([position, type, ship, flag, engineName, engineModel, company, monthsAgo, months], sort) => {
    const start = addDays(today, -Math.round(monthsAgo * MONTH_DAYS))
    const imo = numbers.get(ship) ?? createImoNumber(random)
    numbers.set(ship, imo)
    return {
      id: createKey(random, Date.parse(start)),
      seaman_id: seamanId,
      position,
      fleet: getFleet(type),
      vessel_type: type,
      vessel_name: ship,
      vessel_imo: imo,
      vessel_flag: flag,
      engine_name: engineName,
      engine_model: engineModel,
      company,
      start_date: start,
      end_date: addDays(start, Math.round(months * MONTH_DAYS)),
      sort,
    }
  })
}

/** The seafarer of the demo account: a Polish Chief Officer of gas carriers whose papers are almost all in order. */
export function createDemoSeaman(options: SeamanOptions): SeedSeaman {
  const random = createRandom(options.seed, 'demo seaman')
  const today = toPlainDate(options.now)
  const nation = getNation('PL')
  const account = createSeamanAccount(DEMO_SEAMAN_EMAIL, 'en', options, random)
  const ids = createProfileIds(account, random)
  const documents = createDocuments(ids.id, getRank('chief-officer'), getProfile('lng-carrier'), nation, today, random)
  const missing = EXTRA_COURSES.filter((slug) => !documents.some((document) => document.name === slug))
  const courses = missing.map((slug, index) => ({
    id: createKey(random, options.now),
    seaman_id: ids.id,
    type: 'certificate' as const,
    name: slug,
    number: `PL${random.digits(7)}`,
    extra: null,
    issued_by: nation.administration,
    issued_date: addDays(today, -1500 + index * 90),
    valid_date: addDays(today, 325 + index * 90),
    sort: documents.length + index,
  }))
  return {
    account,
    row: {
      ...ids,
      firstname: 'Marek',
      surname: 'Zielinski',
      citizenship: 'PL',
      position_main: 'chief-officer',
      position_second: 'master',
      english_level: 'fluent',
      ready_from: addDays(today, 12),
      birth_date: addDays(today, -13_150),
      home_airport: 'GDN',
      mobile: '+48 555 010 203',
      is_hide_engines: 1,
      is_hidden: 0,
      is_hide_english: 0,
      verification: 'verified',
    },
    experience: createDemoExperience(ids.id, today, random),
    documents: [...documents, ...courses],
  }
}
