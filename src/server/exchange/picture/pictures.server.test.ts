import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { picturePath, versionOfCompany, versionOfVacancy } from '#src/contract/picture/picture.ts'
import { vacancyDetailSchema } from '#src/contract/vacancy-search/schemas.ts'
import { queueDuePictures } from '#src/server/exchange/picture/picture.usecases.ts'
import { consumeJobs } from '#src/server/ground/job/job.queue.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { JobMessage } from '#src/server/platform/job-queue.ts'
import type { Services } from '#src/server/platform/services.ts'
import { PRODUCT } from '#src/server/product.ts'
import { createClient, ORIGIN, START } from '#tests/server/support/client.ts'
import { createId, insertCompany, insertRow, insertVacancy } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const DAY = 86_400_000
const bucket = () => env.PICTURES.list().then(({ objects }) => objects.map(({ key }) => key))

function startDrawing(replaced: Partial<Services> = {}) {
  const queued: JobMessage[] = []
  let drawn = 0
  const server = startServer({
    jobQueue: { send: async (lane, messages) => void (lane === 'pictures' && queued.push(...messages)) },
    rasterise: async (svg) => {
      drawn += 1
      return new TextEncoder().encode(svg)
    },
    ...replaced,
  })
  const client = createClient(server)
  const addressOf = async (id: string) => {
    const vacancy = vacancyDetailSchema.parse((await client.get(`/server/vacancy/${id}`)).body)
    return `/server${picturePath('vacancy', id, versionOfVacancy(vacancy))}`
  }
  /** Answers without their binary bodies. */
  const look = async (address: string) => {
    const answer = await server.fetch(new Request(ORIGIN + address))
    await answer.arrayBuffer()
    return answer
  }
  const runQueue = async () => {
    await queueDuePictures(server.services)
    const taken = queued.splice(0)
    const messages = taken.map((body) => ({ body, ack: () => {}, retry: () => {} }))
    await consumeJobs(server.services, PRODUCT.jobs, { queue: 'gangway-pictures', messages } as never)
    return taken
  }
  return { server, client, look, addressOf, runQueue, drawn: () => drawn }
}

describe('share pictures', () => {
  it('are real pictures of the size that pages name', async () => {
    const server = startServer()
    const company = await insertCompany()
    const path = picturePath(
      'agency',
      company.slug,
      versionOfCompany({ name: company.name, city: 'Piraeus', country: 'GR', verified: true }),
    )
    const answer = await server.fetch(new Request(`${ORIGIN}/server${path}`))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = new DataView(await answer.arrayBuffer())
    expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89504e47, 1200, 630])
    expect(bytes.byteLength).toBeLessThan(150_000)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('are made when they are first asked for, once', async () => {
    const { look, addressOf, drawn } = startDrawing()
    const { id } = await insertVacancy(await insertCompany())
    const address = await addressOf(id)
    for (const _ of [1, 2]) expect((await look(address)).status).toBe(200)
    expect(drawn()).toBe(1)
    expect(await bucket()).toContain(address.slice('/server/'.length))
  })

  it('under another version lead to the one of today', async () => {
    const { look, addressOf, drawn } = startDrawing()
    const { id } = await insertVacancy(await insertCompany())
    const answer = await look(`/server/og/vacancy/${id}-0.png`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, await addressOf(id)])
    expect(drawn()).toBe(0)
  })

  it('of what is not public, or not there, do not exist', async () => {
    const { look, drawn } = startDrawing()
    const company = await insertCompany()
    const draft = await insertVacancy(company, { status: 'draft', published_at: null })
    const gone = await insertVacancy(company, { status: 'expired', expires_at: START - 31 * DAY })
    for (const file of [
      `vacancy/${draft.id}-1.png`,
      `vacancy/${gone.id}-1.png`,
      `vacancy/${createId()}-1.png`,
      'agency/nobody-1.png',
    ])
      expect((await look(`/server/og/${file}`)).status, file).toBe(404)
    expect(drawn()).toBe(0)
  })

  it('are made again by the queue when their subject changes, and the old one goes', async () => {
    const { look, addressOf, runQueue, server } = startDrawing()
    const { id } = await insertVacancy(await insertCompany())
    const before = await addressOf(id)
    await look(before)
    expect(await runQueue()).toEqual([])
    await env.DB.prepare('UPDATE vacancy SET pay_max = pay_max + 50000 WHERE id = ?').bind(id).run()
    server.wait(60_000)
    expect(await runQueue()).toEqual([{ job: 'draw-picture', subject: `vacancy/${id}` }])
    const keys = await bucket()
    expect(keys).toContain((await addressOf(id)).slice('/server/'.length))
    expect(keys).not.toContain(before.slice('/server/'.length))
    expect(await runQueue()).toEqual([])
  })

  it('stay as they are when something else changes', async () => {
    const { look, addressOf, runQueue, drawn } = startDrawing()
    const { id } = await insertVacancy(await insertCompany())
    await look(await addressOf(id))
    await env.DB.prepare("UPDATE vacancy SET text = 'Other words' WHERE id = ?").bind(id).run()
    expect((await runQueue()).length).toBe(1)
    expect(drawn()).toBe(1)
    expect((await look(await addressOf(id))).status).toBe(200)
  })

  it('go with their subject', async () => {
    const { look, addressOf, runQueue } = startDrawing()
    const { id } = await insertVacancy(await insertCompany())
    const address = await addressOf(id)
    await look(address)
    await env.DB.prepare("UPDATE vacancy SET status = 'draft' WHERE id = ?").bind(id).run()
    await runQueue()
    expect((await look(address)).status).toBe(404)
    expect(await bucket()).not.toContain(address.slice('/server/'.length))
  })

  it('are looked at again after a month, also when nothing was said', async () => {
    const { look, addressOf, runQueue, server } = startDrawing()
    const { id } = await insertVacancy(await insertCompany())
    const address = await addressOf(id)
    await look(address)
    server.wait(61 * DAY)
    await runQueue()
    expect((await look(address)).status).toBe(404)
  })

  it('of an article have no language, and change with its English title', async () => {
    const { client, look, runQueue } = startDrawing()
    const id = createId()
    const times = { created_at: START, updated_at: START }
    const article = {
      id,
      slug: 'a-contract',
      category: 'seaman',
      cover: 'contract',
      author: 'A',
      published_at: START - 1,
    }
    await insertRow('article', { ...article, ...times })
    for (const language of ['en', 'uk'])
      await insertRow('article_text', {
        ...{ article_id: id, language, title: `Contract ${language}`, description: '', body: '', minutes: 1 },
        ...times,
      })
    const pictureIn = async (language: string) =>
      (await client.get('/server/blog/seaman/a-contract', { headers: { 'accept-language': language } })).body.picture
    const before = await pictureIn('en')
    expect(await pictureIn('uk')).toBe(before)
    expect((await look(`/server${before}`)).status).toBe(200)
    await env.DB.prepare("UPDATE article_text SET title = 'Another' WHERE language = 'en'").run()
    expect(await runQueue()).toEqual([{ job: 'draw-picture', subject: 'article/a-contract' }])
    expect(await pictureIn('uk')).not.toBe(before)
    expect((await look(`/server${await pictureIn('en')}`)).status).toBe(200)
  })

  it('are not queued for vacancies that no one asked a picture of', async () => {
    const { runQueue } = startDrawing()
    const company = await insertCompany()
    for (let count = 0; count < 5; count += 1) await insertVacancy(company)
    await env.DB.prepare('UPDATE vacancy SET positions = 2 WHERE company_id = ?').bind(company.id).run()
    expect(await runQueue()).toEqual([])
  })

  it('that must be made are counted for each address, kept ones are not', async () => {
    const taken: string[] = []
    const limiter: Services['limiter'] = {
      forget: async () => {},
      take: async (limit, subject) => {
        taken.push(`${limit} ${subject}`)
        if (taken.length > 2) throw new Failure('too-many-requests', { retryAfter: 9 })
        return { forgive: async () => {}, clear: async () => {} }
      },
    }
    const { look, addressOf } = startDrawing({ limiter })
    const company = await insertCompany()
    const [first, second] = [await insertVacancy(company), await insertVacancy(company)]
    const address = await addressOf(first.id)
    for (const _ of [1, 2, 3]) expect((await look(address)).status).toBe(200)
    const refused = await look(await addressOf(second.id))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9'])
    expect(taken).toEqual(['picture-address unknown', 'picture-everybody everybody', 'picture-address unknown'])
  })
})
