import { expect, test, vi } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { PageContext } from '#src/app/page.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { cvPage } from './cv-page.tsx'
import { CvTabs } from './cv-tabs.tsx'

const failing = (status: number) => async (): Promise<never> => {
  throw new ApiError(status, { message: 'x', code: status < 500 ? 'forbidden' : 'unavailable', requestId: 'r1' })
}

const contextOf = async (getSeamanProfile: unknown): Promise<PageContext> =>
  ({
    api: { getSeamanProfile },
    intl: await loadIntl('en'),
    locale: 'en',
    here: '/seaman/cv?tab=documents',
    search: { tab: 'documents' },
    session: { displayName: 'Marek Zielinski' },
  }) as never

test('a profile that cannot be loaded is logged, and the page carries on with its person, its parts and the way to ask again', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ctx = await contextOf(failing(503))
  const page = cvPage()
  const text = render(ctx, <page.Component data={await page.load(ctx)} ctx={ctx} />)
  expect(text).toContain('Marek Zielinski')
  expect(text).toContain('href="/seaman/cv?tab=experience"')
  expect(text).toContain(ctx.intl.t('ui.part.missing'))
  expect(text).toContain('href="/seaman/cv?tab=documents">Load again')
  expect(log).toHaveBeenCalledWith(expect.any(String), 'unavailable', 'r1')
})

test('a lost connection is no error page either', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ctx = await contextOf(async () => {
    throw new ConnectionError()
  })
  const page = cvPage()
  const text = render(ctx, <page.Component data={await page.load(ctx)} ctx={ctx} />)
  expect(text).toContain('Marek Zielinski')
  expect(log).toHaveBeenCalled()
})

test('what the server refuses is refused', async () => {
  const ctx = await contextOf(failing(403))
  await expect(cvPage().load(ctx)).rejects.toThrow(ApiError)
})

test('a part in which nothing stands has no number', async () => {
  const ctx = await contextOf(failing(503))
  expect(render(ctx, <CvTabs current="personal" counts={{ experience: 0, documents: 5 }} />)).not.toContain('0')
})
