import { expect, test } from 'vitest'
import { eachRow } from './acts.ts'

const rows = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }))

test('an act is carried out for every row once, and tells of those in which it failed', async () => {
  const called: string[] = []
  const run = eachRow<{ id: string }>(
    async ({ id }) => {
      called.push(id)
      if (id === '3') throw new Error('Someone else was faster')
    },
    (error) => (error as Error).message,
  )
  expect(await run(rows)).toEqual([{ id: '3', message: 'Someone else was faster' }])
  expect(called.sort()).toEqual(rows.map(({ id }) => id).sort())
})

test('what was chosen for an act goes with every row', async () => {
  const called: string[] = []
  const run = eachRow<{ id: string }>(async ({ id }, reason) => called.push(`${id} ${reason}`), String)
  expect(await run(rows.slice(0, 2), 'visa')).toEqual([])
  expect(called).toEqual(['0 visa', '1 visa'])
})
