import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './passwords.ts'

describe('password hashes', () => {
  it('are scrypt of the required cost, with a salt of their own', async () => {
    const hasher = createPasswordHasher()
    const hash = await hasher.hash('quiet harbour lights')
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/)
    expect(await hasher.verify('quiet harbour lights', hash)).toEqual({ matches: true, outdated: false })
    expect(await hasher.verify('quiet harbour light', hash)).toEqual({ matches: false, outdated: false })
  })

  it('of the dummy cost the same and match nothing', async () => {
    const hasher = createPasswordHasher()
    expect(hasher.dummy).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect((await hasher.verify('', hasher.dummy)).matches).toBe(false)
  })

  it('made with other settings still work and are known as outdated', async () => {
    const old = await createPasswordHasher({ ln: 3, r: 1, p: 1 }).hash('quiet harbour lights')
    expect(await createPasswordHasher({ ln: 4, r: 1, p: 1 }).verify('quiet harbour lights', old)).toEqual({
      matches: true,
      outdated: true,
    })
  })

  it.each(['', 'plain', '$scrypt$ln=15,r=8,p=3$$', '$argon2id$v=19$m=1$a$b'])('%j never matches', async (stored) => {
    expect((await createPasswordHasher().verify('anything', stored)).matches).toBe(false)
  })
})
