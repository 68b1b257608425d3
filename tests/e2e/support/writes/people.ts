import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import { CSRF_HEADER, CSRF_PATH } from '#src/contract/constants.ts'
import { DEMO_PASSWORD } from '../../../../scripts/database.ts'
import { newEmail } from '../../../support/browser.ts'
import type { Visit } from './row.ts'

export const PASSWORD = DEMO_PASSWORD
const ORIGIN = 'http://localhost:8790'
const SESSION = '/server/security/auth/session'

type Person = { id: string; email: string }
type Mail = { id: string; recipient: string; text: string }

/** Writes as a page of the site would, with the cookies of the browser. */
export async function write<Answer>(request: APIRequestContext, method: string, path: string, data: unknown = {}) {
  const { csrfToken } = await read<{ csrfToken: string }>(request, CSRF_PATH)
  return send<Answer>(request, csrfToken, { method, path, data })
}

type Write = { method: string; path: string; data: unknown }

async function send<Answer>(request: APIRequestContext, csrfToken: string, { method, path, data }: Write) {
  const headers = { [CSRF_HEADER]: csrfToken, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const answer = await request.fetch(path, { method, data, headers })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number]

/** Whoever registers in less than two seconds counts as hasty; a token that was opened before does not. */
let opened: { csrfToken: string; cookies: Cookie[] } | undefined

async function postRegistration({ page }: Visit, data: unknown): Promise<Person> {
  const context = page.context()
  if (!opened) {
    const { csrfToken } = await read<{ csrfToken: string }>(page.request, CSRF_PATH)
    opened = { csrfToken, cookies: await context.cookies() }
  }
  await context.addCookies(opened.cookies)
  return send(page.request, opened.csrfToken, { method: 'POST', path: '/server/user', data })
}

export const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(path)).json()

/** A new account without role, in the language of the visit; the browser is signed in to it. */
export async function register(visit: Visit): Promise<Person> {
  const { request } = visit.page
  visit.email = newEmail()
  const account = { email: visit.email, password: PASSWORD, passwordConfirm: PASSWORD }
  const person = await postRegistration(visit, account)
  await write(request, 'PUT', `/server/user/language/${visit.locale}`)
  return person
}

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

const CREW = { firstname: 'Ines', surname: 'Rocha', citizenship: 'PT', positionMain: 'bosun', positionSecond: null }
const OFFICE = { country: 'PH', city: 'Manila', licenceNumber: null, website: null }

export async function becomeSeafarer(visit: Visit): Promise<Person> {
  await register(visit)
  const body = { role: 'seaman', profileSeaman: { ProfileData: CREW } }
  return write(visit.page.request, 'POST', '/server/seaman', body)
}

/** A company whose address is confirmed, so that it may publish. */
export async function becomeCompany(visit: Visit): Promise<Person> {
  const { request } = visit.page
  await register(visit)
  await verify(visit)
  const profileCompany = { ...OFFICE, name: `Crewing ${visit.number}` }
  return write(request, 'POST', '/server/company', { role: 'company', profileCompany })
}

export const signIn = ({ page: { request } }: Visit, email: string): Promise<Person> =>
  write(request, 'POST', '/server/security/auth/login', { email, password: PASSWORD })

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
