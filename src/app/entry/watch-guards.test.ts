import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { watchGuards } from './watch-guards.ts'

vi.mock('#src/contract/guards.ts', () => ({
  decideEntry: (guard: string) => (guard === 'company-only' ? false : { kind: 'pass' }),
}))

// The history asks its blockers in browsers only.
vi.stubGlobal('document', {})

test('a guard that says false leaves address and page as they are', async () => {
  const history = createMemoryHistory({ initialEntries: ['/uk/vacancy'] })
  watchGuards({ history } as never, { get: () => ({ session: null }) } as never)
  const go = async (move: () => void) => {
    move()
    await new Promise((done) => setTimeout(done))
    return history.location.href
  }
  expect(await go(() => history.push('/uk/company/profile?x=1'))).toBe('/uk/vacancy')
  expect(await go(() => history.push('/uk/docs'))).toBe('/uk/docs')
})
