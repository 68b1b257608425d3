import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, toPlainDate } from '../time.ts'
import { findHour, localDay, nextHour } from '../time-zone/local-time.ts'
import { planDigest } from './plan-digest.ts'

const ZONES = [
  ...['Europe/Kyiv', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Cairo'],
  ...['Asia/Tehran', 'America/St_Johns', 'Pacific/Chatham', 'Asia/Manila', 'UTC', 'America/Santiago'],
]
/** The hours that clocks skip or repeat somewhere, and the usual one. */
const HOURS = [0, 1, 2, 3, 9, 23]

const START = Date.UTC(2026, 0, 1)
const END = Date.UTC(2027, 0, 1)
const STEP = 5 * MINUTE
/** A new item every seven hours. */
const ITEMS = Array.from({ length: Math.ceil((END - START) / (7 * HOUR)) }, (_, index) => START + index * 7 * HOUR)

/** Hours without the job, from two hours to three days, every ten days. */
const OUTAGES = Array.from({ length: 36 }, (_, index) => {
  const from = START + index * 10 * DAY + ((index * 7) % 24) * HOUR
  return { from, until: from + (2 + ((index * 13) % 70)) * HOUR }
})
const isOut = (now: number): boolean => OUTAGES.some(({ from, until }) => now >= from && now < until)

type Sent = { day: string; at: number; items: number[] }

/** Runs the job as the server does, for one person. */
function simulate(zone: string, hour: number): Sent[] {
  const local = { zone, hour }
  const sent: Sent[] = []
  let [dueAt, covered]: [number | null, number] = [null, START - 1]
  for (let now = START; now < END; now += STEP) {
    if (isOut(now)) continue
    const lastDay = sent.at(-1)?.day ?? null
    const first = ITEMS.find((item) => item > covered)
    if (dueAt === null && first !== undefined && first <= now) dueAt = nextHour(first, local, lastDay)
    if (dueAt === null || dueAt > now) continue
    const plan = planDigest({ ...local, lastDay }, now)
    if ('dueAt' in plan) {
      dueAt = plan.dueAt
      continue
    }
    const items = ITEMS.filter((item) => item > covered && item <= now)
    if (items.length > 0) sent.push({ day: plan.day, at: now, items })
    ;[dueAt, covered] = [null, now]
  }
  return sent
}

/** Whether the job ran between the hour and the end of the local day. */
const couldRun = (day: string, zone: string, hour: number): boolean => {
  const next = findHour(toPlainDate(Date.parse(day) + DAY), { zone, hour: 0 })
  for (let now = findHour(day, { zone, hour }); now < next; now += STEP)
    if (!isOut(Math.ceil(now / STEP) * STEP)) return true
  return false
}

describe.each(ZONES)('digests of a year in %s', (zone) => {
  const years = HOURS.map((hour) => ({ hour, sent: simulate(zone, hour) }))

  it('are one on each local day with news, and none is missing', () => {
    for (const { hour, sent } of years) {
      const days = sent.map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].toSorted())
      for (let at = START + 2 * DAY; at < END - 2 * DAY; at += DAY) {
        const day = toPlainDate(at)
        const before = sent.findLast((digest) => digest.day < day)?.at ?? START
        const hasNews = ITEMS.some((item) => item > before && item < findHour(day, { zone, hour }))
        expect([day, hour, days.includes(day)]).toEqual([day, hour, hasNews && couldRun(day, zone, hour)])
      }
    }
  })

  it('are written at the local hour, or after an outage later on that day', () => {
    for (const { hour, sent } of years)
      for (const { day, at } of sent) {
        const begin = findHour(day, { zone, hour })
        expect(localDay(at, zone)).toBe(day)
        expect(at).toBeGreaterThanOrEqual(begin)
        if (!isOut(Math.ceil(begin / STEP) * STEP)) expect(at - begin).toBeLessThan(STEP)
      }
  })

  it('contain every item once', () => {
    for (const { sent } of years) {
      const items = sent.flatMap((digest) => digest.items)
      expect(items).toEqual(ITEMS.slice(0, items.length))
      expect(ITEMS.length - items.length).toBeLessThan(20)
    }
  })
})
