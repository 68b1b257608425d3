import { env } from 'cloudflare:test'
import { DAY } from '#src/domain/time.ts'
import { createReviewId, hashReviewId } from '#src/server/exchange/mailing/letter/review-id.ts'
import { type Client, createClient } from './client.ts'
import { confirmAddress, createId, insertRow, insertVacancy, registerCompany, registerSeaman } from './fixtures.ts'
import { CHOICE, createSink, orderAs, runMailings } from './mailings.ts'
import type { TestServer } from './server-of.ts'

export const REVIEW = '/server/mailing/review'
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

export const openReview = (client: Pick<Client, 'get'>, id: string) => client.get(`${REVIEW}?id=${id}`)

/** An agency with members, an open vacancy and a confirmed address. */
export async function createAgency(server: TestServer) {
  const company = await registerCompany(server)
  await confirmAddress(company.email)
  await insertRow('mailing_rule', { organisation_id: company.companyId, frequency: 'each', updated_at: 1 })
  const address = `crew@${company.slug}.example`
  await insertRow('mailing_address', {
    ...{ id: createId(), organisation_id: company.companyId, asked_at: 1, confirmed_at: 2, address },
  })
  const place = { id: company.companyId, slug: company.slug, name: 'Crew' }
  const { id: vacancyId } = await insertVacancy(place, { published_at: server.now(), expires_at: null })
  return { ...company, address, vacancyId }
}

export type Agency = Awaited<ReturnType<typeof createAgency>>

/** Sends the CV of a new seafarer to agencies; returns the ids in their links. */
export async function sendCvTo(server: TestServer, agencies: readonly Agency[], choice = {}, language = 'en') {
  const seaman = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' }, language)
  await confirmAddress(seaman.email)
  const mailingId = await orderAs(server, seaman, { agencies: agencies.map(({ slug }) => slug), ...choice })
  const sink = createSink()
  await runMailings(server, sink)
  const ids = agencies.map(({ companyId: organisationId }) =>
    createReviewId(server.services, { mailingId, organisationId }),
  )
  return { seaman, mailingId, ids, sink }
}

/** One agency that received a CV, and a reader of its mail without an account. */
export async function startReview(server: TestServer, choice = {}, language = 'en') {
  const agency = await createAgency(server)
  const { seaman, mailingId, ids, sink } = await sendCvTo(server, [agency], choice, language)
  return { agency, seaman, mailingId, sink, id: ids[0] as string, reader: createClient(server) }
}

/** The CV of a new seafarer that was mailed to a company; returns the id in its link. */
export async function mailCvTo(server: TestServer, { companyId }: { companyId: string }) {
  const seaman = await registerSeaman(server)
  const mailingId = createId()
  await insertRow('mailing', {
    ...{ id: mailingId, account_id: seaman.accountId, slug: 'tankers', consented_at: 1, created_at: 1 },
    ...{ choice: JSON.stringify(CHOICE), reach: '{}', facts: '{}' },
    ...{ quota_month: '2026-11', quota_letters: 1, quota_used: 1 },
  })
  const id = createReviewId(server.services, { mailingId, organisationId: companyId })
  await insertRow('mailing_recipient', {
    ...{ mailing_id: mailingId, organisation_id: companyId, position: 0, funds: 'quota', frequency: 'each' },
    ...{ due_at: 1, next_at: 1, settle_at: 1, sent_at: 1, state: 'sent' },
    ...{ review_hash: hashReviewId(id), review_until: server.now() + DAY },
  })
  return { seaman, mailingId, id }
}

type Row = Record<'answeredAt' | 'openedAt' | 'forwardedAt' | 'revokedAt', number | null> &
  Record<'answer' | 'state' | 'settled', string | null>

/** The row of a mailing with one agency. */
export async function readRow(mailingId: string): Promise<Row> {
  const row = await env.DB.prepare(
    `SELECT answer, answered_at AS answeredAt, opened_at AS openedAt, forwarded_at AS forwardedAt, revoked_at AS revokedAt, state, settled
    FROM mailing_recipient WHERE mailing_id = ? ORDER BY position`,
  )
    .bind(mailingId)
    .first<Row>()
  if (!row) throw new Error('no such mailing')
  return row
}
