import { expect, test } from 'vitest'
import { localizePath } from '#src/contract/http/addresses.ts'
import { LOCALES } from '#src/domain/locales.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createRenderer } from '#src/worker/handlers/create-renderer.ts'
import { createEdge } from './support/edge.ts'
import { breakDown } from './support/fake-server.ts'

/** The edge as it is, with the pages as they are. */
const createWhole = () => createEdge({ renderer: createRenderer('Gangway') })

const noteIn = async (code: (typeof LOCALES)[number]['code']) => (await loadIntl(code)).t('layout.account.away')

test.each(LOCALES)(
  'anyone who has a session that cannot be asked for is told so on the page, in $code',
  async ({ code }) => {
    const edge = createWhole()
    edge.server.behave(breakDown)
    const response = await edge.visit(localizePath(code, '/docs'), { as: 'seaman' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(await noteIn(code))
  },
)

test('guests and people whose account answers are told nothing of the kind', async () => {
  const edge = createWhole()
  const note = await noteIn('en')
  expect(await (await edge.visit('/docs', { as: 'seaman' })).text()).not.toContain(note)
  edge.server.behave(breakDown)
  for (const address of ['/docs', '/auth/login']) expect(await (await edge.visit(address)).text()).not.toContain(note)
})
