import { DEMO_PASSWORD } from '../database.ts'
import { BROWSER_AGENT } from '../demo.ts'
import { signInOverHttp } from '../sign-in.ts'

/** `later`: a repeated visit with a filled browser cache. */
export type LinePage = { name: string; path: string; cookie?: string; later?: true }

/** A tap on the first vacancy of the list, by someone who has its page's cookie. */
export type Tap = {
  name: string
  /** `first`: as soon as the row is painted, from the opening of the list on. `later`: on the second one, from the tap on. `hovered`: the same, pointed at for 0.7 s. */
  moment: 'first' | 'later' | 'hovered'
  cookieOf?: string
}

export const TAPS: readonly Tap[] = [
  { name: 'tap, first', moment: 'first' },
  { name: 'tap, later', moment: 'later' },
  { name: 'tap, hovered before', moment: 'hovered' },
  { name: 'tap, first, signed in', moment: 'first', cookieOf: 'CV' },
  { name: 'tap, later, signed in', moment: 'later', cookieOf: 'CV' },
]

async function ask<Answer>(origin: string, path: string, cookie = ''): Promise<Answer> {
  const answer = await fetch(origin + path, { headers: { 'user-agent': BROWSER_AGENT, cookie } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json() as Promise<Answer>
}

type List = { items: { id: string }[] }

/** Asks for a page of guests until it is kept and packed, as those are that are read often. */
async function warm(origin: string, path: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const { headers } = await fetch(origin + path, {
      headers: { 'user-agent': BROWSER_AGENT, 'accept-language': 'en', 'accept-encoding': 'br' },
    })
    if (headers.get('x-cache')?.includes('packed')) return
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`${path} is never packed`)
}

/** What people open most, from the front page to the tables of those who work here. */
export async function listPages(origin: string): Promise<LinePage[]> {
  const cookieOf = async (email: string) => (await signInOverHttp(origin, email, DEMO_PASSWORD)).cookie
  const seaman = await cookieOf('seaman@demo.example')
  const company = await cookieOf('company@demo.example')
  const admin = await cookieOf('admin@demo.example')
  const open = await ask<List>(origin, '/server/vacancy')
  const own = await ask<List>(origin, '/server/company/vacancy', company)
  const [thread] = (await ask<List>(origin, '/server/inbox', seaman)).items
  const [first, second] = open.items.map(({ id }) => `/vacancy/${id}`)
  for (const path of ['/', '/vacancy', first as string, second as string]) await warm(origin, path)
  const ofApp = [
    { name: 'CV', path: '/seaman/cv', cookie: seaman },
    { name: 'own vacancies', path: '/company/vacancy', cookie: company },
    { name: 'applicants', path: `/company/vacancy/${own.items[0]?.id}/applicants`, cookie: company },
    { name: 'users', path: '/admin/users', cookie: admin },
    { name: 'inbox', path: '/company/inbox', cookie: company },
    { name: 'conversation', path: `/seaman/inbox?thread=${thread?.id}`, cookie: seaman },
    { name: 'who looked', path: '/seaman/profile/views', cookie: seaman },
  ]
  return [
    { name: 'landing', path: '/' },
    { name: 'list', path: '/vacancy' },
    { name: 'vacancy', path: first as string },
    { name: 'sign-in', path: '/auth/login' },
    ...ofApp,
    ...ofApp.map((page) => ({ ...page, name: `${page.name}, later visit`, later: true as const })),
  ]
}
