import { expect, test } from 'vitest'
import { createConfig, type EdgeVariables } from './config.ts'

test('nothing has to be set', () => {
  expect(createConfig({})).toMatchObject({ hosts: [], origin: undefined, devMail: false })
})

test('what is set is read', () => {
  const config = createConfig({
    HOSTS: 'Gangway.example, www.gangway.example:8443',
    ORIGIN: 'https://gangway.example/',
    ROOT_REDIRECT: '/vacancy',
    DEV_MAIL: 'on',
  })
  expect(config).toMatchObject({
    hosts: ['gangway.example', 'www.gangway.example:8443'],
    origin: 'https://gangway.example',
    rootRedirect: '/vacancy',
    devMail: true,
  })
})

test('kept mail is never shown in production', () => {
  expect(createConfig({ DEV_MAIL: 'on', ENVIRONMENT: 'production' }).devMail).toBe(false)
})

const WRONG: readonly [name: string, variables: EdgeVariables][] = [
  ['HOSTS', { HOSTS: 'https://gangway.example' }],
  ['ORIGIN', { ORIGIN: 'gangway.example' }],
  ['ORIGIN', { ORIGIN: 'https://gangway.example/path' }],
  ['SERVER_ORIGIN', { SERVER_ORIGIN: 'ftp://server' }],
  ['EDGE_SECRET', { SERVER_ORIGIN: 'https://server.example', ENVIRONMENT: 'production' }],
  ['FALLBACK_LOCALE', { FALLBACK_LOCALE: 'xx' }],
  ['ROOT_REDIRECT', { ROOT_REDIRECT: 'https://evil.example' }],
  ['ROOT_REDIRECT', { ROOT_REDIRECT: '//evil.example' }],
  ['ROOT_REDIRECT', { ROOT_REDIRECT: '/' }],
]

test.each(WRONG)('an impossible %s stops the start and is named', (name, variables) => {
  expect(() => createConfig(variables)).toThrow(name)
})
