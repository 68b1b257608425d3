import { type CvDocument, createDocument, createFirstCv } from '#src/domain/cv/cv.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Contract } from './career.ts'
import { createContract } from './create-demo-contract.ts'
import {
  createProfileIds,
  createSeamanAccount,
  getRank,
  projectCv,
  type SeamanOptions,
  type SeedSeaman,
} from './create-seaman.ts'
import { DEMO_CAREER } from './data/demo-career.ts'
import { getNation, type Nation } from './data/nations.ts'
import { getProfile } from './data/vessel-profiles.ts'
import { addDays } from './dates.ts'
import { createDocuments } from './documents.ts'
import { createImoNumber, createKey } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'

export const DEMO_SEAMAN_EMAIL = 'seaman@demo.example'

const EXTRA_COURSES = ['igf-advanced', 'polar-basic']

function createDemoExperience(today: string, random: Random): Contract[] {
  const numbers = new Map<string, string>()
  return DEMO_CAREER.map((line) => {
    const ship = line[2]
    const imo = numbers.get(ship) ?? createImoNumber(random)
    numbers.set(ship, imo)
    return createContract(line, imo, today, random)
  })
}

/** Certificates of Poland's offices can be looked up; what a number is found by is on them. */
const withCheck = (document: CvDocument, nation: Nation, random: Random): CvDocument =>
  document.type === 'certificate' && document.issuedBy === nation.administration
    ? {
        ...document,
        trackingNumber: `${document.number?.slice(-4)}-${random.digits(6)}`,
        verifyAddress: 'https://verify.maritime-office.example/pl',
      }
    : document

function createDemoDocuments(nation: Nation, { now }: SeamanOptions, random: Random): CvDocument[] {
  const today = toPlainDate(now)
  const documents = createDocuments(getRank('chief-officer'), getProfile('lng-carrier'), nation, today, random)
  const missing = EXTRA_COURSES.filter((slug) => !documents.some((document) => document.name === slug))
  const courses = missing.map((slug, index) =>
    createDocument(createKey(random, now), {
      type: 'certificate',
      name: slug,
      number: `PL${random.digits(7)}`,
      issuedBy: nation.administration,
      issuedDate: addDays(today, -1500 + index * 90),
      validDate: addDays(today, 325 + index * 90),
    }),
  )
  return [...documents, ...courses].map((document) => withCheck(document, nation, random))
}

/** The seafarer of the demo account: a Polish Chief Officer of gas carriers whose papers are almost all in order. */
export function createDemoSeaman(options: SeamanOptions): SeedSeaman {
  const random = createRandom(options.seed, 'demo seaman')
  const today = toPlainDate(options.now)
  const nation = getNation('PL')
  const account = createSeamanAccount(DEMO_SEAMAN_EMAIL, 'en', options, random)
  const ids = createProfileIds(account, random)
  const first = createFirstCv({
    firstname: 'Marek',
    surname: 'Zielinski',
    citizenship: 'PL',
    positionMain: 'chief-officer',
    positionSecond: 'master',
  })
  const profileData = {
    ...first.profileData,
    birthDate: addDays(today, -13_150),
    birthPlace: 'Gdynia',
    maritalStatus: 'married',
    homeAirport: 'GDN',
    englishLevel: 'fluent',
    readyFrom: addDays(today, 12),
    desiredSalary: 1_250_000,
    desiredCurrency: 'USD',
    desiredPeriod: 'month',
    desiredContract: 4,
  } as const
  const cv = {
    ...first,
    profileData,
    experience: createDemoExperience(today, random),
    documents: createDemoDocuments(nation, options, random),
    contact: {
      mobile: '+48 555 010 203',
      phone: '+48 58 555 0142',
      viber: null,
      whatsapp: '+48 555 010 203',
      telegram: '@marek_zielinski',
      linkedin: 'https://www.linkedin.example/in/marek-zielinski',
    },
    biometric: { height: 183, weight: 84, hairColor: 'brown', eyesColor: 'grey' },
    kin: {
      kinName: 'Anna Zielinska (wife)',
      kinContact: '+48 555 010 204',
      kinAddress: 'ul. Wiejska 12/4\n81-310 Gdynia\nPoland',
    },
  } as const
  const row = { ...ids, ...projectCv(profileData), is_hidden: 0, is_hide_english: 0, writes_first: 'verified' } as const
  return { account, row, cv }
}
