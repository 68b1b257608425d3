import { type Cv, createFirstCv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { EnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { findRank, type Rank } from '#src/domain/vocabulary/ranks.ts'
import type { Present } from '../platform/stored-rows.ts'
import { type CareerPlan, type Contract, chooseCareer, createCareer } from './career.ts'
import { NATIONS, type Nation } from './data/nations.ts'
import { addDays, addYears } from './dates.ts'
import { createDocuments } from './documents.ts'
import { createKey, createPublicId, createReferralId } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { AccountRow, CvRow, SeamanRow } from './rows.ts'

export type SeedSeaman = { account: AccountRow; row: SeamanRow; cv: Cv & { experience: Contract[] } }
export type SeamanOptions = { now: number; passwordHash: string; seed: number }

export function getRank(slug: string): Rank {
  const rank = findRank(slug)
  if (!rank) throw new Error(`No rank ${slug}`)
  return rank
}

const chooseName = (nation: Nation, hotel: boolean, random: Random): Pick<SeamanRow, 'firstname' | 'surname'> => {
  const woman = nation.givenFemale.length > 0 && random.chance(hotel ? 0.42 : 0.05)
  return { firstname: random.pick(woman ? nation.givenFemale : nation.given), surname: random.pick(nation.family) }
}

function chooseSecond({ track, step }: CareerPlan, random: Random): string | null {
  const near = track.steps[step + 1] ?? track.steps[step - 1]
  return near && random.chance(0.32) ? near.rank : null
}

const chooseEnglish = (rank: Rank, random: Random): EnglishLevel =>
  rank.level === 'management' || rank.department === 'hotel'
    ? random.weighted([
        ['good', 6],
        ['fluent', 4],
        ['working', 1],
      ])
    : rank.level === 'support'
      ? random.weighted([
          ['basic', 3],
          ['working', 6],
          ['good', 2],
        ])
      : random.weighted([
          ['working', 4],
          ['good', 6],
          ['fluent', 1],
        ])

// Most demo seafarers have chosen to be listed, and to be written to; real ones are hidden until they do.
function chooseVisibility(random: Random): Pick<SeamanRow, 'is_hidden' | 'is_hide_english' | 'writes_first'> {
  const chosen = { is_hidden: random.chance(0.08) ? 1 : 0, is_hide_english: random.chance(0.12) ? 1 : 0 }
  return { ...chosen, writes_first: chosen.is_hide_english ? 'applied' : 'verified' }
}

export function createSeamanAccount(
  email: string,
  language: AccountRow['language'],
  options: SeamanOptions,
  random: Random,
): AccountRow {
  const created = options.now - random.int(20, 880) * DAY
  return {
    id: createKey(random, created),
    email,
    password_hash: options.passwordHash,
    role: 'seaman',
    language,
    email_verified_at: created,
    created_at: created,
    updated_at: created,
  }
}

type FilledProfile = Cv['profileData'] & Present<Pick<Cv['profileData'], 'englishLevel' | 'readyFrom'>>

/** What the database tells of a CV beside it. */
export const projectCv = (told: FilledProfile) => ({
  firstname: told.firstname,
  surname: told.surname,
  citizenship: told.citizenship,
  position_main: told.positionMain,
  position_second: told.positionSecond,
  english_level: told.englishLevel,
  ready_from: told.readyFrom,
  is_hide_engines: told.isHideEngines ? 1 : 0,
})

export const createCvRow = ({ row, cv }: SeedSeaman): CvRow => ({
  seaman_id: row.id,
  document: writeCv(cv),
  saved_at: row.updated_at,
})

/** The columns that say nothing about a career. */
export const createProfileIds = (account: AccountRow, random: Random) => ({
  id: createKey(random, account.created_at + 60_000),
  account_id: account.id,
  public_id: createPublicId(random),
  ref_id: createReferralId(random),
  created_at: account.created_at + 60_000,
  updated_at: account.created_at + 60_000,
})

export function createSeaman(index: number, options: SeamanOptions): SeedSeaman {
  const random = createRandom(options.seed, 'seaman', index)
  const nation = random.weighted(NATIONS.map((candidate) => [candidate, candidate.weight] as const))
  const plan = chooseCareer(nation, random)
  const today = toPlainDate(options.now)
  const account = createSeamanAccount(
    `seaman${String(index + 1).padStart(3, '0')}@crew.example`,
    nation.language,
    options,
    random,
  )
  const ids = createProfileIds(account, random)
  const career = createCareer(plan, nation, today, random)
  const rank = getRank(career.rank)
  const ready = addDays(career.lastSignOff, random.int(30, 110))
  const first = createFirstCv({
    ...chooseName(nation, plan.track.department === 'hotel', random),
    citizenship: nation.code,
    positionMain: rank.slug,
    positionSecond: chooseSecond(plan, random),
  })
  const profileData = {
    ...first.profileData,
    englishLevel: chooseEnglish(rank, random),
    readyFrom: ready < today ? addDays(today, random.int(0, 12)) : ready,
    birthDate: addDays(addYears(career.wentToSea, -random.int(19, 25)), -random.int(0, 364)),
    homeAirport: random.chance(0.85) ? random.pick(nation.airports) : null,
    isHideEngines: random.chance(0.8),
  }
  const mobile = `+${nation.dialling} 555 ${random.digits(3)} ${random.digits(3)}`
  const cv = {
    ...first,
    profileData,
    contact: { ...first.contact, mobile, whatsapp: random.chance(0.6) ? mobile : null },
    experience: career.contracts,
    documents: createDocuments(rank, career.profile, nation, today, random),
  }
  const row: SeamanRow = {
    ...ids,
    ...projectCv(profileData),
    ...chooseVisibility(createRandom(options.seed, 'visibility', index)),
  }
  return { account, row, cv }
}
