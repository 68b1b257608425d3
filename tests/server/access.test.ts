import { beforeAll, describe, expect, it } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { ERROR_CODES, type ErrorCode } from '#src/contract/http/errors.ts'
import { UPLOAD_TYPE } from '#src/contract/http/raw-paths.ts'
import { ORGANISATION_ROLES, ROLES, type Role } from '#src/contract/http/roles.ts'
import { PRODUCT } from '#src/server/product.ts'
import { noLimits } from '../security/support/foreign-calls.ts'
import type { Answer, Client } from './support/client.ts'
import { findColumn, insertVacancy, registerCompany } from './support/fixtures.ts'
import { startServer } from './support/product-server.ts'
import { samplePath } from './support/sample-path.ts'
import type { TestServer } from './support/server-of.ts'
import { KINDS, type Kind, type Traits } from './support/visitors.ts'

const SPECS: readonly EndpointSpec[] = PRODUCT.endpoints.map(({ spec }) => spec)
const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`
const isWrite = ({ method }: EndpointSpec) => method !== 'get'
const isNamed = ({ who }: EndpointSpec, role: Traits['role']) => who === 'anyone' || who.includes(role)
const isOfOrganisation = (role: Traits['role']) => role === 'company' || role === 'training-center'

/** The members that are enough for a declared role. Written down here, so that a change of the order of roles fails. */
const MEMBERS = {
  viewer: ['viewer', 'recruiter', 'owner'],
  recruiter: ['recruiter', 'owner'],
  owner: ['owner'],
} as const
const needsMember = ({ member = 'any' }: EndpointSpec, { role }: Traits) => member !== 'any' && isOfOrganisation(role)

/** What an admin who acts for a user may call. */
const ACTING: Readonly<Record<string, (access: 'read' | 'write', spec: EndpointSpec) => boolean>> = {
  undefined: (_, spec) => !isWrite(spec),
  writes: (access) => access === 'write',
  never: () => false,
  own: () => true,
}

type Rule = readonly [
  refusal: ErrorCode | ((spec: EndpointSpec) => ErrorCode),
  applies: (spec: EndpointSpec, traits: Traits) => boolean,
]

/** The first rule that applies decides. If none does, the request reaches the validation of its input. */
const RULES: readonly Rule[] = [
  ['not-signed-in', (spec, { role }) => role === 'guest' && !isNamed(spec, role)],
  [({ refusal }) => refusal ?? 'forbidden', (spec, { role }) => !isNamed(spec, role)],
  [
    'forbidden',
    ({ permission = 'any' }, { role, permissions = [] }) =>
      role === 'admin' && permission !== 'any' && !permissions.some((held) => held === permission || held === 'owner'),
  ],
  ['two-step-needed', (spec, traits) => traits.lacksTwoStep === true && needsMember(spec, traits)],
  ['not-found', (spec, traits) => !traits.member && needsMember(spec, traits)],
  [
    'forbidden',
    (spec, traits) =>
      needsMember(spec, traits) &&
      !MEMBERS[spec.member as keyof typeof MEMBERS].some((enough) => enough === traits.member),
  ],
  ['not-for-others', (spec, { acting }) => acting !== undefined && !ACTING[String(spec.impersonation)]?.(acting, spec)],
  [
    'account-closing',
    (spec, { isClosing }) => isClosing === true && isWrite(spec) && spec.who !== 'anyone' && !spec.whileClosing,
  ],
  [
    'account-blocked',
    (spec, traits) =>
      traits.isOwnerBlocked === true && isWrite(spec) && needsMember(spec, traits) && !spec.whileClosing,
  ],
  ['confirmation-needed', (spec, { acting }) => acting !== undefined && spec.confirmed === true],
  // Another machine signs it; anyone else who calls it has no signature.
  ['wrong-signature', ({ kind }) => kind === 'webhook'],
]

function findRefusal(spec: EndpointSpec, traits: Traits): ErrorCode | undefined {
  const [refusal] = RULES.find(([, applies]) => applies(spec, traits)) ?? []
  return typeof refusal === 'function' ? refusal(spec) : refusal
}

/** What is wrong with an answer, if anything. */
function findFault({ status, body, text }: Answer, spec: EndpointSpec, traits: Traits): string | undefined {
  const refusal = findRefusal(spec, traits)
  const given = `${status} ${text.slice(0, 120)}`
  if (refusal && (status !== ERROR_CODES[refusal] || body?.code !== refusal)) return `not ${refusal}, but ${given}`
  if (!refusal && (status === 401 || status === 403 || status >= 500)) return `rejected: ${given}`
  // A delete without its object has nothing to do; `foreign-objects.test.ts` compares the rows.
  if (
    traits.isElsewhere &&
    spec.method !== 'delete' &&
    spec.path.startsWith('/server/vacancy/{id}/') &&
    spec.member &&
    status < 300
  )
    return `reaches a vacancy of another company: ${given}`
  // One group for a form, whatever is wrong with it.
  const groups = spec.body ? Object.keys(body?.errors ?? {}) : []
  return groups.some((group) => group !== (spec.form ?? 'form')) ? `messages in ${groups.join(', ')}` : undefined
}

/** Calls with an empty body. A caller keeps its token until a write changes the session. */
function createCaller(client: Client) {
  let token: Promise<string> | undefined
  return async (spec: EndpointSpec, path: string): Promise<Answer> => {
    if (!isWrite(spec)) return client.get(path)
    token ??= client.getToken()
    const headers = {
      'x-csrf-token': await token,
      ...(spec.kind === 'upload' && { 'content-type': UPLOAD_TYPE }),
    }
    const answer = await client.send(spec.method.toUpperCase(), path, {}, { headers })
    if (answer.status < 300) token = undefined
    return answer
  }
}

/** What a call may change about the caller, so that the next endpoint would be called by someone else. */
async function describeCaller(client: Client): Promise<string> {
  const { body } = await client.get('/server/security/auth/session')
  const { role, organisationId, twoStepNeeded, eraseAt, permissions, impersonator } = body ?? {}
  const isMember = organisationId !== undefined
  return JSON.stringify([role, isMember, twoStepNeeded, eraseAt, permissions, impersonator?.access])
}

/** Paths of one role, and the endpoints in them that others may call too. */
const AREAS: readonly (readonly [prefix: string, role: Role])[] = [
  ['/server/admin/', 'admin'],
  ['/server/seaman/', 'seaman'],
  ['/server/company/', 'company'],
  ['/server/training-center/', 'training-center'],
]
const WIDER = ['get /server/company/mailing/price', 'get /server/company/name']

/** Writes of members that need no recruiter, and why. */
const WITHOUT_RECRUITER: Readonly<Record<string, string>> = {
  'post /server/company/leave': 'ends the own membership',
  'post /server/company/switch': 'changes the own session',
  'post /server/team-invitation/{secret}/acceptance': 'the caller is not a member yet',
  'put /server/inbox/settings': 'settings of the own account',
  'put /server/inbox/thread/{id}/read': 'the reading of a viewer leaves no mark',
  'post /server/inbox/thread/{id}/typing': 'the typing of a viewer is not shown',
  'post /server/vacancy/{id}/application/{applicationId}/view': 'the seafarer sees which member looked',
}

describe('a declaration of an endpoint', () => {
  it('names a member role if organisations may call it, and a permission if admins may', () => {
    for (const spec of SPECS) {
      const who: readonly string[] = spec.who === 'anyone' ? [] : spec.who
      expect(spec.member !== undefined, nameOf(spec)).toBe(ORGANISATION_ROLES.some((role) => who.includes(role)))
      expect(spec.permission !== undefined, nameOf(spec)).toBe(who.includes('admin'))
    }
  })

  it.each(AREAS)('below %s names %s only', (prefix, role) => {
    const own = SPECS.filter((spec) => spec.path.startsWith(prefix) && !WIDER.includes(nameOf(spec)))
    expect(own.filter(({ who }) => String(who) !== role).map(nameOf)).toEqual([])
    // The back office is never about the caller’s own account.
    if (role === 'admin') expect(own.filter(({ permission = 'any' }) => permission === 'any').map(nameOf)).toEqual([])
  })

  it('of a write for an organisation needs a recruiter, unless it is about the caller', () => {
    const isForEveryAccount = (spec: EndpointSpec) =>
      ROLES.every((role) => role === 'admin' || isNamed(spec, role)) && spec.member === 'any'
    const weak = SPECS.filter(
      (spec) =>
        isWrite(spec) && spec.member && !isForEveryAccount(spec) && !['recruiter', 'owner'].includes(spec.member),
    )
    expect(weak.map(nameOf).sort()).toEqual(Object.keys(WITHOUT_RECRUITER).sort())
  })
})

describe('T1, T2: every endpoint', () => {
  let server: TestServer
  let companyId = ''
  let vacancyId = ''

  beforeAll(async () => {
    server = startServer({ limiter: noLimits, heldFor: 0 })
    const company = await registerCompany(server)
    companyId = company.companyId
    const name = await findColumn('organisation', 'name', 'id', companyId)
    vacancyId = (await insertVacancy({ id: companyId, slug: company.slug, name })).id
  })

  async function listFaults({ enter, ...traits }: Kind): Promise<string[]> {
    const faults: string[] = []
    let client = await enter(server, companyId)
    let call = createCaller(client)
    const caller = await describeCaller(client)
    for (const spec of SPECS) {
      const answer = await call(spec, samplePath(spec, vacancyId))
      const fault = findFault(answer, spec, traits)
      if (fault) faults.push(`${nameOf(spec)}: ${fault}`)
      if (isWrite(spec) && answer.status < 300 && (await describeCaller(client)) !== caller) {
        client = await enter(server, companyId)
        call = createCaller(client)
      }
    }
    return faults
  }

  it.each(Object.entries(KINDS))('answers a %s as it declares', async (_, kind) => {
    expect(await listFaults(kind)).toEqual([])
  })
})
