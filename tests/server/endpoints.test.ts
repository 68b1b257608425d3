import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { MAX_UPLOAD_BODY, UPLOAD_TYPE, UPLOADS, WEBHOOKS } from '#src/contract/http/raw-paths.ts'
import { ORGANISATION_ROLES, VISITORS, type Visitor } from '#src/contract/http/roles.ts'
import { DESCRIPTION_PATHS } from '#src/server/http/describe-api.ts'
import { PRODUCT } from '#src/server/product.ts'
import { type Client, createClient } from './support/client.ts'
import {
  findColumn,
  giveRole,
  insertCompany,
  insertVacancy,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from './support/fixtures.ts'
import { startServer } from './support/product-server.ts'
import type { TestServer } from './support/server-of.ts'

type Described = { post: { parameters?: { in: string; name: string }[] } }

/** A value for every parameter of a path; a new parameter without one fails the test. */
const SAMPLES: Record<string, string> = {
  '/server/user/language/{lang}': 'uk',
  '/server/dev/mail/{id}': 'nothing',
  '/server/sitemap/{source}': 'vacancy?until=9',
  '/server/og/{kind}/{file}': 'vacancy',
  '/server/img/{kind}/{file}': 'logo',
}

const WITH_SIGNED_OUT_ANSWER = {
  guest: 401,
  user: 403,
  seaman: 403,
  company: 403,
  'training-center': 403,
  admin: 403,
} as const

async function signInAs(server: TestServer, visitor: Visitor): Promise<Client> {
  if (visitor === 'guest') return createClient(server)
  if (visitor === 'seaman') return registerSeaman(server)
  if (visitor === 'company') return registerCompany(server)
  const client = await registerNewcomer(server)
  if (visitor !== 'user') await giveRole(await findColumn('account', 'id', 'email', client.email), visitor)
  return client
}

const whoIs = async (client: Client): Promise<Visitor> =>
  (await client.get('/server/security/auth/session')).body?.role ?? 'guest'

describe('every endpoint', () => {
  let server: TestServer
  let vacancyId = ''

  beforeAll(async () => {
    server = startServer()
    vacancyId = (await insertVacancy(await insertCompany())).id
  })

  it('is in the list of endpoints', () => {
    const listed = new Set(
      PRODUCT.endpoints.map(({ spec }) => `${spec.method.toUpperCase()} ${spec.path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    for (const path of DESCRIPTION_PATHS) listed.add(`GET ${path}`)
    const registered = server.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    expect(new Set(registered)).toEqual(listed)
  })

  it('that is declared is there', () => {
    const modules = import.meta.glob<Record<string, EndpointSpec>>('../../src/contract/*/*endpoints.ts', {
      eager: true,
    })
    const declared = Object.values(modules).flatMap((module) => Object.values(module))
    expect(declared.length).toBeGreaterThan(90)
    const implemented = new Set(PRODUCT.endpoints.map(({ spec }) => spec))
    expect(declared.filter((spec) => !implemented.has(spec)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('names the groups that its rules put their messages into', () => {
    const sources = import.meta.glob<string>(['../../src/server/**/*.ts', '!**/*.test.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const groups = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/createFieldFailure\(\s*'(\w+)'/g)].map(([, group]) => group as string),
    )
    const declared = new Set(PRODUCT.endpoints.map(({ spec }) => spec.form))
    expect(groups.length).toBeGreaterThan(40)
    expect([...new Set(groups)].filter((group) => !declared.has(group))).toEqual([])
  })

  it('names a member role if organisations may call it, and a permission if admins may', () => {
    for (const { spec } of PRODUCT.endpoints) {
      const who = spec.who === 'anyone' ? [] : spec.who
      const name = `${spec.method} ${spec.path}`
      expect(spec.member !== undefined, name).toBe(ORGANISATION_ROLES.some((role) => who.includes(role)))
      expect(spec.permission !== undefined, name).toBe(who.includes('admin'))
      // An endpoint of the back office is never about the caller's own account.
      if (spec.path.startsWith('/server/admin/')) expect(spec.permission, name).not.toBe('any')
    }
  })

  it('is listed once', () => {
    const names = PRODUCT.endpoints.map(({ spec }) => `${spec.method} ${spec.path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('takes bytes where the edge passes them on, and nowhere else', () => {
    for (const { spec } of PRODUCT.endpoints) {
      expect(spec.path.startsWith(UPLOADS), spec.path).toBe(spec.kind === 'upload')
      expect(spec.path.startsWith(WEBHOOKS), spec.path).toBe(spec.kind === 'webhook')
      expect(spec.signatureHeaders !== undefined, spec.path).toBe(spec.kind === 'webhook')
      if (spec.kind === 'upload') expect(spec.bodyLimit, spec.path).toBeLessThanOrEqual(MAX_UPLOAD_BODY)
    }
  })

  it.each(VISITORS.map((visitor) => [visitor]))('answers a %s as its list of visitors says', async (visitor) => {
    let client = await signInAs(server, visitor)
    for (const { spec } of PRODUCT.endpoints) {
      const path = spec.path.includes('{') ? spec.path.replace(/\{\w+\}/g, SAMPLES[spec.path] ?? vacancyId) : spec.path
      const answer =
        spec.method === 'get'
          ? await client.get(path)
          : await client.send(
              spec.method.toUpperCase(),
              path,
              {},
              {
                headers: {
                  'x-csrf-token': await client.getToken(),
                  ...(spec.kind === 'upload' && { 'content-type': UPLOAD_TYPE }),
                },
              },
            )
      // One group for a form, whatever is wrong with it; those of a CV are its parts.
      if (answer.body?.errors) expect(Object.keys(answer.body.errors), path).toEqual([spec.form ?? 'form'])
      const allowed = spec.who === 'anyone' || spec.who.includes(visitor)
      const name = `${visitor}: ${spec.method} ${path} ${answer.text.slice(0, 200)}`
      if (allowed) expect([200, 201, 401, 404, 422], name).toContain(answer.status)
      else if (spec.refusal && visitor !== 'guest') expect(answer.status, name).toBe(409)
      else expect(answer.status, name).toBe(WITH_SIGNED_OUT_ANSWER[visitor])
      if (allowed && spec.who !== 'anyone') expect([401, 403], name).not.toContain(answer.status)
      // A write may have ended the session or changed whose it is.
      if (allowed && spec.method !== 'get' && (await whoIs(client)) !== visitor)
        client = await signInAs(server, visitor)
    }
  })

  it('refuses a write without token, with a token of someone else, and from another site', async () => {
    const writes = PRODUCT.endpoints.filter(({ spec }) => spec.method !== 'get' && !spec.mailed)
    const stranger = await createClient(server).getToken()
    for (const { spec } of writes) {
      const client = createClient(server)
      const token = await client.getToken()
      const path = spec.path.replace(/\{\w+\}/g, SAMPLES[spec.path] ?? vacancyId)
      // A beacon carries no token.
      const withoutToken = [{}, { 'x-csrf-token': 'nonsense' }, { 'x-csrf-token': stranger }]
      const tries = [
        ...(spec.beacon ? [] : withoutToken),
        { 'x-csrf-token': token, 'sec-fetch-site': 'cross-site' },
        { 'x-csrf-token': token, 'sec-fetch-site': 'same-site' },
        { 'x-csrf-token': token, 'sec-fetch-site': undefined },
        { 'x-csrf-token': token, 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      ]
      for (const headers of tries) {
        const answer = await client.send(spec.method.toUpperCase(), path, {}, { headers })
        expect(answer.status, `${spec.path} ${JSON.stringify(headers)}`).toBe(403)
        expect(answer.body.code).toBe('csrf-failed')
      }
    }
  })

  it('asks for no body where it takes none', async () => {
    for (const { spec } of PRODUCT.endpoints.filter(
      ({ spec }) => spec.method !== 'get' && !spec.body && spec.kind !== 'upload',
    )) {
      const path = spec.path.replace(/\{\w+\}/g, SAMPLES[spec.path] ?? vacancyId)
      const [visitor = 'guest'] = spec.who === 'anyone' ? [] : spec.who
      const client = visitor === 'guest' ? createClient(server) : await signInAs(server, visitor)
      const headers = { 'x-csrf-token': await client.getToken(), 'content-type': undefined }
      const answer = await client.send(spec.method.toUpperCase(), path, undefined, { headers })
      expect(answer.body?.code, spec.path).not.toBe('wrong-content-type')
    }
  })

  it('takes JSON only', async () => {
    const client = createClient(server)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'application/jsonp',
    ]) {
      const answer = await client.post(
        '/server/security/auth/login',
        { email: 'a@b.example', password: 'x' },
        { headers: { 'content-type': type } },
      )
      expect(answer.status, type).toBe(415)
    }
  })

  it('is described at /server/openapi.json and on a page without script', async () => {
    const client = createClient(server)
    const paths = (await client.get('/server/openapi.json')).body.paths as Record<string, unknown>
    expect(Object.keys(paths).sort()).toEqual([...new Set(PRODUCT.endpoints.map(({ spec }) => spec.path))].sort())
    const page = await client.get('/server/openapi')
    expect(page.text.length).toBeLessThan(700_000)
    const headersOf = (path: string): string[] =>
      ((paths[path] as Described).post.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)
    expect(headersOf('/server/user')).toEqual(['x-csrf-token', 'accept-language', 'x-referral-id', 'x-social-token'])
    expect(headersOf('/server/security/auth/login')).toContain('x-social-token')
    expect(headersOf('/server/seaman')).toEqual(['x-csrf-token', 'accept-language', 'x-referral-id', 'x-social-token'])
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
    expect(page.text).not.toContain('<script')
    for (const path of Object.keys(paths)) expect(page.text).toContain(path)
  })

  it('is described by what was made once', async () => {
    const describe = vi.spyOn(server.app, 'getOpenAPI31Document')
    const client = createClient(server)
    for (const path of ['/server/openapi', '/server/openapi.json', '/server/openapi']) await client.get(path)
    expect(describe.mock.calls.length).toBeLessThanOrEqual(1)
  })
})
