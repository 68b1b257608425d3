import { env } from 'cloudflare:test'
import { createApp } from '#src/server/app.ts'
import { combineDomains, type Product } from '#src/server/combine-domains.ts'
import type { Domain } from '#src/server/domain.ts'
import { auditDomain } from '#src/server/ground/audit/index.ts'
import { idempotencyDomain } from '#src/server/ground/idempotency/index.ts'
import { jobDomain } from '#src/server/ground/job/index.ts'
import { mailDomain } from '#src/server/ground/mail/index.ts'
import { withdrawalDomain } from '#src/server/ground/withdrawal/index.ts'
import type { Endpoint } from '#src/server/http/endpoint.ts'
import { accountDomain } from '#src/server/identity/account/index.ts'
import { registrationDomain } from '#src/server/identity/registration/index.ts'
import { sessionDomain } from '#src/server/identity/session/index.ts'
import { signInDomain } from '#src/server/identity/sign-in/index.ts'
import { companyDomain } from '#src/server/people/company/index.ts'
import { organisationDomain } from '#src/server/people/organisation/index.ts'
import { seamanDomain } from '#src/server/people/seaman/index.ts'
import { settingDomain } from '#src/server/people/setting/index.ts'
import { trainingCenterDomain } from '#src/server/people/training-center/index.ts'
import { CHEAP_COST, createPasswordHasher } from '#src/server/platform/passwords.ts'
import { createServices, type Services } from '#src/server/platform/services.ts'
import { crewDomain } from '#src/server/work/crew/index.ts'
import { START } from './client.ts'

/** The cheapest settings; a separate test covers the real cost of scrypt. */
export const cheapHasher = createPasswordHasher(CHEAP_COST)

export type TestServer = ReturnType<typeof startProduct>

/** Starts a server on the test database. Its clock moves only with `wait`. Responses wait for deferred work. */
export function startProduct(product: Product, replaced: Partial<Services>, further: readonly Endpoint[]) {
  let now = START
  const sent: string[] = []
  const services = createServices(env, {
    clock: () => now,
    hasher: cheapHasher,
    jobQueue: {
      send: async (lane, messages) => {
        if (lane === 'mail') sent.push(...messages.map(({ subject }) => subject))
      },
    },
    ...replaced,
  })
  const app = createApp(services, [...product.endpoints, ...further])
  const fetch = async (request: Request): Promise<Response> => {
    const deferred: Promise<unknown>[] = []
    const context = {
      waitUntil: (work: Promise<unknown>) => void deferred.push(work),
      passThroughOnException: () => {},
      props: {},
    }
    const response = await app.fetch(request, env, context as never)
    await Promise.all(deferred)
    return response
  }
  return {
    app,
    product,
    services,
    fetch,
    /** The ids of queued mails. */
    sent,
    now: () => now,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/**
 * The domains that fixtures need: registration, sign-in, profiles of seafarers, companies and training centres, mails, and the crew list,
 * which is updated with CVs.
 */
const PEOPLE: readonly Domain[] = [
  accountDomain,
  auditDomain,
  companyDomain,
  crewDomain,
  idempotencyDomain,
  jobDomain,
  mailDomain,
  organisationDomain,
  registrationDomain,
  seamanDomain,
  sessionDomain,
  settingDomain,
  signInDomain,
  trainingCenterDomain,
  withdrawalDomain,
]

/**
 * Returns a function that starts a server with the tested domains and `PEOPLE`. Loading all domains takes longer than most tests.
 * The returned function takes services to replace, and further endpoints.
 */
export function serverOf(...domains: readonly Domain[]) {
  const product = combineDomains([...new Set([...domains, ...PEOPLE])])
  return (replaced: Partial<Services> = {}, further: readonly Endpoint[] = []) =>
    startProduct(product, replaced, further)
}

/** Starts a test server. The parameters are services to replace, and further endpoints. */
export type StartServer = ReturnType<typeof serverOf>
