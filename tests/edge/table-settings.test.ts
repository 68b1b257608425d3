import { describe, expect, test } from 'vitest'
import { createEdge } from './support/edge.ts'

const choose = (body: string, headers: Record<string, string> = {}) =>
  createEdge().visit('/_tables', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  })

describe('the settings of tables', () => {
  test('are kept in a cookie beside the hidden columns', async () => {
    const response = await choose('density=compact&back=/uk/company/account/formats', {
      cookie: 'tables=users:language',
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/uk/company/account/formats'])
    expect(response.headers.getSetCookie()).toEqual([
      'tables=users:language_.keys:off_.density:compact; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    const again = await choose('density=comfortable&keys=on&back=/', { cookie: 'tables=users:language_.keys:off' })
    expect(again.headers.getSetCookie()).toEqual(['tables=users:language; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  test('are taken from our own pages only, and lead to our own pages only', async () => {
    expect((await choose('density=compact', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await choose('density=compact&back=//evil.example')).headers.get('location')).toBe('/')
  })
})
