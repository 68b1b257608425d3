import { describe, expect, it } from 'vitest'
import { randomIds } from '../platform/ids.ts'
import { createKeys } from '../platform/keys.ts'
import { createCsrfToken, isCsrfToken, readTokenTime } from './csrf-token.ts'

const NOW = 1_790_000_000_000
const keyOf = (secret: string) => createKeys({ secret, deviceKey: '' })['form-token']
const key = keyOf('key')
const token = createCsrfToken(key, 'owner', randomIds.secret(), NOW)

describe('a token', () => {
  it('contains its time of creation, which cannot be changed', () => {
    expect(readTokenTime(token)).toBe(NOW)
    expect(isCsrfToken(key, 'owner', token.replace(/\.\w+\./, '.1.'))).toBe(false)
  })

  it('is valid for its owner only', () => {
    expect(isCsrfToken(key, 'owner', token)).toBe(true)
    expect(isCsrfToken(key, 'other', token)).toBe(false)
    expect(isCsrfToken(keyOf('other'), 'owner', token)).toBe(false)
  })

  it('is nothing once a letter of it changed, or when it is no token at all', () => {
    const changed = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
    for (const text of [changed, token.slice(0, -1), `${token}x`, '', '.', 'null', token.replace('.', '')]) {
      expect(isCsrfToken(key, 'owner', text), text).toBe(false)
    }
  })
})
