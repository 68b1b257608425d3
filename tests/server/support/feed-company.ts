import { env } from 'cloudflare:test'
import type { CompletionInput } from '#src/contract/file/schemas.ts'
import { feedDomain } from '#src/server/exchange/feed/index.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import type { PublicFetch, PublicRequest } from '#src/server/platform/public-fetch.ts'
import { createPublicWeb, FetchError } from '#src/server/platform/public-fetch.ts'
import { vacancyDomain } from '#src/server/work/vacancy/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { START } from './client.ts'
import { type Bytes, send } from './files.ts'
import { registerCompany } from './fixtures.ts'
import { serverOf, type TestServer } from './server-of.ts'

const startServer = serverOf(feedDomain, fileDomain, vacancyDomain, vacancySearchDomain)

type Page = string | { status: 304 } | { problem: ConstructorParameters<typeof FetchError>[0] }

/** The internet as a source finds it: what is at an address, and what was asked for. */
export function createWeb() {
  const pages = new Map<string, { page: Page; etag?: string }>()
  const asked: PublicRequest[] = []
  const fetchPage: PublicFetch = async (request) => {
    asked.push(request)
    const found = pages.get(request.address)
    if (!found) throw new FetchError('status')
    const { page, etag } = found
    if (typeof page !== 'string') {
      if ('problem' in page) throw new FetchError(page.problem)
      return 'unchanged'
    }
    const headers = new Headers({ 'content-type': 'application/rss+xml', ...(etag && { etag }) })
    return { bytes: new TextEncoder().encode(page), headers }
  }
  const { readAddress } = createPublicWeb({ fetch, own: ['localhost'] })
  return {
    asked,
    put: (address: string, page: Page, etag?: string) => pages.set(address, { page, ...(etag && { etag }) }),
    services: { web: { readAddress, fetch: fetchPage } },
  }
}

/** A company whose e-mail is confirmed, and what it does with feeds. */
export async function startFeedCompany(server: TestServer = startServer(), data: { verified?: boolean } = {}) {
  const company = await registerCompany(server, data)
  await env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE email = ?').bind(START, company.email).run()
  const path = '/server/company/feed'
  const open = async (id: string, query = '') => (await company.get(`${path}/${id}${query}`)).body
  /** Sends a file as every file is sent; `id` is that of its source. */
  const upload = async (file: string | Bytes, { name = 'feed.xml', target }: CompletionInput = {}) => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    const answer = await send(company, bytes, { purpose: 'feed', input: { name, target } })
    return { ...answer, id: answer.body.became as string }
  }
  const confirm = (id: string, report: string, noFee = true) =>
    company.post(`${path}/${id}/confirmation`, { report, noFee })
  return {
    ...company,
    server,
    list: async () => (await company.get(path)).body,
    open,
    upload,
    confirm,
    /** Uploads and confirms; gives the source as it stands then. */
    publish: async (file: string) => {
      const { id } = await upload(file)
      const { source } = await open(id)
      await confirm(id, source.report.id)
      return open(id)
    },
    found: async (query = ''): Promise<{ id: string; rank: string }[]> =>
      (await company.get(`/server/vacancy?company=${company.slug}&${query}`)).body.items,
    act: (id: string, name: string, body: object = {}) => company.post(`${path}/${id}/${name}`, body),
    settle: (id: string, publishesAlone: boolean) => company.put(`${path}/${id}`, { publishesAlone }),
    add: (address: string) => company.post(path, { address }),
  }
}

export type FeedCompany = Awaited<ReturnType<typeof startFeedCompany>>
