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

/** The cheapest settings: what scrypt costs is tested where it is made. */
export const cheapHasher = createPasswordHasher(CHEAP_COST)

export type TestServer = ReturnType<typeof startProduct>

/** A server over the test's database, with a clock that is still until it is moved; answers wait for deferred work. */
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
    /** Ids of the mails handed to the queue. */
    sent,
    now: () => now,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/**
 * What fixtures need: people register, confirm their address, sign in and become a seafarer, a company or a training centre; mails are sent,
 * and the crew list follows CVs.
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
 * How a test starts a server with the domains that it is about, beside those of people; loading all of them takes longer than most tests.
 * The function that it returns takes services to replace, and further endpoints.
 */
export function serverOf(...domains: readonly Domain[]) {
  const product = combineDomains([...new Set([...domains, ...PEOPLE])])
  return (replaced: Partial<Services> = {}, further: readonly Endpoint[] = []) =>
    startProduct(product, replaced, further)
}

/** Starts a server of a test: services to replace, and further endpoints. */
export type StartServer = ReturnType<typeof serverOf>
