import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { consumeJobs } from '#src/server/ground/job/job.queue.ts'
import type { JobMessage, JobQueue, Lane } from '#src/server/platform/job-queue.ts'
import type { Services } from '#src/server/platform/services.ts'
import { PRODUCT } from '#src/server/product.ts'
import type { Random } from '#src/server/seed/random.ts'
import { createLife, type Life } from './dying-consumer.ts'

/** As wrangler.toml says it: the first time and ten more, then the dead letters. */
const BROUGHT = 11
/** From here on a message comes alone and to a consumer that lives, lest the queue itself gives up what is sound. */
const SPARED_FROM = 5
const MAX_COPIES = 5
const MAX_BATCH = 10
const CONSUMERS = 4
/** About as many as a message takes. */
const STEPS = 14

export type Entry = {
  id: string
  lane: Lane
  body: JobMessage
  /** How often it still comes, whatever becomes of it. */
  copies: number
  attempts: number
  isTaken: boolean
  isDead: boolean
}

const isSpared = ({ attempts }: Entry): boolean => attempts >= SPARED_FROM

const queueOf = ({ lane, isDead }: Entry): string => `gangway-${lane}${isDead ? '-dead' : ''}`

/** Whether the two may come in one batch. */
const goTogether = (one: Entry, other: Entry): boolean =>
  one !== other && queueOf(one) === queueOf(other) && !isSpared(one) && !isSpared(other)

/** The outcome of one delivery. */
function note(entry: Entry, isTaken: boolean): void {
  entry.copies -= 1
  entry.isTaken ||= isTaken
  if (entry.isTaken || entry.isDead || entry.attempts < BROUGHT) return
  entry.isDead = true
  entry.attempts = 0
}

/**
 * A queue that keeps its word and no more: everything comes one to five times, in any order and several at once, to consumers of which
 * half die at a random step; what one that died had taken may come again.
 */
export function createUnreliableQueue(random: Random) {
  const entries: Entry[] = []
  const counts = { deliveries: 0, deaths: 0 }
  const send: JobQueue['send'] = async (lane, messages) => {
    for (const body of messages) {
      const fresh = { attempts: 0, isTaken: false, isDead: false }
      entries.push({ id: crypto.randomUUID(), lane, body, copies: random.int(1, MAX_COPIES), ...fresh })
    }
  }

  async function consume(prepare: (life: Life) => Services, batch: readonly Entry[]): Promise<void> {
    const [first] = batch as [Entry]
    const dies = !isSpared(first) && random.chance(0.5)
    const life = createLife(dies ? random.int(0, batch.length * STEPS) : Number.POSITIVE_INFINITY)
    const messages = batch.map((entry) => {
      entry.attempts += 1
      return { id: entry.id, timestamp: new Date(), attempts: entry.attempts, body: entry.body }
    })
    const brought = createMessageBatch(queueOf(first), messages)
    await consumeJobs(prepare(life), PRODUCT.jobs, brought)
    const { explicitAcks } = await getQueueResult(brought, createExecutionContext())
    const isHeard = !life.isOver() || random.chance(0.5)
    counts.deliveries += batch.length
    if (life.isOver()) counts.deaths += 1
    for (const entry of batch) note(entry, isHeard && explicitAcks.includes(entry.id))
  }

  /** What comes next, in any order; one of five messages twice. */
  function listBatches(): Entry[][] {
    const open = entries.filter(({ isTaken, copies }) => !isTaken || copies > 0)
    const brought = [...open, ...open.filter(() => random.chance(0.2))]
      .map((entry) => ({ entry, place: random.fraction() }))
      .toSorted((one, other) => one.place - other.place)
    const batches: Entry[][] = []
    for (const { entry } of brought) {
      const last = batches.at(-1)
      const fits = last && last.length < MAX_BATCH && last.every((one) => goTogether(one, entry))
      if (fits && random.chance(0.6)) last.push(entry)
      else batches.push([entry])
    }
    return batches
  }

  /** Brings everything until nothing is left, the result of it included. */
  async function run(prepare: (life: Life) => Services): Promise<void> {
    for (let batches = listBatches(); batches.length > 0; batches = listBatches())
      for (let start = 0; start < batches.length; start += CONSUMERS)
        await Promise.all(batches.slice(start, start + CONSUMERS).map((batch) => consume(prepare, batch)))
  }

  return { send, run, entries, counts }
}
