import { describe, expect, it } from 'vitest'
import { limitsOf } from '#src/contract/http/endpoint.ts'
import { LIMITS } from '#src/contract/http/limits.ts'
import { describeWait } from '#src/i18n/describe-wait.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { PRODUCT } from '#src/server/product.ts'
import { registerNewcomer } from '../../server/support/fixtures.ts'
import { startServer } from '../../server/support/product-server.ts'
import { printFigure } from '../support/figures.ts'

const sources = import.meta.glob<string>(['../../../src/server/*/*/**/*.ts', '!**/*.routes.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')
const writes = PRODUCT.endpoints.filter(({ spec }) => spec.method !== 'get')

describe('every write of the API', () => {
  it.each(writes.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
    '%s names its limits, takes the general ones, or says why it needs none',
    (_, spec) => {
      expect(limitsOf(spec).length > 0 || (spec.unlimited ?? '').length > 20).toBe(true)
      for (const name of spec.limits ?? []) expect(code, `nothing takes ${name}`).toContain(`'${name}'`)
    },
  )

  it('is counted, but for those that say why not', () => {
    const unlimited = writes.filter(({ spec }) => spec.unlimited)
    const general = writes.filter(({ spec }) => limitsOf(spec).includes('write-account'))
    printFigure(
      'limits',
      `${writes.length} writes: ${writes.length - general.length - unlimited.length} with limits of their own, ${general.length} with the general ones, ${unlimited.length} without, for a reason`,
    )
    expect(unlimited.length).toBeLessThan(writes.length / 10)
  })
})

describe('the general limit of an account', () => {
  const { free } = LIMITS['write-account']

  it('answers 429 with the time to wait, in the language of the reader, and lets others continue', async () => {
    const server = startServer()
    const person = await registerNewcomer(server, 'uk')
    const account = (await person.get('/server/security/auth/session')).body.id
    for (let made = 0; made < free; made += 1)
      await server.services.limiter.take('write-account', account, server.now())
    const save = () => person.put('/server/user/language/uk')
    await save()
    const refused = await save()
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    const { t } = await loadIntl('uk')
    expect(refused.body.message).toBe(t('error.code.too-many-requests', { when: describeWait(t, wait) }))
    expect((await (await registerNewcomer(server)).put('/server/user/language/de')).status).toBe(200)
    server.wait(LIMITS['write-account'].window)
    expect((await save()).status).toBe(200)
  })
})
