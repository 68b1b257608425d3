import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { loadPage } from '#src/app/routes/registry.ts'
import { ApiError } from '#src/contract/api.ts'

const away = () => Promise.reject(new ApiError(503, { message: 'x', code: 'unavailable', requestId: 'r1' }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function open(id: string, api: object) {
  const ctx = await createPageContext(api, { here: '/auth' })
  const { load, Component } = await loadPage(id)
  const data = await load(ctx)
  return { text: render(ctx, <Component data={data} ctx={ctx} />), ctx }
}

for (const id of ['auth-login', 'auth-registration', 'auth-confirm'])
  test(`${id}: ways in that could not be asked for are said to be missing, and logged, beside the page’s own form`, async () => {
    const { text, ctx } = await open(id, { getSocialState: away, findPasskeys: away })
    expect(text).toContain('name="password"')
    expect(text.split(ctx.intl.t('ui.part.missing'))).toHaveLength(2)
    expect(console.warn).toHaveBeenCalled()
  })

test('a way back from a provider is not called broken while no one can say who the providers are', async () => {
  await expect(open('auth-callback', { getSocialState: away })).rejects.toThrow(ApiError)
})
