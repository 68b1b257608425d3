import type { Domain, InOrder, Registries } from './domain.ts'
import type { JobTable } from './ground/job/run-job.usecases.ts'
import type { MailRegistry } from './ground/mail/send-mail.usecases.ts'
import type { Endpoint } from './http/endpoint.ts'
import { GUARDS_WITHOUT_PERSONAL_DATA } from './platform/guards.tables.ts'

/** The endpoints, jobs and registries of a server. */
export type Product = Registries & {
  endpoints: readonly Endpoint[]
  /** Jobs by name; a message with an unknown name is given up. */
  jobs: JobTable
}

const merge = <Entry>(parts: readonly (Readonly<Record<string, Entry>> | undefined)[]): Record<string, Entry> =>
  Object.assign({}, ...parts)

const sorted = <Act>(acts: readonly InOrder<Act>[]): Act[] =>
  acts.toSorted((one, other) => one.order - other.order).map(({ act }) => act)

type Files = { act: unknown; news?: unknown; readers: unknown }

/** One property of the file registration of each purpose. */
const pluck = (domains: readonly Domain[], name: keyof Files): Record<string, never> =>
  Object.fromEntries(
    domains.flatMap(({ files = {} }) =>
      Object.entries(files as Record<string, Files>).flatMap(([purpose, described]) =>
        described[name] ? [[purpose, described[name] as never]] : [],
      ),
    ),
  )

const nobody = {
  isDeclined: async () => false,
  findRecipient: async () => undefined,
  findMembers: async () => [],
  findAdmins: async () => [],
}

/** What a domain erases. */
export const erasureOf = ({ erasure = {} }: Domain, registries: Pick<Registries, 'products'>) =>
  typeof erasure === 'function' ? erasure(registries) : erasure

function collectRegistries(domains: readonly Domain[]): Registries {
  const withdrawals = domains.map(({ withdrawal = {} }) => withdrawal)
  const products = new Map(
    domains.flatMap(({ products: sold = [] }) => sold.map((product) => [product.name, product] as const)),
  )
  const erasures = domains.map((domain) => erasureOf(domain, { products }))
  return {
    mails: {
      writers: merge(domains.map(({ mails }) => mails)) as MailRegistry['writers'],
      ...(domains.find(({ recipients }) => recipients)?.recipients ?? nobody),
    },
    letterEvents: new Map(
      domains.flatMap(({ letterEvents = [] }) => letterEvents.map(({ source, on }) => [source, on])),
    ),
    personalData: merge(domains.map(({ personalData }) => personalData)),
    notPersonal: merge([GUARDS_WITHOUT_PERSONAL_DATA, ...domains.map(({ notPersonal }) => notPersonal)]),
    erasure: {
      steps: sorted(erasures.flatMap(({ steps = [] }) => steps)),
      rows: sorted(erasures.flatMap(({ rows = [] }) => rows)),
    },
    withdrawal: {
      withdraw: withdrawals.flatMap(({ withdraw = [] }) => withdraw),
      restore: withdrawals.flatMap(({ restore = [] }) => restore),
      follow: withdrawals.flatMap(({ follow = [] }) => follow),
    },
    fileActs: pluck(domains, 'act') as never,
    fileNews: pluck(domains, 'news'),
    uploadReaders: pluck(domains, 'readers') as never,
    cvProjection: domains.find(({ cvProjection }) => cvProjection)?.cvProjection as never,
    actsByTwo: new Map(domains.flatMap(({ actsByTwo = [] }) => actsByTwo.map((act) => [act.action, act] as const))),
    ledgerChecks: domains.flatMap(({ ledgerChecks = [] }) => ledgerChecks),
    digests: new Map(domains.flatMap(({ digests = [] }) => digests.map((source) => [source.kind, source] as const))),
    stops: merge(domains.map(({ stops }) => stops as Record<string, never> | undefined)),
    products,
  }
}

const listOf = <Item>(
  described: readonly Item[] | ((registries: Registries) => readonly Item[]) = [],
  registries: Registries,
): readonly Item[] => (typeof described === 'function' ? described(registries) : described)

/** Builds a server from domains: all domains for the product, the tested ones for a test. */
export function combineDomains(domains: readonly Domain[]): Product {
  const registries = collectRegistries(domains)
  const jobs = domains.flatMap((domain) => listOf(domain.jobs, registries))
  return {
    ...registries,
    endpoints: domains.flatMap(({ endpoints }) => listOf(endpoints, registries)),
    jobs: new Map(jobs.map((job) => [job.name, job])),
  }
}
