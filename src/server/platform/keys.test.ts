import { describe, expect, it } from 'vitest'
import { createKeys, isSigned, PURPOSES } from './keys.ts'

const SECRET = 'a secret of more than thirty characters'
const TEXT = 'text'
const keys = createKeys({ secret: SECRET, deviceKey: SECRET })

describe('the keys', () => {
  it('are the same in every isolate and after every release, and others with another secret', () => {
    expect(keys['form-token'].sign(TEXT)).toBe('warT8RBZ018xjrP2w4eFjrhSEvNxc_uNBTJNiUFqbN8')
    for (const purpose of PURPOSES)
      expect(createKeys({ secret: 'other', deviceKey: '' })[purpose].sign(TEXT)).not.toBe(keys[purpose].sign(TEXT))
  })

  it('are one for each purpose, though the secret of the marks were the same', () => {
    const signed = Object.values(keys).map((key) => key.sign(TEXT))
    expect(new Set(signed).size).toBe(PURPOSES.length + 1)
  })

  it.each(PURPOSES)('open nothing of another purpose with a signature for %s', (purpose) => {
    const [signature, mark] = [keys[purpose].sign(TEXT), keys['device-mark'].sign(TEXT)]
    for (const other of PURPOSES) {
      expect(isSigned(keys[other], TEXT, signature), other).toBe(other === purpose)
      expect(isSigned(keys[other], TEXT, mark)).toBe(false)
    }
  })
})
