import { env } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MAX_SCANS_OF_PAPER, SCAN_SIDE } from '#src/contract/scan/scan.ts'
import { DAY } from '#src/domain/time.ts'
import { readPicture } from '#src/server/ground/file/reading/read-picture.ts'
import { sweepLeftScans } from '#src/server/people/scan/scan.usecases.ts'
import { createCopySecret } from '#src/server/trust/data-right/copy-secret.ts'
import { type Client, ORIGIN } from '#tests/server/support/client.ts'
import {
  type Bytes,
  begin,
  complete,
  cut,
  drawAs,
  keysIn,
  putPiece,
  send,
  sendPiece,
} from '#tests/server/support/files.ts'
import { countRows, findColumn, insertRow, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import {
  ACTIVE_PDFS,
  createPdf,
  FORBIDDEN_PDFS,
  listRedrawn,
  listRefused,
  SECRET_TEXT,
} from '#tests/server/support/hostile-scans.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { makeExport } from '#tests/server/support/rights.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'

const server = startServer()
const { services } = server
const SCAN = '/server/seaman/scan'
/** The paper with which every CV begins. */
const PASSPORT = 'first-1'

const add = (client: Client, bytes: Bytes, target = PASSPORT) =>
  send(client, bytes, { purpose: 'scan', input: { target } })
const list = async (client: Client) => (await client.get(SCAN)).body.items as { id: string; type: string }[]

async function open(client: Client, id: string) {
  const headers = { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') }
  const answer = await server.fetch(new Request(`${ORIGIN}${SCAN}/${id}`, { headers }))
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const remove = async (client: Client, id: string) =>
  client.send('DELETE', `${SCAN}/${id}`, undefined, { headers: { 'x-csrf-token': await client.getToken() } })

async function levelOf(client: Client, entryId = PASSPORT): Promise<string> {
  const { data } = await readOwnCv(client)
  const papers = data.documents as unknown as { id: string; evidence: { level: string } }[]
  return papers.find(({ id }) => id === entryId)?.evidence.level ?? 'gone'
}

/** Changes one paper of the CV as its editor would. */
async function changePaper(client: Client, number: string) {
  const { data } = await readOwnCv(client)
  return editOwnCv(client, {
    documents: data.documents.map((paper) => (paper.id === PASSPORT ? { ...paper, number } : paper)) as never,
  })
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe('a scan of a paper', () => {
  it('is kept for its seafarer alone, and marks the paper as scanned', async () => {
    const seafarer = await registerSeaman(server)
    const pdf = createPdf()
    const { status, body } = await add(seafarer, pdf)
    expect(status).toBe(200)
    expect(await list(seafarer)).toMatchObject([{ id: body.became, entryId: PASSPORT, type: 'pdf', size: pdf.length }])
    expect(await levelOf(seafarer)).toBe('scanned')
    expect((await open(seafarer, body.became)).bytes).toEqual(pdf)
    for (const stranger of [await registerSeaman(server), await registerCompany(server)])
      expect((await open(stranger, body.became)).status).not.toBe(200)
    for (const key of await keysIn(env.FILES))
      expect(latin(new Uint8Array((await (await env.FILES.get(key))?.arrayBuffer()) ?? []))).not.toContain('%PDF')
  })

  it('arrives although the connection is lost ten times: arrived pieces are kept, and encrypted', async () => {
    const seafarer = await registerSeaman(server)
    const filling = ' '.repeat(6_000_000)
    const large = createPdf({ inside: `/Filling(${filling})` })
    const { body } = await begin(seafarer, large, { purpose: 'scan' })
    let [sent, cuts] = [0, 0]
    for (let number = 0; number < body.pieces; number += 1) {
      if (number % 2 === 1 && cuts < 10) {
        expect((await putPiece(seafarer, body.id, number, cut(large, number).slice(0, 1000))).status).toBe(409)
        cuts += 1
        expect((await seafarer.get(`/server/user/file/${body.id}`)).body.present).toHaveLength(number)
      }
      await sendPiece(seafarer, body.id, large, number)
      sent += 1
    }
    expect([cuts, sent]).toEqual([10, body.pieces])
    for (const key of await keysIn(env.FILES, `account/${seafarer.accountId}/piece/`))
      expect(latin(new Uint8Array((await (await env.FILES.get(key))?.arrayBuffer()) ?? []))).not.toContain('      ')
    const first = await complete(seafarer, body.id, { target: PASSPORT })
    expect(first.status).toBe(200)
    expect((await complete(seafarer, body.id, { target: PASSPORT })).body).toEqual(first.body)
    expect(await list(seafarer)).toHaveLength(1)
  })

  it('is there once when its completion is asked for twice at once', async () => {
    const seafarer = await registerSeaman(server)
    const pdf = createPdf()
    const { body } = await begin(seafarer, pdf, { purpose: 'scan' })
    await sendPiece(seafarer, body.id, pdf, 0)
    const both = await Promise.all([1, 2].map(() => complete(seafarer, body.id, { target: PASSPORT })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [only, ...others] = await list(seafarer)
    expect([only?.id, others]).toEqual([both[0]?.body.became, []])
    server.wait(2 * DAY)
    await runSchedule(server)
    expect(await keysIn(env.FILES, `account/${seafarer.accountId}/scan/`)).toHaveLength(1)
    expect((await open(seafarer, only?.id ?? '')).bytes).toEqual(pdf)
  })

  it('counts while the paper says what it said then, and again when its seafarer says that it still shows it', async () => {
    const seafarer = await registerSeaman(server)
    await add(seafarer, createPdf())
    await changePaper(seafarer, 'AB 123')
    expect(await levelOf(seafarer)).toBe('typed')
    expect((await seafarer.put(`/server/seaman/paper/${PASSPORT}/shown`)).status).toBe(200)
    expect(await levelOf(seafarer)).toBe('scanned')
    expect((await seafarer.put('/server/seaman/paper/first-2/shown')).status).toBe(404)
  })

  it('of a paper that is not saved yet marks it once it is', async () => {
    const seafarer = await registerSeaman(server)
    await add(seafarer, createPdf(), 'new-paper')
    const { data } = await readOwnCv(seafarer)
    const [paper] = data.documents
    await editOwnCv(seafarer, { documents: [...data.documents, { ...paper, id: 'new-paper' }] as never })
    expect(await levelOf(seafarer, 'new-paper')).toBe('scanned')
    expect(await countRows('cv_scan', 'seaman_id = ? AND left_at IS NOT NULL', seafarer.seamanId)).toBe(0)
  })

  it('whose paper was taken out of the CV stays for thirty days, as versions do, and comes back with it', async () => {
    const seafarer = await registerSeaman(server)
    await add(seafarer, createPdf())
    const { data } = await readOwnCv(seafarer)
    await editOwnCv(seafarer, { documents: data.documents.slice(1) })
    server.wait(29 * DAY)
    await sweepLeftScans(services)
    expect(await list(seafarer)).toHaveLength(1)
    await editOwnCv(seafarer, { documents: data.documents })
    server.wait(2 * DAY)
    await sweepLeftScans(services)
    expect(await levelOf(seafarer)).toBe('scanned')
    await editOwnCv(seafarer, { documents: data.documents.slice(1) })
    server.wait(30 * DAY)
    await runSchedule(server)
    await runSchedule(server)
    expect(await countRows('cv_scan', 'seaman_id = ?', seafarer.seamanId)).toBe(0)
    expect(await countRows('cv_evidence', 'seaman_id = ?', seafarer.seamanId)).toBe(0)
    expect(await keysIn(env.FILES, `account/${seafarer.accountId}/scan/`)).toEqual([])
  })

  it('that came while its paper was saved is not swept away with those that were left', async () => {
    const seafarer = await registerSeaman(server)
    await add(seafarer, createPdf())
    await env.DB.prepare('UPDATE cv_scan SET left_at = 1 WHERE seaman_id = ?').bind(seafarer.seamanId).run()
    await sweepLeftScans(services)
    expect(await countRows('cv_scan', 'seaman_id = ? AND left_at IS NULL', seafarer.seamanId)).toBe(1)
  })

  it('is taken away for good by its seafarer alone, and with the last one goes the mark', async () => {
    const [seafarer, stranger] = [await registerSeaman(server), await registerSeaman(server)]
    const [one, two] = [await add(seafarer, createPdf()), await add(seafarer, createPdf({ behind: ' ' }))]
    expect((await remove(stranger, one.body.became)).status).toBe(404)
    expect((await remove(seafarer, one.body.became)).body.items).toHaveLength(1)
    expect(await levelOf(seafarer)).toBe('scanned')
    expect((await remove(seafarer, two.body.became)).body).toEqual({ items: [], bytes: 0 })
    expect((await remove(seafarer, two.body.became)).status).toBe(404)
    expect(await levelOf(seafarer)).toBe('typed')
    await runSchedule(server)
    expect(await keysIn(env.FILES, `account/${seafarer.accountId}/scan/`)).toEqual([])
  })

  it('has at most as many pages as a paper holds, however many come at once', async () => {
    const seafarer = await registerSeaman(server)
    const pages = Array.from({ length: MAX_SCANS_OF_PAPER + 2 }, (_, page) => createPdf({ behind: ' '.repeat(page) }))
    const answers = await Promise.all(pages.map((page) => add(seafarer, page)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SCANS_OF_PAPER)
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['scan-limit']))
    expect((await add(seafarer, createPdf(), 'first-2')).status).toBe(200)
  })

  it('is sent by seafarers alone, and says which paper it shows', async () => {
    const company = await registerCompany(server)
    expect((await add(company, createPdf())).status).toBe(403)
    const seafarer = await registerSeaman(server)
    expect((await send(seafarer, createPdf(), { purpose: 'scan' })).status).toBe(400)
    expect((await begin(seafarer, new Uint8Array(10_000_001), { purpose: 'scan' })).status).toBe(413)
  })

  it('is in the copy of one’s data as it was sent, and gone with the account', async () => {
    const seafarer = await registerSeaman(server)
    const pdf = createPdf()
    const { body } = await add(seafarer, pdf)
    await seafarer.post('/server/user/copy')
    const id = await findColumn('data_export', 'id', 'account_id', seafarer.accountId)
    await makeExport(services, id)
    const headers = { cookie: [...seafarer.cookies].map((pair) => pair.join('=')).join('; ') }
    const path = `/server/user/copy/${createCopySecret(services, id)}`
    const answer = await server.fetch(new Request(ORIGIN + path, { headers }))
    const copy = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(copy[`files/scan/${body.became}.pdf`]).toEqual(pdf)
    expect(JSON.parse(strFromU8(copy['data.json'] as Uint8Array)).tables.cv_scan.rows).toMatchObject([
      { id: body.became, entry_id: PASSPORT },
    ])
    await insertRow('erasure', { account_id: seafarer.accountId, requested_at: 1, erase_at: 1 })
    await runSchedule(server)
    expect(await keysIn(env.FILES, `account/${seafarer.accountId}/`)).toEqual([])
    expect(await countRows('cv_scan', 'id = ?', body.became)).toBe(0)
  })
})

describe('a picture of a paper', () => {
  it('is drawn again, whole, at most as large as print is read', async () => {
    const seafarer = await registerSeaman(server)
    const page =
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1500"><path fill="#0b6b4f" d="M0 0h3000v1500z"/></svg>'
    const { body } = await add(seafarer, await drawAs('image/jpeg', page))
    const { bytes, headers } = await open(seafarer, body.became)
    expect(readPicture('webp', bytes)?.pixels).toBe((SCAN_SIDE * SCAN_SIDE) / 2)
    expect(headers.get('content-type')).toBe('image/webp')
  })

  it('keeps nothing that was written into it', async () => {
    const seafarer = await registerSeaman(server)
    for (const [name, bytes] of await listRedrawn()) {
      const { status, body } = await add(seafarer, bytes)
      expect(status, name).toBe(200)
      const kept = latin((await open(seafarer, body.became)).bytes)
      for (const word of SECRET_TEXT.split(' ')) expect(kept, name).not.toContain(word)
    }
  })
})

describe('a hostile scan', () => {
  it('is refused when it is no picture and no PDF, and nothing of it stays', async () => {
    const seafarer = await registerSeaman(server)
    const refused = await listRefused()
    expect(refused.length).toBeGreaterThanOrEqual(50)
    for (const [name, bytes] of refused) {
      const { status, body } = await add(seafarer, bytes)
      expect([name, status, body.code]).toEqual([name, expect.any(Number), expect.stringMatching(/^file-t/)])
    }
    expect(await list(seafarer)).toEqual([])
    expect(await keysIn(env.FILES, `account/${seafarer.accountId}/`)).toEqual([])
  })

  it.each(FORBIDDEN_PDFS)('that is a PDF with %s is refused, and nothing of it is kept', async (_, pdf) => {
    const seafarer = await registerSeaman(server)
    const { status, body } = await add(seafarer, pdf)
    expect([status, body.code]).toEqual([415, 'pdf-refused'])
    expect(await list(seafarer)).toEqual([])
  })

  it.each(ACTIVE_PDFS)(
    'that is a PDF with %s is saved by browsers and never opened as a page of this site',
    async (_, pdf) => {
      const seafarer = await registerSeaman(server)
      const { body } = await add(seafarer, pdf)
      const { headers, bytes } = await open(seafarer, body.became)
      expect(bytes).toEqual(pdf)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="scan-[0-9a-f]{8}\.pdf"$/)
    },
  )

  it('cannot name a place: an id is an id', async () => {
    const seafarer = await registerSeaman(server)
    for (const id of ['../copy', '%2e%2e', crypto.randomUUID(), '1'])
      expect([404, 400]).toContain((await seafarer.get(`${SCAN}/${id}`)).status)
  })
})
