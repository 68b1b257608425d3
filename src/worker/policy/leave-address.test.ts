import { expect, test } from 'vitest'
import { readLeaveAddress } from './leave-address.ts'

test('people are sent to pages over HTTPS', () => {
  expect(readLeaveAddress('https://id.example/auth?x=1', 'https://gangway.example')?.href).toBe(
    'https://id.example/auth?x=1',
  )
})

test.each([
  'http://id.example/auth',
  'http://localhost:8791/auth',
  'javascript:alert(1)',
  'data:text/html,x',
  '//id.example',
  '/auth',
  'https://user:secret@id.example/',
  '',
])('%s is no such page', (address) => {
  expect(readLeaveAddress(address, 'https://gangway.example')).toBeUndefined()
})

test('a site on this machine may have its provider there', () => {
  expect(readLeaveAddress('http://localhost:8791/auth', 'http://localhost:8790')?.host).toBe('localhost:8791')
  expect(readLeaveAddress('http://id.example/auth', 'http://localhost:8790')).toBeUndefined()
})
