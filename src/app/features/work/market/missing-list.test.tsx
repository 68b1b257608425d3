import { expect, test, vi } from 'vitest'
import { loadPage } from '#src/app/routes/registry.ts'
import { ApiError } from '#src/contract/api.ts'
import { createContext, createFleet, createPosition } from './market.fixture.ts'
import { render } from './market-render.fixture.tsx'

const refuse = (status: number) => () =>
  Promise.reject(new ApiError(status, { message: 'No', code: 'internal-error', requestId: 'r' }))

type Shown = readonly [id: 'job-fleet' | 'position' | 'position-vessel', here: string, params: Record<string, string>]

const PAGES: readonly Shown[] = [
  ['job-fleet', '/job/tanker-fleet', { fleetType: 'tanker-fleet' }],
  ['position', '/position/chief-officer', { rank: 'chief-officer' }],
  ['position-vessel', '/position/chief-officer/lng-carrier', { rank: 'chief-officer', vesselType: 'lng-carrier' }],
]

async function show([id, here, params]: Shown, status: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const api = {
    getFleetMarket: async () => createFleet(),
    getPositionMarket: async () => createPosition(),
    findVacancies: refuse(status),
  }
  const ctx = await createContext(api, { params, here })
  const page = await loadPage(id)
  const data = await page.load(ctx)
  return { html: render(ctx, <page.Component data={data} ctx={ctx} />), head: page.head(data, ctx), text: ctx.intl.t }
}

test.each(PAGES)(
  '%s stands without its vacancies, says that they are missing, and is kept for nobody else',
  async (...page) => {
    const { html, head, text } = await show(page, 500)
    expect(html).toContain('<h1')
    expect(html).toContain(text('ui.part.missing'))
    expect(html).toContain(`href="${page[1]}"`)
    expect(html).not.toContain('class="empty')
    expect(head.isIncomplete).toBe(true)
  },
)

test.each(PAGES)('%s does not hide that the search was refused', async (...page) => {
  await expect(show(page, 429)).rejects.toMatchObject({ status: 429 })
})
