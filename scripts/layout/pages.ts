import { DEMO_PASSWORD } from '../database.ts'
import { BROWSER_AGENT } from '../demo.ts'
import { signInOverHttp } from '../sign-in.ts'

export const VISITORS = ['guest', 'seaman', 'company', 'admin'] as const
export type Visitor = (typeof VISITORS)[number]
/** `isSheet`: one of the fifteen pages of the contact sheets. */
export type LayoutPage = { visitor: Visitor; path: string; isSheet: boolean }

const ACCOUNTS = { seaman: 'seaman@demo.example', company: 'company@demo.example', admin: 'admin@demo.example' }

/** Signs the demo accounts in and returns their session cookies. */
export async function signInVisitors(origin: string): Promise<Record<Visitor, string>> {
  const cookieOf = async (email: string) => (await signInOverHttp(origin, email, DEMO_PASSWORD)).cookie
  return {
    guest: '',
    seaman: await cookieOf(ACCOUNTS.seaman),
    company: await cookieOf(ACCOUNTS.company),
    admin: await cookieOf(ACCOUNTS.admin),
  }
}

/** What people open most, by visitor; a star marks the pages of the contact sheets, and `:name` is an id of the demo data. */
const PATHS: Readonly<Record<Visitor, readonly string[]>> = {
  guest: [
    '*/',
    '*/vacancy',
    '/vacancy?rank=master,chief-officer&fleet=tanker-fleet&payFrom=3000&joinFrom=2026-12-01&sort=salary',
    '/vacancy?q=nothing-like-this',
    '*/vacancy/:vacancy',
    '/crewing?fleet=tanker-fleet&verified=1&sort=name',
    '*/crewing/pl/north-strand-crewing',
    '/seamans?rank=master&fleet=tanker-fleet&inRank=12',
    '*/seamans/:card',
    '/job/tanker-fleet',
    '/position/chief-officer',
    '/position/chief-officer/oil-chemical-tanker',
    '/pay',
    '/blog',
    '/docs',
    '/docs/getting-started',
    '*/docs/no-fee',
    '/about',
    '/cookies',
    '/auth/login',
    '*/auth/registration',
    '/auth/forgot-password',
    '/report?kind=vacancy&id=:vacancy',
    '/no/such/page',
  ],
  seaman: [
    '/seaman/profile',
    '*/seaman/cv?tab=personal',
    '*/seaman/cv?tab=experience',
    '/seaman/cv?tab=documents',
    '/seaman/cv/documents',
    '/seaman/cv/sea-service',
    '/seaman/cv/formats',
    '/seaman/cv/share',
    '/seaman/cv/import',
    '/seaman/cv/verification',
    '*/seaman/jobs',
    '*/seaman/jobs/:job',
    '/seaman/jobs/saved',
    '/seaman/jobs/searches',
    '/seaman/jobs/invitations',
    '/seaman/inbox?thread=:letter',
    '/seaman/profile/privacy',
    '/seaman/profile/views',
    '/seaman/profile/friends',
    '*/seaman/profile/balance',
    '/seaman/profile/balance/statement',
    '/seaman/profile/notifications',
    '/seaman/profile/security',
  ],
  company: [
    '*/company/profile',
    '*/company/vacancy',
    '*/company/vacancy/:own/applicants',
    '/company/vacancy/:own/applicants/:applicant',
    '/company/profile/edit',
    '/company/licence',
    '/company/team',
    '/company/team/history',
    '/company/complaints',
    '/company/statistics',
    '/company/balance',
    '*/company/balance/statement',
    '/company/inbox',
    '/company/inbox?thread=:received',
    '/company/invitations',
    '/company/feeds',
    '/company/forms',
    '/company/voyages',
    '/company/fleet',
    '*/vacancy/create',
  ],
  admin: [
    '/admin/vacancies',
    '/admin/vacancies/:vacancy',
    '/admin/companies',
    '/admin/companies/:checked',
    '/admin/recoveries',
    '/admin/payments',
    '/admin/payments/ledger?find=seaman@demo.example',
    '/admin/payments/books',
    '/admin/payments/transfers',
    '*/admin/prices',
    '/admin/reports',
    '/admin/users',
    '/admin/seamen',
  ],
}

type Item = { id: string; vacancy?: { id: string } | null }
type Ask = (visitor: Visitor, path: string) => Promise<Item>

/** The id of the first item of each list; the company's vacancy is one with applicants. */
async function findIds(ask: Ask): Promise<Record<string, string>> {
  const received = await ask('company', '/server/inbox')
  const own = received.vacancy?.id ?? ''
  return {
    own,
    received: received.id,
    vacancy: (await ask('guest', '/server/vacancy')).id,
    checked: (await ask('admin', '/server/admin/company?queue=all')).id,
    card: (await ask('guest', '/server/seamans')).id,
    job: (await ask('seaman', '/server/seaman/application')).id,
    letter: (await ask('seaman', '/server/inbox')).id,
    applicant: (await ask('company', `/server/vacancy/${own}/application`)).id,
  }
}

/** Returns the pages that people open most, each with its usual visitor. */
export async function listLayoutPages(origin: string, cookies: Record<Visitor, string>): Promise<LayoutPage[]> {
  const ids = await findIds(async (visitor, path) => {
    const answer = await fetch(origin + path, { headers: { 'user-agent': BROWSER_AGENT, cookie: cookies[visitor] } })
    const item = answer.ok ? ((await answer.json()) as { items: Item[] }).items[0] : undefined
    if (!item) throw new Error(`${path} answered ${answer.status}, or has no item`)
    return item
  })
  return VISITORS.flatMap((visitor) =>
    PATHS[visitor].map((path) => ({
      visitor,
      path: path.replace('*', '').replace(/:(\w+)/g, (_, name) => ids[name] ?? ''),
      isSheet: path.startsWith('*'),
    })),
  )
}
