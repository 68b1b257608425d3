import { expect, test } from 'vitest'
import { getRoute } from '#src/contract/routes.ts'
import { lowerValues } from './lower-values.ts'

test.each([
  ['?rank=MASTER&vessel=Lng-Carrier', '?rank=master&vessel=lng-carrier'],
  ['?rank=MASTER,Chief-Officer&rank=x%2CAB', '?rank=master,chief-officer&rank=x%2cab'],
  ['?flag=PA&currency=EUR&sort=Salary', '?flag=pa&currency=eur&sort=salary'],
  ['?q=Chief%20Mate&rank=MASTER', '?q=Chief%20Mate&rank=master'],
  ['?utm_source=News&Rank=MASTER&=A&B', '?utm_source=News&Rank=MASTER&=A&B'],
  ['?rank=master', '?rank=master'],
  ['', ''],
])('%s is asked for as %s', (search, expected) => {
  expect(lowerValues(getRoute('vacancy-list'), search)).toBe(expected)
})
