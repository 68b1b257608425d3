import { describe, expect, test } from 'vitest'
import { createEdge, ORIGIN } from './support/edge.ts'

const choose = (body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  createEdge().visit('/_cookies', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('the choice about cookies', () => {
  test('is remembered, and what was refused is taken back at once', async () => {
    const response = await choose('choice=necessary&locale=uk')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/uk/cookies')
    expect(response.headers.getSetCookie()).toEqual([
      'cookies=necessary; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      'attr=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax',
      'ref=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax',
    ])
  })

  test('may allow them again', async () => {
    expect((await choose('choice=all&locale=en')).headers.getSetCookie()).toEqual([
      'cookies=all; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ])
  })

  test('is taken from our own pages only, and leads to our own pages only', async () => {
    expect((await choose('choice=all', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const response = await choose('choice=all&locale=//evil.example', { origin: ORIGIN })
    expect(response.headers.get('location')).toBe('/cookies')
  })
})
