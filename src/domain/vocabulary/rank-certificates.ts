import { type Certificate, findCertificate } from './certificates.ts'
import { findRank, type Rank } from './ranks.ts'
import { findTrade, readVesselTypes } from './vessel-trades.ts'

/** The certificate that stands for a rank's STCW regulation. */
export const COMPETENCE: Readonly<Record<string, string>> = {
  'II/1': 'oow-deck',
  'II/2': 'chief-mate-master',
  'II/3': 'master-under-500-gt',
  'II/4': 'navigational-watch-rating',
  'II/5': 'able-seafarer-deck',
  'III/1': 'oow-engine',
  'III/2': 'chief-second-engineer',
  'III/4': 'engine-watch-rating',
  'III/5': 'able-seafarer-engine',
  'III/6': 'eto',
  'III/7': 'etr',
  'IV/2': 'gmdss-goc',
  'VI/5': 'sso',
  'MLC A3.2': 'ships-cook',
}

/** What single posts need besides the papers of their kind. */
const OWN: Readonly<Record<string, string>> = {
  'chief-officer': 'sso',
  'staff-captain': 'sso',
  'safety-officer': 'advanced-fire-fighting medical-first-aid pscrb',
  'ship-security-officer': 'advanced-fire-fighting pscrb',
  pilot: 'chief-mate-master radar-arpa ecdis-generic bridge-resource-management',
  'ab-crane': 'crane-operator',
  'ab-cook': 'ships-cook',
  electrician: 'etr',
  welder: 'welding',
  fitter: 'welding',
  'deck-fitter': 'welding',
  'second-cook': 'ships-cook',
  doctor: 'medical-care',
  nurse: 'medical-care',
  medic: 'medical-care',
  'security-guard': 'designated-security-duties',
  oim: 'advanced-fire-fighting medical-first-aid h2s',
  'barge-master': 'chief-mate-master advanced-fire-fighting',
  'tow-master': 'chief-mate-master',
  'senior-dpo':
    'oow-deck dp-unlimited gmdss-goc ecdis-generic radar-arpa advanced-fire-fighting pscrb medical-first-aid',
  dpo: 'oow-deck dp-unlimited gmdss-goc ecdis-generic radar-arpa advanced-fire-fighting pscrb medical-first-aid',
  'junior-dpo': 'oow-deck dp-induction gmdss-goc ecdis-generic radar-arpa advanced-fire-fighting pscrb',
  'dp-technician': 'eto dp-induction high-voltage',
  'radio-operator': 'gmdss-goc',
  'helicopter-landing-officer': 'opito',
  'ctv-skipper': 'master-under-500-gt gmdss-roc radar-arpa pscrb',
  'crane-operator': 'crane-operator',
  'welder-fabricator': 'welding',
  'ndt-inspector': 'rope-access',
  toolpusher: 'h2s',
  driller: 'h2s',
  derrickman: 'h2s',
  roughneck: 'h2s',
  roustabout: 'h2s',
  'wind-technician': 'gwo',
  'walk-to-work-operator': 'gwo',
  'marine-superintendent': 'chief-mate-master',
  'technical-superintendent': 'chief-second-engineer',
}

const WATCH = ['gmdss-goc', 'radar-arpa', 'ecdis-generic', 'ecdis-type-specific', 'bridge-resource-management']
const OFFICER_SAFETY = ['basic-safety-training', 'pscrb', 'advanced-fire-fighting', 'medical-first-aid']

const isOfficer = ({ level, department }: Rank): boolean =>
  (level === 'management' || level === 'operational') && ['deck', 'engine', 'electro'].includes(department)
/** Those who hold a certificate of the named chapter and not only its training. */
const holds = ({ stcw, level }: Rank, chapter: string): boolean =>
  level !== 'cadet' && (stcw?.startsWith(`${chapter}/`) ?? false)

function listCompetence(rank: Rank): string[] {
  const competence = rank.level === 'cadet' ? undefined : COMPETENCE[rank.stcw ?? '']
  return [...(competence ? [competence] : []), ...(OWN[rank.slug]?.split(' ') ?? [])]
}

function listOfficerCourses(rank: Rank): string[] {
  if (!isOfficer(rank)) return []
  if (holds(rank, 'II') && rank.stcw !== 'II/3')
    return [...WATCH, ...(rank.level === 'management' ? ['leadership', 'medical-care'] : [])]
  if (rank.stcw === 'II/3') return ['gmdss-roc', 'radar-arpa', 'ecdis-generic']
  if (rank.stcw === 'III/6') return ['high-voltage']
  if (holds(rank, 'III'))
    return ['engine-resource-management', ...(rank.level === 'management' ? ['leadership', 'high-voltage'] : [])]
  return []
}

function listSafety(rank: Rank): string[] {
  if (rank.department === 'shore') return []
  if (rank.department === 'offshore') return ['basic-safety-training', 'bosiet']
  if (isOfficer(rank) && rank.stcw && rank.stcw !== 'VI/5') return [...OFFICER_SAFETY, 'designated-security-duties']
  if (rank.department === 'hotel') return ['basic-safety-training', 'crowd-management', 'security-awareness']
  if (rank.group === 'deck-ratings' && rank.stcw)
    return ['basic-safety-training', 'pscrb', 'designated-security-duties']
  return ['basic-safety-training', 'security-awareness']
}

const withoutLesser = (slugs: readonly string[]): string[] =>
  slugs.filter(
    (slug) =>
      !(slug === 'security-awareness' && slugs.includes('designated-security-duties')) &&
      !(slug === 'medical-first-aid' && slugs.includes('medical-care')),
  )

const toCertificates = (slugs: readonly string[]): readonly Certificate[] =>
  withoutLesser([...new Set(slugs)]).flatMap((slug) => findCertificate(slug) ?? [])

/** Certificates that a post takes on any vessel: competence first, the medical last. Ashore only the competence. */
export function listRankCertificates(slug: string): readonly Certificate[] {
  const rank = findRank(slug)
  if (!rank) return []
  const sea = rank.department === 'shore' ? [] : ['medical']
  const flag = isOfficer(rank) && rank.stcw && rank.stcw !== 'VI/5' ? ['flag-endorsement'] : []
  return toCertificates([...listCompetence(rank), ...listOfficerCourses(rank), ...listSafety(rank), ...flag, ...sea])
}

const RO_RO = new Set(readVesselTypes('ro-pax ferry passenger-car-ferry').map(({ slug }) => slug))
const POLAR = new Set(readVesselTypes('expedition-ship icebreaker').map(({ slug }) => slug))
const HIGH_VOLTAGE = new Set(
  readVesselTypes('lng-carrier cruise-ship drillship semi-submersible icebreaker cable-layer').map(({ slug }) => slug),
)
const DP_CRAFT = new Set(
  readVesselTypes('psv ahts mpsv subsea sov wtiv drillship shuttle-tanker').map(({ slug }) => slug),
)
const PACKAGED = new Set(readVesselTypes('container general rolling ro-pax').map(({ slug }) => slug))
const CARGO_POSTS = new Set(['pumpman', 'gas-engineer', 'cargo-engineer', 'additional-chief-officer'])

/** Who answers for the cargo needs the advanced course, everyone else who works with it the basic one. */
function listTanker(rank: Rank, vesselType: string): string[] {
  if (!['deck', 'engine', 'electro'].includes(rank.department) && !DP_POSTS.has(rank.slug)) return []
  const answers = rank.level === 'management' || CARGO_POSTS.has(rank.slug)
  const trade = findTrade(vesselType)
  if (trade === 'gas') return [answers ? 'gas-advanced' : 'gas-basic']
  if (trade === 'oil')
    return answers
      ? ['oil-advanced', ...(vesselType === 'crude-oil-tanker' ? ['cow-igs'] : [])]
      : ['oil-chemical-basic']
  if (trade !== 'chemical' || vesselType === 'water-tanker') return []
  if (!answers) return ['oil-chemical-basic']
  return ['chemical-advanced', ...(vesselType === 'oil-chemical-tanker' ? ['oil-advanced'] : [])]
}

function listPassenger(rank: Rank, vesselType: string): string[] {
  const trade = findTrade(vesselType)
  if (trade !== 'cruise' && trade !== 'ferries') return []
  const leads = rank.level === 'management'
  return [
    'passenger-familiarization',
    'crowd-management',
    ...(leads ? ['crisis-management'] : []),
    ...(leads || rank.department === 'hotel' ? ['passenger-safety'] : []),
    ...(RO_RO.has(vesselType) && (leads || ['deck', 'engine'].includes(rank.department)) ? ['ro-ro-safety'] : []),
  ]
}

const DP_POSTS = new Set(['senior-dpo', 'dpo', 'junior-dpo'])

function listOffshore(rank: Rank, vesselType: string): string[] {
  const trade = findTrade(vesselType)
  if (trade === 'wind' || vesselType === 'ctv') return ['gwo']
  if (trade === 'rig') return ['bosiet', 'h2s']
  return trade === 'subsea' && rank.department !== 'deck' ? ['bosiet'] : []
}

function listWatchkeeping(rank: Rank, vesselType: string): string[] {
  const bridge = holds(rank, 'II') && isOfficer(rank)
  const power = (holds(rank, 'III') && isOfficer(rank)) || rank.department === 'electro'
  return [
    ...(bridge && POLAR.has(vesselType) ? [rank.level === 'management' ? 'polar-advanced' : 'polar-basic'] : []),
    ...(bridge && DP_CRAFT.has(vesselType) ? [rank.level === 'management' ? 'dp-unlimited' : 'dp-induction'] : []),
    ...(bridge && PACKAGED.has(vesselType) ? ['imdg'] : []),
    ...(power && HIGH_VOLTAGE.has(vesselType) ? ['high-voltage'] : []),
  ]
}

/** Ratings' basic courses for tankers do not end; those of officers are renewed like every other of theirs. */
const OFFICERS_RENEW: ReadonlySet<string> = new Set(['oil-chemical-basic', 'gas-basic'])
const OFFICERS_LIFE = 5

const lifeFor = (rank: Rank, certificate: Certificate): Certificate =>
  isOfficer(rank) && OFFICERS_RENEW.has(certificate.slug) ? { ...certificate, life: OFFICERS_LIFE } : certificate

/** Certificates that a vessel type adds to those of the post. */
export function listVesselCertificates(slug: string, vesselType: string): readonly Certificate[] {
  const rank = findRank(slug)
  if (!rank) return []
  const known = new Set(listRankCertificates(slug).map((certificate) => certificate.slug))
  const added = [listTanker, listPassenger, listOffshore, listWatchkeeping].flatMap((list) => list(rank, vesselType))
  return toCertificates(added)
    .filter((certificate) => !known.has(certificate.slug))
    .map((certificate) => lifeFor(rank, certificate))
}
