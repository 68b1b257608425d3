import { expect, test } from 'vitest'
import { erasureOf } from './combine-domains.ts'
import type { Domain } from './domain.ts'
import { DOMAINS } from './domains.ts'
import { MAIL_KINDS } from './ground/mail/mail-kinds.ts'
import { PRODUCT } from './product.ts'

const listOrders = (part: 'steps' | 'rows'): number[] =>
  DOMAINS.flatMap((domain) => (erasureOf(domain, PRODUCT)[part] ?? []).map(({ order }) => order)).sort(
    (one, other) => one - other,
  )

test('erasure steps have different positions, and none is missing', () => {
  for (const orders of [listOrders('steps'), listOrders('rows')])
    expect(orders).toEqual(orders.map((_, index) => index + 1))
})

test('the row of the account is erased last, because the others are found through it', () => {
  expect(PRODUCT.erasure.rows.at(-1)?.name).toBe('eraseAccountRow')
})

const isSame = (one: string, other: string): boolean => one === other || one.startsWith('{') || other.startsWith('{')

test('no two endpoints have the same path, so that their order does not matter', () => {
  const addresses = PRODUCT.endpoints.map(({ spec }) => [spec.method, ...spec.path.split('/')])
  const double = addresses.flatMap((one, index) =>
    addresses
      .slice(index + 1)
      .filter((other) => one.length === other.length && one.every((part, at) => isSame(part, `${other[at]}`)))
      .map((other) => `${one.join('/')} ${other.join('/')}`),
  )
  expect(double).toEqual([])
})

test('no two domains describe the same table, mail or purpose of files', () => {
  const listNames = (domain: Domain) =>
    [domain.mails, domain.personalData, domain.notPersonal, domain.files].flatMap((part) => Object.keys(part ?? {}))
  const names = DOMAINS.flatMap(listNames)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every kind of mail has a writer, and every writer a kind', () => {
  expect(Object.keys(PRODUCT.mails.writers).toSorted()).toEqual(MAIL_KINDS.toSorted())
})
