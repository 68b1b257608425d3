import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '#src/server/platform/database.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { marketDomain } from './index.ts'
import { getStatistic, refreshStatistic, type SharedFigure } from './statistic-cache.ts'

const server = serverOf(marketDomain)()

const figureOf = (compute: () => Promise<string>): SharedFigure<string> => ({
  name: 'overview',
  schema: z.string(),
  compute,
})

it('a figure that took long does not replace one that was begun after it', async () => {
  const slow = Promise.withResolvers<string>()
  const first = refreshStatistic(
    server.services,
    figureOf(() => slow.promise),
  )
  server.wait(1)
  await refreshStatistic(
    server.services,
    figureOf(async () => 'later'),
  )
  slow.resolve('earlier')
  await first
  const figure = figureOf(async () => 'none')
  const elsewhere = { ...server.services, db: createDatabase(env.DB) }
  expect([await getStatistic(server.services, figure), await getStatistic(elsewhere, figure)]).toEqual([
    'later',
    'later',
  ])
})
