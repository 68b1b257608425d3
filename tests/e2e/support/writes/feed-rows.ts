import type { FeedDetail } from '#src/contract/feed/schemas.ts'
import { write } from '../../../support/accounts.ts'
import { giveFile } from '../give-file.ts'
import { becomeCompany } from './people.ts'
import type { Row, Visit } from './row.ts'

const DAY = 86_400_000
const FEEDS = '/company/feeds'

const joinDate = (): string => new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10).split('-').reverse().join('.')

const createFeed = (number: number): string =>
  `<rss><channel><item><guid>walk-${number}</guid><title>Bosun for Reefer</title>
  <description><![CDATA[A steady ship with a steady crew.<br/>Salary: 2 100 - 2 300 USD.<br/>Join date: ${joinDate()}.
  <br/>Contract duration: 4 m.]]></description></item></channel></rss>`

const openList: Row['open'] = async (visit) => {
  await becomeCompany(visit)
  return FEEDS
}

async function openUploaded(visit: Visit): Promise<string> {
  await becomeCompany(visit)
  return `${FEEDS}/${await giveFile(visit.page.request, 'feed', Buffer.from(createFeed(visit.number)))}`
}

/** Nothing outside can be reached here, which the page has to say. */
async function openAddress(visit: Visit): Promise<string> {
  await becomeCompany(visit)
  const body = { address: `https://feeds.example/${visit.number}.xml` }
  const added = await write<Pick<FeedDetail, 'source'>>(visit.page.request, 'POST', '/server/company/feed', body)
  return `${FEEDS}/${added.source.id}`
}

/** Vacancies from a company's own site. */
export const feedRows: readonly Row[] = [
  {
    endpoint: 'post /server/company/feed',
    who: 'company',
    open: openList,
    form: 'main form:has([name=address])',
    fill: (form, { number }) => form.locator('[name=address]').fill(`https://feeds.example/${number}.xml`),
    answer: { id: 'feed.failure.unreachable' },
  },
  {
    endpoint: 'post /server/user/file/{id}/completion',
    who: 'company',
    open: openList,
    form: 'main form:has([name=file])',
    fill: (form, { number }) => {
      const file = { name: 'ships.xml', mimeType: 'application/xml', buffer: Buffer.from(createFeed(number)) }
      return form.locator('[name=file]').setInputFiles(file)
    },
    answer: { id: 'feed.report.done' },
  },
  {
    endpoint: 'post /server/company/feed/{id}/reading',
    who: 'company',
    open: openAddress,
    form: 'main form:has([name=act][value=read])',
    answer: { id: 'feed.failure.unreachable' },
  },
  {
    endpoint: 'post /server/company/feed/{id}/confirmation',
    who: 'company',
    open: openUploaded,
    form: 'main form:has([name=noFee])',
    fill: (form) => form.locator('[name=noFee]').check(),
    answer: { id: 'feed.confirm.done' },
  },
  {
    endpoint: 'post /server/company/feed/{id}/removal',
    who: 'company',
    open: openUploaded,
    form: 'main details:has([name=vacancies])',
    fill: (form) => form.locator('summary').click(),
    answer: { id: 'form.done.removed' },
  },
]
