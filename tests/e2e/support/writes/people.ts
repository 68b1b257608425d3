import { type BrowserContext, expect } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../../scripts/database.ts'
import {
  becomeNewcomer,
  becomeSeafarer as becomeNewSeafarer,
  enterAs,
  type Person,
  read,
  write,
} from '../../../support/accounts.ts'
import type { Visit } from './row.ts'

export const PASSWORD = DEMO_PASSWORD
const SESSION = '/server/security/auth/session'

type Mail = { id: string; recipient: string; text: string }

/** A new account without role, in the language of the visit; the browser is signed in to it. */
export async function register(visit: Visit): Promise<Person> {
  const person = await becomeNewcomer(visit.page, visit.locale)
  visit.email = person.email
  return person
}

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number]

const known = new Map<string, { email: string; cookies: Cookie[] }>()

/** An account that several acts of one condition share: none of them ends its session or changes its language. */
export async function registerOnce(visit: Visit): Promise<void> {
  const context = visit.page.context()
  const before = known.get(visit.condition)
  if (!before) {
    await register(visit)
    known.set(visit.condition, { email: visit.email, cookies: await context.cookies() })
    return
  }
  visit.email = before.email
  await context.addCookies(before.cookies)
}

const OFFICE = { country: 'PH', city: 'Manila', licenceNumber: null, website: null }

export async function becomeSeafarer(visit: Visit): Promise<Person> {
  const person = await becomeNewSeafarer(visit.page, visit.locale)
  visit.email = person.email
  return person
}

type Profile = { profileSeaman: { profileData: { kin: object }[] }; version: number }

/** The first state that was saved is among the earlier ones then, as version 2. */
export async function saveCvTwice({ page: { request } }: Visit): Promise<void> {
  for (const kinName of ['Ana', 'Rui']) {
    const { profileSeaman, version } = await read<Profile>(request, '/server/seaman/profile')
    const [data] = profileSeaman.profileData
    const told = { ...data, kin: { ...data?.kin, kinName } }
    await write(request, 'PUT', '/server/seaman/profile', { profileSeaman: { profileData: [told] }, version })
  }
}

/** A company whose address is confirmed, so that it may publish. */
export async function becomeCompany(visit: Visit): Promise<Person> {
  const { request } = visit.page
  await register(visit)
  await verify(visit)
  const profileCompany = { ...OFFICE, name: `Crewing ${visit.number}` }
  return write(request, 'POST', '/server/company', { role: 'company', profileCompany })
}

export const signIn = ({ page }: Visit, email: string): Promise<Person> => enterAs(page, email)

export const signOut = ({ page }: Visit): Promise<void> => page.context().clearCookies()

export const whoIs = ({ page: { request } }: Visit): Promise<Person> => read(request, SESSION)

/** The address that a mail to this person leads to, without language, once the mail has arrived. */
export async function findLink({ page: { request }, email }: Visit, page: string, to = email): Promise<URL> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const { items } = await read<{ items: Mail[] }>(request, '/server/dev/mail')
      for (const { id } of items.filter(({ recipient }) => recipient === to)) {
        const { text } = await read<Mail>(request, `/server/dev/mail/${id}`)
        link ??= (text.match(/https?:\/\/\S+/g) ?? []).find((one) => one.includes(`/auth/${page}?`))
      }
      return link
    })
    .toBeDefined()
  const url = new URL(link as string)
  url.pathname = `/auth/${page}`
  return url
}

/** The person shows that the address is their own. */
export async function verify(visit: Visit): Promise<void> {
  const link = await findLink(visit, 'verify-email')
  const token = link.searchParams.get('token')
  await write(visit.page.request, 'POST', '/server/security/email/verification', { token })
}
