import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { PRODUCT } from '#src/server/product.ts'
import type { Client } from './client.ts'
import { KEYS, type World } from './withdrawn-world.ts'

/** What each endpoint with parameters has of the two accounts, for anyone who may read it. */
const listAddresses = ({
  company,
  recruiter,
  seafarer,
  met,
  opened,
  pictures,
}: World): Record<string, readonly string[]> => ({
  '/server/act/{secret}': [KEYS.act],
  '/server/seaman/form/{id}/filled': [opened.formId],
  '/server/vacancy/{id}/application': [`${recruiter.vacancyIds[0]}/application`],
  '/server/vacancy/{id}/application/{applicationId}': [
    `${recruiter.vacancyIds[0]}/application/${met.seafarer.applicationId}`,
  ],
  '/server/seaman/application/{id}': [met.company.applicationId],
  '/server/seamans/{id}': [seafarer.publicId],
  '/server/seamans/{id}/invitation': [`${seafarer.publicId}/invitation`],
  '/server/crewing/{country}': ['ph'],
  '/server/crewing/{country}/{slug}': [`ph/${company.slug}`],
  '/server/img/{kind}/{file}': [`logo/${KEYS.logo}-96.png`, `avatar/${KEYS.avatar}-96.jpg`],
  '/server/inbox/first/{kind}/{id}': [`company/${company.companyId}`, `seaman/${seafarer.publicId}`],
  '/server/inbox/thread/{id}': [met.company.threadId, met.seafarer.threadId],
  '/server/og/{kind}/{file}': pictures.map((path) => path.slice('og/'.length)),
  '/server/calendar/{secret}': [opened.calendar],
  '/server/share/{secret}': [opened.share],
  '/server/report/{kind}/{id}': [
    `vacancy/${company.vacancyIds[0]}`,
    `company/${company.companyId}`,
    `seaman/${seafarer.publicId}`,
  ],
  '/server/ship/{imo}': [KEYS.ship],
  '/server/sitemap/{source}': ['vacancy?until=99999', 'agency?until=zzzz', 'country?until=zzzz'],
  '/server/vacancy/{id}': company.vacancyIds,
  '/server/job/{fleetType}': ['tanker-fleet'],
  '/server/position/{rank}': ['second-engineer'],
})

/** What they have without parameters, where a query is needed. */
const QUERIES: Readonly<Record<string, string>> = {
  '/server/balance/statement': '?currency=USD&from=2026-11&until=2026-11',
  '/server/company/name': '?q=can',
  '/server/inbox/changes': '?after=0',
  '/server/inbox/search': '?words=relief',
  '/server/mailing/review': '?id=none',
  '/server/mailing/review/document': '?id=none&scan=none',
  '/server/mailing/review/file': '?id=none&kind=docx',
  '/server/company/top-up/arrival': '?session=none',
  '/server/seaman/top-up/arrival': '?session=none',
  '/server/subscribe/unsubscribe': '?id=none',
}

/** Their address alone says whose they are. */
const NAMED_IN_ADDRESS = [
  '/server/act/',
  '/server/img/',
  '/server/og/',
  '/server/calendar/',
  '/server/share/',
  '/filled',
]

const isAddressed = (path: string): boolean => NAMED_IN_ADDRESS.some((part) => path.includes(part))

const mayRead = ({ who, method }: EndpointSpec, visitor: string): boolean =>
  method === 'get' && (who === 'anyone' || (who as readonly string[]).includes(visitor))

const beginOf = (path: string): string => path.slice(0, path.indexOf('{'))

/** Endpoints of which a visitor reads what they say to everyone, or to them. */
export const listReads = (visitor: string): EndpointSpec[] =>
  PRODUCT.endpoints.map(({ spec }) => spec as EndpointSpec).filter((spec) => mayRead(spec, visitor))

/** Every address at which a visitor gets something of the two accounts, by the path of its endpoint. */
export async function findSights(world: World, name: string, visitor: Client): Promise<string[]> {
  const { company, seafarer } = world
  const words = ['canary', company.companyId, ...company.vacancyIds, seafarer.publicId, seafarer.seamanId]
  const addresses = listAddresses(world)
  const found = new Set<string>()
  for (const { path } of listReads(name)) {
    const tails = path.includes('{') ? (addresses[path] ?? []) : [QUERIES[path] ?? '']
    for (const tail of tails) {
      const { status, text } = await visitor.get((path.includes('{') ? beginOf(path) : path) + tail)
      if (status === 400) throw new Error(`${path} needs a query`)
      const isSaid = isAddressed(path) || words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
      if (status === 200 && isSaid) found.add(`${name} ${path}`)
    }
  }
  return [...found].sort()
}

/** Paths with parameters of which the world knows no address. */
export const listUnknown = (world: World): string[] => {
  const known = listAddresses(world)
  const paths = ['guest', 'seaman', 'company'].flatMap(listReads).map(({ path }) => path)
  return [...new Set(paths.filter((path) => path.includes('{') && !known[path]))].sort()
}
