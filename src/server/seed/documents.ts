import { type CvDocument, createDocument } from '#src/domain/cv/cv.ts'
import { findCertificate } from '#src/domain/vocabulary/certificates.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import type { Nation } from './data/nations.ts'
import type { VesselProfile } from './data/vessel-profile.ts'
import { addDays, addYears } from './dates.ts'
import { createKey } from './identifiers.ts'
import type { Random } from './random.ts'
import { listRequiredCertificates } from './requirements.ts'

type Paper = Pick<CvDocument, 'type' | 'name' | 'extra' | 'issuedBy'> & { life: number | null; prefix: string }

// Regulations that are given as a licence, with its title behind the number.
const LICENCES = new Set([
  'oow-deck',
  'chief-mate-master',
  'master-under-500-gt',
  'oow-engine',
  'chief-second-engineer',
  'eto',
])

const identity = (nation: Nation): Paper[] => [
  {
    type: 'passport',
    name: 'international',
    extra: null,
    issuedBy: 'Ministry of Foreign Affairs',
    life: 10,
    prefix: nation.code,
  },
  {
    type: 'passport',
    name: 'seaman',
    extra: nation.code === 'PH' ? 'SIRB' : nation.code === 'IN' ? 'CDC' : null,
    issuedBy: nation.administration,
    life: 5,
    prefix: 'SB',
  },
]

function listVisas(rank: Rank, random: Random): Paper[] {
  const wanted = rank.level === 'management' ? 0.75 : 0.5
  return random.chance(wanted)
    ? [{ type: 'visa', name: 'us-visa-c1d', extra: 'C1/D', issuedBy: 'US Consulate', life: 5, prefix: 'US' }]
    : []
}

const certificate = (slug: string, nation: Nation): Paper => {
  const known = findCertificate(slug)
  return {
    type: 'certificate',
    name: slug,
    extra: LICENCES.has(slug) && known?.regulation ? `STCW ${known.regulation}` : null,
    issuedBy: nation.administration,
    life: known?.life ?? null,
    prefix: LICENCES.has(slug) ? `${nation.code}-C` : nation.code,
  }
}

// Most papers are renewed in time; now and then one has run out or soon will.
const chooseIssued = (paper: Paper, today: string, random: Random): string => {
  if (paper.life === null) return addDays(today, -random.int(200, 3600))
  const days = Math.round(paper.life * 365)
  return addDays(today, -random.int(20, random.chance(0.05) ? days + 60 : Math.max(40, days - 120)))
}

/** Passport, seaman's book, visa, and the certificates that the rank needs on the ships of this career. */
export function createDocuments(
  rank: Rank,
  profile: VesselProfile,
  nation: Nation,
  today: string,
  random: Random,
): CvDocument[] {
  const required = listRequiredCertificates(rank, profile, [], random).filter((slug) => slug !== 'medical')
  const papers = [
    ...identity(nation),
    ...listVisas(rank, random),
    ...required.filter(() => random.chance(0.94)).map((slug) => certificate(slug, nation)),
    certificate('security-awareness', nation),
    certificate('medical', nation),
    ...(random.chance(0.6) ? [{ ...certificate('yellow-fever', nation), type: 'document' as const }] : []),
  ]
  return papers
    .filter((paper, index) => papers.findIndex((other) => other.name === paper.name) === index)
    .map(({ life, prefix, ...paper }) => {
      const issued = chooseIssued({ ...paper, life, prefix }, today, random)
      return createDocument(createKey(random, Date.parse(issued)), {
        ...paper,
        number: `${prefix}${random.digits(7)}`,
        issuedDate: issued,
        validDate: life === null ? null : addDays(addYears(issued, life), -1),
      })
    })
}
