import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { type Client, createClient, ORIGIN } from '#tests/server/support/client.ts'
import { drawPng, send } from '#tests/server/support/files.ts'
import { confirmAddress, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { createPdf } from '#tests/server/support/hostile-scans.ts'
import { createSink, orderAs, runMailings } from '#tests/server/support/mailings.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { createAgency, openReview, REVIEW } from '#tests/server/support/reviews.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { setRules } from '#tests/server/support/test-shop.ts'
import { createReviewId } from '../letter/review-id.ts'
import { openReviewDocument } from './review-document.usecases.ts'

const server = serverOf(...DOMAINS)()
const SCAN = '/server/seaman/scan'
/** The document with which every CV begins. */
const PASSPORT = 'first-1'
const PDF = createPdf()

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})

const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

const addScan = async (seaman: Client, target: string, bytes = PDF): Promise<string> =>
  (await send(seaman, bytes, { purpose: 'scan', input: { target } })).body.became

const removeScan = async (seaman: Client, id: string) =>
  seaman.send('DELETE', `${SCAN}/${id}`, undefined, { headers: { 'x-csrf-token': await seaman.getToken() } })

async function open(reader: Client, id: string, scan: string) {
  const headers = { cookie: [...reader.cookies].map((pair) => pair.join('=')).join('; ') }
  const answer = await server.fetch(new Request(`${ORIGIN}${REVIEW}/document?id=${id}&scan=${scan}`, { headers }))
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const statusOf = async (reader: Client, id: string, scan: string) => (await open(reader, id, scan)).status

/** A seafarer with two documents that have scans, who mailed the CV to an agency with the chosen ones. */
async function mailWith(documents: readonly string[]) {
  const agency = await createAgency(server)
  const seaman = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
  await confirmAddress(seaman.email)
  const { data } = await readOwnCv(seaman)
  const other = { ...data.documents[0], id: 'd2', type: 'certificate', name: 'stcw-basic-safety' }
  await editOwnCv(seaman, { documents: [...data.documents, other] as never })
  const scans = { passport: await addScan(seaman, PASSPORT), other: await addScan(seaman, 'd2', await drawPng()) }
  const mailingId = await orderAs(server, seaman, { agencies: [agency.slug], documents })
  await runMailings(server, createSink())
  const id = createReviewId(server.services, { mailingId, organisationId: agency.companyId })
  return { agency, seaman, scans, mailingId, id, reader: createClient(server) }
}

type Mailed = Awaited<ReturnType<typeof mailWith>>

describe('documents of a mailing', () => {
  it('are the own ones that have scans, in the order of the CV', async () => {
    const { seaman } = await mailWith([])
    await addScan(seaman, PASSPORT)
    await addScan(seaman, 'typed-only')
    const { body } = await seaman.get('/server/seaman/mailing-document')
    expect(body.items.map(({ id, files }: { id: string; files: number }) => [id, files])).toEqual([
      [PASSPORT, 2],
      ['d2', 1],
    ])
    expect((await (await registerSeaman(server)).get('/server/seaman/mailing-document')).body.items).toEqual([])
  })

  it('are named on the page and opened by its id if the seafarer allowed them, and no others are', async () => {
    const { scans, id, reader, agency } = await mailWith([PASSPORT])
    const { body } = await openReview(reader, id)
    expect(body.documents).toMatchObject([
      { id: PASSPORT, files: [{ id: scans.passport, type: 'pdf', size: PDF.length }] },
    ])
    for (const client of [reader, agency]) {
      const { status, headers, bytes } = await open(client, id, scans.passport)
      expect(status).toBe(200)
      expect(bytes).toEqual(PDF)
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="scan-[0-9a-f]{8}\.pdf"$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'")
    }
    expect(await statusOf(reader, id, scans.other)).toBe(404)
  })

  it('are none unless the seafarer allows some, also in orders from before that was possible', async () => {
    const { scans, id, reader, mailingId } = await mailWith([])
    const seen = async () => [(await openReview(reader, id)).body.documents, await statusOf(reader, id, scans.passport)]
    expect(await seen()).toEqual([[], 404])
    await run("UPDATE mailing SET choice = json_remove(choice, '$.documents') WHERE id = ?", mailingId)
    expect(await seen()).toEqual([[], 404])
  })

  it('are counted once in the report, without ids of no document or of one without scans', async () => {
    const { seaman, mailingId } = await mailWith(['d2', PASSPORT, 'd2', 'typed-only', 'first-2'])
    const { body } = await seaman.get(`/server/seaman/mailing/${mailingId}`)
    expect(body.choice.documents).toEqual([PASSPORT, 'd2'])
  })

  it('are not opened by wrong ids, and the answer does not say which one is wrong', async () => {
    const [one, another] = [await mailWith([PASSPORT]), await mailWith([PASSPORT])]
    const stranger = await registerCompany(server)
    const wrong: [Client, string, string][] = [
      [one.reader, crypto.randomUUID(), one.scans.passport],
      [one.reader, one.id.slice(1), one.scans.passport],
      [one.reader, one.id, one.scans.other],
      [one.reader, one.id, another.scans.passport],
      [one.reader, one.id, crypto.randomUUID()],
      [one.reader, one.id, "x' OR 1=1"],
      [stranger, one.id, one.scans.passport],
      [another.agency, one.id, one.scans.passport],
    ]
    const answers = new Set<string>()
    for (const [client, id, scan] of wrong) {
      const { status, bytes } = await open(client, id, encodeURIComponent(scan))
      answers.add(`${status} ${new TextDecoder().decode(bytes).replace(/"requestId":"[^"]*"/, '')}`)
    }
    expect([...answers]).toEqual([expect.stringMatching(/^404 /)])
  })

  it('are closed with the page: withdrawn, expired, blocked or erased', async () => {
    const { seaman, scans, id, reader, mailingId } = await mailWith([PASSPORT])
    const seen = () => statusOf(reader, id, scans.passport)
    for (const [act, undo, value] of [
      [
        'UPDATE account SET blocked_at = 1 WHERE id = ?',
        'UPDATE account SET blocked_at = NULL WHERE id = ?',
        seaman.accountId,
      ],
      [
        'UPDATE mailing_recipient SET review_until = review_until - 9000000000000 WHERE mailing_id = ?',
        'UPDATE mailing_recipient SET review_until = review_until + 9000000000000 WHERE mailing_id = ?',
        mailingId,
      ],
    ] as const) {
      await run(act, value)
      expect(await seen(), act).toBe(404)
      await run(undo, value)
      expect(await seen(), undo).toBe(200)
    }
    await seaman.post(`/server/seaman/mailing/${mailingId}/revocation`, { position: null })
    expect(await seen()).toBe(404)
    const erased = await mailWith([PASSPORT])
    await run('DELETE FROM account WHERE id = ?', erased.seaman.accountId)
    expect(await statusOf(erased.reader, erased.id, erased.scans.passport)).toBe(404)
  })

  it('are not opened if the CV is withdrawn or the scan deleted while the file is read', async () => {
    const closing = [
      ({ seaman, mailingId }: Mailed) =>
        seaman.post(`/server/seaman/mailing/${mailingId}/revocation`, { position: null }),
      ({ seaman, scans }: Mailed) => removeScan(seaman, scans.passport),
    ]
    for (const close of closing) {
      const mailed = await mailWith([PASSPORT])
      const { files } = server.services
      const open: typeof files.open = async (key) => {
        const file = await files.open(key)
        expect((await close(mailed)).status).toBe(200)
        return file
      }
      const opening = openReviewDocument(
        { ...server.services, files: { ...files, open } },
        { id: mailed.id, scan: mailed.scans.passport },
        { session: null, network: '192.0.2.1' },
      )
      await expect(opening).rejects.toMatchObject({ code: 'not-found' })
    }
  })

  it('do not include scans that were added or removed after the order, or whose document left the CV', async () => {
    const { seaman, scans, id, reader } = await mailWith([PASSPORT, 'd2'])
    server.wait(DAY)
    const later = await addScan(seaman, PASSPORT)
    const shown = async () => {
      const { documents } = (await openReview(reader, id)).body
      return documents.flatMap(({ files }: { files: { id: string }[] }) => files.map((file) => file.id))
    }
    expect(await shown()).toEqual([scans.passport, scans.other])
    expect(await statusOf(reader, id, later)).toBe(404)
    await removeScan(seaman, scans.passport)
    expect(await shown()).toEqual([scans.other])
    expect(await statusOf(reader, id, scans.passport)).toBe(404)
    const { data } = await readOwnCv(seaman)
    await editOwnCv(seaman, { documents: data.documents.filter((one) => one.id === PASSPORT) as never })
    expect(await shown()).toEqual([])
    expect(await statusOf(reader, id, scans.other)).toBe(404)
    // As after a scan that arrived while its document was removed.
    await run('UPDATE cv_scan SET left_at = NULL WHERE id = ?', scans.other)
    expect(await statusOf(reader, id, scans.other)).toBe(404)
  })
})
