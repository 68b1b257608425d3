import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { consumeJobs } from '#src/server/ground/job/job.queue.ts'
import type { Job } from '#src/server/ground/job/job.ts'
import { queueDueJobs } from '#src/server/ground/job/schedule.usecases.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { JobMessage, Lane } from '#src/server/platform/job-queue.ts'
import { PRODUCT } from '#src/server/product.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { runByWorker } from '#tests/server/support/worker-schedule.ts'

const MINUTE = 60_000

const rest = { lane: 'jobs', deadline: 60, attempts: 2, every: 5 } as const

/** A server with jobs of its own, whose messages wait in a list. */
function startJobs(...own: (Partial<Job> & Pick<Job, 'name' | 'run'>)[]) {
  const waiting: (JobMessage & { lane: Lane })[] = []
  const server = startServer({
    jobQueue: { send: async (lane, messages) => void waiting.push(...messages.map((sent) => ({ lane, ...sent }))) },
  })
  const jobs = new Map(own.map((job) => [job.name, { ...rest, ...job }]))
  const deliver = async (
    body: JobMessage,
    { attempts = 1, queue = 'gangway-jobs', id = crypto.randomUUID() as string } = {},
  ) => {
    const context = createExecutionContext()
    const batch = createMessageBatch(queue, [{ id, timestamp: new Date(), attempts, body }])
    await consumeJobs(server.services, jobs, batch)
    const { explicitAcks } = await getQueueResult(batch, context)
    return explicitAcks.length === 1 ? 'taken' : 'comes again'
  }
  const queueDue = async () => {
    waiting.length = 0
    await queueDueJobs(server.services, jobs)
    return waiting.map(({ job }) => job)
  }
  return { server, waiting, deliver, queueDue }
}

const work = async () => {}
const fail = async () => {
  throw new Error('the port is closed')
}

const readRun = (job: string) => env.DB.prepare('SELECT * FROM job_run WHERE job = ?').bind(job).first()
const readDead = async (job: string) =>
  (await env.DB.prepare('SELECT subject, error, attempts FROM dead_job WHERE job = ?').bind(job).all()).results

describe('the schedule', () => {
  it('hands over each job by itself, when its minutes are over', async () => {
    const { server, queueDue } = startJobs(
      { name: 'often', run: work },
      { name: 'daily', every: 24 * 60, run: work },
      { name: 'on demand', every: undefined as never, run: work },
    )
    expect(await queueDue()).toEqual(['often', 'daily'])
    for (const { name } of [{ name: 'often' }, { name: 'daily' }])
      await env.DB.prepare('UPDATE job_run SET finished_at = queued_at + 1 WHERE job = ?').bind(name).run()
    expect(await queueDue()).toEqual([])
    server.wait(5 * MINUTE)
    expect(await queueDue()).toEqual(['often'])
  })

  it('hands a job over at each of its runs, unless the job says how many minutes lie between', async () => {
    const { queueDue } = startJobs({ name: 'always', every: 0, run: work })
    expect(await queueDue()).toEqual(['always'])
    await env.DB.prepare("UPDATE job_run SET finished_at = queued_at WHERE job = 'always'").run()
    expect(await queueDue()).toEqual(['always'])
  })

  it('leaves a job alone that is under way, and takes one up again of which nothing was heard for an hour', async () => {
    const { server, queueDue } = startJobs({ name: 'slow', run: work })
    expect(await queueDue()).toEqual(['slow'])
    server.wait(30 * MINUTE)
    expect(await queueDue()).toEqual([])
    server.wait(31 * MINUTE)
    expect(await queueDue()).toEqual(['slow'])
  })

  it('hands a job over once when it runs twice at the same time', async () => {
    const { server, waiting } = startJobs()
    const jobs = new Map([['twice', { ...rest, name: 'twice', run: work }]])
    await Promise.all([queueDueJobs(server.services, jobs), queueDueJobs(server.services, jobs)])
    expect(waiting.map(({ job }) => job)).toEqual(['twice'])
  })

  it('takes jobs again at its next run that the queue did not take', async () => {
    const { server, queueDue } = startJobs({ name: 'refused', run: work })
    const jobs = new Map([['refused', { ...rest, name: 'refused', every: 0, run: work }]])
    const refusing = { ...server.services, jobQueue: { send: () => Promise.reject(new Error('the queue is away')) } }
    await expect(queueDueJobs(refusing, jobs)).rejects.toThrow('the queue is away')
    expect(await readRun('refused')).toMatchObject({ last_error: 'the queue is away' })
    server.wait(5 * MINUTE)
    expect(await queueDue()).toEqual(['refused'])
  })

  it('is run by the Worker, and its queues know every job by name', async () => {
    await runByWorker()
    const { results } = await env.DB.prepare('SELECT job FROM job_run WHERE queued_at IS NOT NULL').all<{
      job: string
    }>()
    const scheduled = [...PRODUCT.jobs.values()].filter(({ every }) => every !== undefined).map(({ name }) => name)
    expect(results.map(({ job }) => job)).toEqual(expect.arrayContaining(scheduled))
  })
})

describe('a job', () => {
  it('of the schedule runs in its own lane', async () => {
    const { waiting, queueDue } = startJobs(
      { name: 'many-letters', lane: 'letters', every: 0, run: work },
      { name: 'few-rows', every: 0, run: work },
    )
    await queueDue()
    expect(waiting.map(({ lane, job }) => [lane, job]).sort()).toEqual([
      ['jobs', 'few-rows'],
      ['letters', 'many-letters'],
    ])
  })

  it('keeps when it ran last, and starts the one that follows', async () => {
    const { server, waiting, deliver } = startJobs(
      { name: 'first', next: 'second', run: work },
      { name: 'second', run: work },
    )
    expect(await deliver({ job: 'first', subject: '' })).toBe('taken')
    expect(waiting).toEqual([{ lane: 'jobs', job: 'second', subject: '' }])
    expect(await readRun('first')).toMatchObject({
      started_at: server.now(),
      finished_at: server.now(),
      failed_at: null,
    })
  })

  it('that fails comes again, and its failure is kept', async () => {
    const { server, deliver } = startJobs({ name: 'failing', run: fail })
    expect(await deliver({ job: 'failing', subject: '' })).toBe('comes again')
    expect(await readRun('failing')).toMatchObject({ failed_at: server.now(), last_error: 'the port is closed' })
    expect(await readDead('failing')).toEqual([])
  })

  it('that fails every time is given up, where an admin reads it, and what follows it runs all the same', async () => {
    const given: string[] = []
    const { server, waiting, deliver } = startJobs(
      { name: 'hopeless', next: 'after', run: fail, giveUp: async (_, subject) => void given.push(subject) },
      { name: 'after', run: work },
    )
    expect(await deliver({ job: 'hopeless', subject: 'a-ship' }, { attempts: 2 })).toBe('taken')
    expect(given).toEqual(['a-ship'])
    expect(waiting.map(({ job }) => job)).toEqual(['after'])
    const admin = await registerAdmin(server)
    const { dead } = (await admin.get('/server/admin/job')).body
    expect(dead).toContainEqual(
      expect.objectContaining({ job: 'hopeless', subject: 'a-ship', error: 'the port is closed', attempts: 2 }),
    )
  })

  it('is given up once, however often the queue brings its message again', async () => {
    const { deliver } = startJobs({ name: 'doomed', run: fail })
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const message of [id, id, other])
      expect(await deliver({ job: 'doomed', subject: 'a-ship' }, { attempts: 2, id: message })).toBe('taken')
    expect(await deliver({ job: 'doomed', subject: 'a-ship' }, { queue: 'gangway-jobs-dead', id })).toBe('taken')
    expect(await readDead('doomed')).toHaveLength(2)
  })

  it('that took the whole Worker with it is given up when the queue gives it up', async () => {
    const { deliver } = startJobs({ name: 'heavy', run: work })
    expect(await deliver({ job: 'heavy', subject: 'x' }, { queue: 'gangway-jobs-dead' })).toBe('taken')
    expect(await readDead('heavy')).toMatchObject([{ subject: 'x', error: 'given up by the queue' }])
  })

  it('that takes longer than its deadline has failed', async () => {
    const { deliver } = startJobs({ name: 'endless', deadline: 0, run: () => new Promise(() => {}) })
    expect(await deliver({ job: 'endless', subject: '' })).toBe('comes again')
    expect(await readRun('endless')).toMatchObject({ last_error: 'endless was not done after 0 s' })
  })

  it('that no one knows is given up at once', async () => {
    const { deliver } = startJobs()
    expect(await deliver({ job: 'unheard-of', subject: '' })).toBe('taken')
    expect(await readDead('unheard-of')).toHaveLength(1)
  })

  it('says nothing of people in the failure that is kept', async () => {
    const address = 'someone@mail.example'
    const { deliver } = startJobs({
      name: 'talkative',
      run: ({ db }) => db.insert(accountTable).values({ id: 'x', email: address, language: null } as never),
    })
    await deliver({ job: 'talkative', subject: '' })
    const run = JSON.stringify(await readRun('talkative'))
    expect(run).toContain('Failed query')
    expect(run).not.toContain(address)
  })
})

it('every job that follows another is there, and no chain ends in itself', () => {
  for (const first of PRODUCT.jobs.values()) {
    const seen = new Set<string>()
    for (let name: string | undefined = first.name; name; name = PRODUCT.jobs.get(name)?.next) {
      expect(PRODUCT.jobs.has(name), name).toBe(true)
      expect(seen.has(name), name).toBe(false)
      seen.add(name)
    }
  }
})

it('every job is tried less often than its queue brings it', () => {
  for (const { name, attempts } of PRODUCT.jobs.values()) expect(attempts, name).toBeLessThan(10)
})
