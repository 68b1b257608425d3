import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeys, isSigned, NEW_PURPOSES, PURPOSES, type Purpose } from './keys.ts'

const SECRET = 'a secret of more than thirty characters'
const TEXT = 'text'
const NOW = Date.UTC(2026, 10, 20)
const DAY = 86_400_000
const keys = createKeys({ secret: SECRET, deviceKey: SECRET })

const withWord = (word: string) => createHmac('sha256', SECRET).update(`${word}!${TEXT}`).digest('base64url')

/** As it was signed until November 2026, and when that is good no more. */
const BEFORE: Record<Purpose, [signature: string, ends: number]> = {
  'form-token': [withWord('csrf'), Date.UTC(2027, 3, 1)],
  'mailed-link': [withWord('credential-link'), Date.UTC(2027, 0, 8)],
  'device-seal': [withWord('device'), Date.UTC(2028, 0, 1)],
  'copy-link': [withWord('copy'), Date.UTC(2027, 0, 2)],
  'copy-file': [createHash('sha256').update(`${TEXT}!${SECRET}`).digest('hex'), Date.UTC(2027, 0, 2)],
  'social-verifier': [withWord('social-verifier'), Date.UTC(2027, 0, 1, 0, 10)],
  'social-nonce': [withWord('social-nonce'), Date.UTC(2027, 0, 1, 0, 10)],
}

describe('the keys', () => {
  it('are the same in every isolate and after every release, and others with another secret', () => {
    expect(keys['form-token'].sign(TEXT)).toBe('warT8RBZ018xjrP2w4eFjrhSEvNxc_uNBTJNiUFqbN8')
    for (const purpose of PURPOSES)
      expect(createKeys({ secret: 'other', deviceKey: '' })[purpose].sign(TEXT)).not.toBe(keys[purpose].sign(TEXT))
  })

  it('are one for each purpose, though the secret of the marks were the same', () => {
    const signed = Object.values(keys).map((key) => key.sign(TEXT))
    expect(new Set(signed).size).toBe(PURPOSES.length + NEW_PURPOSES.length + 1)
  })

  it.each(PURPOSES)('open nothing of another purpose with a signature for %s, of before either', (purpose) => {
    const mark = keys['device-mark'].sign(TEXT)
    for (const other of PURPOSES) {
      const opens = [keys[purpose].sign(TEXT), BEFORE[purpose][0]].map((one) => isSigned(keys[other], TEXT, one, NOW))
      expect(opens, other).toEqual(other === purpose ? [true, true] : [false, false])
      expect(isSigned(keys[other], TEXT, mark, NOW)).toBe(false)
    }
  })
})

describe('what was signed before the keys were derived', () => {
  it.each(PURPOSES)('for %s is good until it would be over, and no longer', (purpose) => {
    const [signature, ends] = BEFORE[purpose]
    const isGood = (now: number) => isSigned(keys[purpose], TEXT, signature, now)
    expect([isGood(NOW), isGood(ends - 1), isGood(ends), isGood(ends + DAY)]).toEqual([true, true, false, false])
  })

  it.each(PURPOSES)('for %s is never signed again', (purpose) => {
    expect(keys[purpose].sign(TEXT)).not.toBe(BEFORE[purpose][0])
    expect(keys[purpose].signatures(TEXT, NOW)[0]).toBe(keys[purpose].sign(TEXT))
  })
})
