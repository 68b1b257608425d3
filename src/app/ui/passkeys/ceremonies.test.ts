import { expect, test, vi } from 'vitest'
import { abortPasskey, supportsAutofill } from './ceremonies.ts'

vi.mock('@simplewebauthn/browser', () => {
  throw new Error('The line was cut')
})

test('leaving a page whose part for passkeys never came fails nowhere', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  await expect(supportsAutofill()).rejects.toThrow()
  await expect(abortPasskey()).resolves.toBeUndefined()
})
