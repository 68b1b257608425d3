import type { RiskSign } from '#src/contract/report/risk-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { findShipFlags } from '#src/domain/vacancy/flags.ts'
import { findFleetShip } from '#src/server/people/ship/ship.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  type Against,
  countOfReporter,
  countUpheld,
  findAccountFacts,
  findCompanyFacts,
} from './risk-signs.repository.ts'

/** Days in which an account counts as new. */
const NEW_FOR = 30

/** Mail services that anyone may use: such an address does not belong to a company. */
const FREE_MAIL = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com aol.com gmx.com gmx.de mail.com mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com ukr.net proton.me protonmail.com zoho.com qq.com 163.com 126.com rediffmail.com'.split(
    ' ',
  ),
)

/** The case beside which the facts are shown; its own decision is no earlier case. */
type ShownCase = { decidedAt: number | null }
const NO_CASE: ShownCase = { decidedAt: null }

type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findCompanyFacts>>>

const sign = (
  name: RiskSign['sign'],
  weight: RiskSign['weight'],
  form: string,
  more: Partial<RiskSign> = {},
): RiskSign => ({
  sign: name,
  weight,
  form,
  count: 0,
  words: '',
  ...more,
})

function judgeAge(createdAt: number, now: number): RiskSign {
  const days = Math.max(0, Math.floor((now - createdAt) / DAY))
  return sign('account', days < NEW_FOR ? 'check' : 'none', 'days', { count: days })
}

function judgeLicence({ verified, checkState, licenceNumber }: CompanyFacts): RiskSign {
  const words = licenceNumber ?? ''
  if (verified) return sign('licence', 'none', 'verified', { words })
  if (words === '') return sign('licence', 'bad', 'missing')
  return sign('licence', 'bad', checkState === 'expired' ? 'expired' : 'unverified', { words })
}

const hostOf = (website: string | null): string =>
  website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : ''

/** Compares the domain of the owner's address with the company's website. */
export function judgeMail(email: string | null, website: string | null): RiskSign | undefined {
  const words = email?.split('@')[1]?.toLowerCase()
  if (!words) return undefined
  if (FREE_MAIL.has(words)) return sign('mail', 'check', 'free', { words })
  const host = hostOf(website)
  if (host === '') return sign('mail', 'none', 'no-website', { words })
  const isOwn = words === host || words.endsWith(`.${host}`) || host.endsWith(`.${words}`)
  return sign('mail', isOwn ? 'none' : 'check', isOwn ? 'own' : 'other', { words })
}

async function judgeCases({ db }: Needs<'db'>, against: Against, { decidedAt }: ShownCase): Promise<RiskSign> {
  const { upheld, warned } = await countUpheld(db, against, decidedAt)
  if (warned > 0) return sign('cases', 'bad', 'warned', { count: warned })
  return sign('cases', upheld > 0 ? 'bad' : 'none', 'upheld', { count: upheld })
}

type Ship = { imo: string | null; vesselType: string }

async function judgeShip({ db }: Needs<'db'>, { imo, vesselType }: Ship, companyId: string, verified: boolean) {
  if (!imo) return []
  const ship = await findFleetShip(db, imo, companyId)
  const flags = findShipFlags(ship, { companyId, verified, vesselType })
  return [
    ...(flags.includes('ship-type') ? [sign('ship', 'bad', ship?.vesselType ?? '', { words: imo })] : []),
    ...(flags.includes('other-fleet') ? [sign('fleet', 'bad', 'other', { words: imo })] : []),
  ]
}

/** Facts about a company, and about the ship of its vacancy. Undefined if the company no longer exists. */
export async function findCompanySigns(
  services: Needs<'db' | 'clock'>,
  organisationId: string,
  ship?: Ship,
  shown = NO_CASE,
): Promise<RiskSign[] | undefined> {
  const facts = await findCompanyFacts(services.db, organisationId)
  if (!facts) return undefined
  const [cases, shipSigns] = await Promise.all([
    judgeCases(services, { organisationId, againstId: null }, shown),
    ship ? judgeShip(services, ship, organisationId, facts.verified) : [],
  ])
  const mail = judgeMail(facts.email, facts.website)
  return [
    ...shipSigns,
    judgeLicence(facts),
    judgeAge(facts.createdAt, services.clock()),
    ...(mail ? [mail] : []),
    cases,
  ]
}

/** Facts about a seafarer. */
export async function findPersonSigns(
  services: Needs<'db' | 'clock'>,
  againstId: string,
  shown: ShownCase,
): Promise<RiskSign[]> {
  const [account, cases] = await Promise.all([
    findAccountFacts(services.db, againstId),
    judgeCases(services, { organisationId: null, againstId }, shown),
  ])
  return [...(account ? [judgeAge(account.createdAt, services.clock())] : []), cases]
}

/** How often the reporter sent reports before, and how many of them had no ground. */
export async function findReporterSign(
  { db }: Needs<'db'>,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<RiskSign[]> {
  if (!accountId) return []
  const { sent, dismissed } = await countOfReporter(db, accountId, id)
  if (sent === 0) return [sign('reporter', 'none', 'first')]
  return [
    sign('reporter', dismissed > 1 ? 'check' : 'none', dismissed > 0 ? 'dismissed' : 'sent', {
      count: dismissed || sent,
    }),
  ]
}
