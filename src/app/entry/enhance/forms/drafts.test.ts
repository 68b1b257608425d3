import { afterEach, expect, test, vi } from 'vitest'

const showGuestAside = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../load-part.ts', () => ({ loadPart: async () => ({ showGuestAside }) }))

const { watchDrafts } = await import('./drafts.ts')

afterEach(() => vi.unstubAllGlobals())

test('signed-in users are not shown what another build kept for a guest', async () => {
  vi.stubGlobal('sessionStorage', { 'draft:guest:/contact:form@2': '{"note":"Hello"}' })
  const open = (dataset: object) => {
    vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [], addEventListener: () => {} })
    watchDrafts()
  }
  open({})
  await new Promise((done) => setTimeout(done))
  expect(showGuestAside).not.toHaveBeenCalled()
  open({ guest: '' })
  await vi.waitFor(() => expect(showGuestAside).toHaveBeenCalledOnce())
})
