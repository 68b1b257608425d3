import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { CSRF_HEADER, CSRF_PATH } from '#src/contract/http/constants.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { DEMO_PASSWORD } from '../../scripts/database.ts'

export type Person = { id: string; email: string }

let people = 0

export const newEmail = (): string => {
  people += 1
  return `crew-${process.pid}-${Date.now().toString(36)}-${people}@test.example`
}

/**
 * The runtime closes connections that were idle for five seconds, which a client may be using again in that very moment. Browsers send
 * what only reads again then, and so do journeys.
 */
export const READ_AGAIN = { maxRetries: 2 } as const

const get = (request: APIRequestContext, path: string) => request.get(path, READ_AGAIN)

export const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await get(request, path)).json()

type Write = { method: string; path: string; data: unknown }
/** A token for writes, and of which product it is. */
type Token = { csrfToken: string; origin: string }

async function openToken(request: APIRequestContext): Promise<Token> {
  const answer = await get(request, CSRF_PATH)
  return { csrfToken: (await answer.json()).csrfToken, origin: new URL(answer.url()).origin }
}

async function send<Answer>(request: APIRequestContext, { csrfToken, origin }: Token, { method, path, data }: Write) {
  const headers = { [CSRF_HEADER]: csrfToken, origin, 'sec-fetch-site': 'same-origin' }
  const answer = await request.fetch(path, { method, data, headers })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Writes as a page of the site would, with the cookies of the browser. */
export const write = async <Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  data: unknown = {},
): Promise<Answer> => send<Answer>(request, await openToken(request), { method, path, data })

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number]

/** Anyone who registers in less than two seconds counts as hasty; a token of the product that was opened before does not. */
const opened = new Map<string, { token: Token; cookies: Cookie[] }>()

async function postRegistration(page: Page, data: unknown): Promise<Person> {
  const { request } = page
  const token = await openToken(request)
  const first = opened.get(token.origin) ?? { token, cookies: await page.context().cookies() }
  opened.set(token.origin, first)
  await page.context().addCookies(first.cookies)
  return send(request, first.token, { method: 'POST', path: '/server/user', data })
}

/** Makes the browser that of a new account without role, for journeys that registering is no part of. Opens no page. */
export async function becomeNewcomer(page: Page, locale: LocaleCode = 'en'): Promise<Person> {
  const email = newEmail()
  const account = { email, password: DEMO_PASSWORD, passwordConfirm: DEMO_PASSWORD }
  const person = await postRegistration(page, account)
  await write(page.request, 'PUT', `/server/user/language/${locale}`)
  return { ...person, email }
}

const SEAFARER = { firstname: 'Ines', surname: 'Rocha', citizenship: 'PT', positionMain: 'bosun' }

/** Makes the browser that of a seafarer of this journey alone, who has applied nowhere yet. Opens no page. */
export async function becomeSeafarer(page: Page, locale: LocaleCode = 'en'): Promise<Person> {
  const { email } = await becomeNewcomer(page, locale)
  const body = { role: 'seaman', profileSeaman: { ProfileData: SEAFARER } }
  return { ...(await write<Person>(page.request, 'POST', '/server/seaman', body)), email }
}

const OFFICE = { country: 'PL', city: 'Gdynia' }
let offices = 0

/** Makes the browser that of a company of this journey alone, which no one has checked. Opens no page. */
export async function becomeCompany(page: Page, locale: LocaleCode = 'en'): Promise<Person> {
  const { email } = await becomeNewcomer(page, locale)
  offices += 1
  const profileCompany = { ...OFFICE, name: `Harbour Office ${process.pid}-${Date.now().toString(36)}-${offices}` }
  return {
    ...(await write<Person>(page.request, 'POST', '/server/company', { role: 'company', profileCompany })),
    email,
  }
}

/** Makes the browser that of an account, for journeys that signing in is no part of. Opens no page. */
export const enterAs = ({ request }: Page, email: string): Promise<Person> =>
  write(request, 'POST', '/server/security/auth/login', { email, password: DEMO_PASSWORD })
