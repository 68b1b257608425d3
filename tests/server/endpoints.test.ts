import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { MAX_UPLOAD_BODY, UPLOADS, WEBHOOKS } from '#src/contract/http/raw-paths.ts'
import type { Visitor } from '#src/contract/http/roles.ts'
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
import { samplePath } from './support/sample-path.ts'
import type { TestServer } from './support/server-of.ts'

type Described = { post: { parameters?: { in: string; name: string }[] } }

async function signInAs(server: TestServer, visitor: Visitor): Promise<Client> {
  if (visitor === 'guest') return createClient(server)
  if (visitor === 'seaman') return registerSeaman(server)
  if (visitor === 'company') return registerCompany(server)
  const client = await registerNewcomer(server)
  if (visitor !== 'user') await giveRole(await findColumn('account', 'id', 'email', client.email), visitor)
  return client
}

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

  it('refuses a write without token, with a token of someone else, and from another site', async () => {
    const writes = PRODUCT.endpoints.filter(
      ({ spec }) => spec.method !== 'get' && !spec.mailed && spec.kind !== 'webhook',
    )
    const stranger = await createClient(server).getToken()
    for (const { spec } of writes) {
      const client = createClient(server)
      const token = await client.getToken()
      const path = samplePath(spec, vacancyId)
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
      const path = samplePath(spec, vacancyId)
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
