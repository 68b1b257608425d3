import { afterAll, expect, test, vi } from 'vitest'
import { createEdge } from './support/edge.ts'

vi.hoisted(() => vi.resetModules())
vi.mock('#src/contract/http/guards.ts', async (original) => ({
  ...(await original<typeof import('#src/contract/http/guards.ts')>()),
  decideEntry: () => false,
}))

afterAll(() => vi.resetModules())

test('a guard that says false of an address that is opened: there is no such page', async () => {
  const response = await createEdge().visit('/vacancy')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('/vacancy')
})
