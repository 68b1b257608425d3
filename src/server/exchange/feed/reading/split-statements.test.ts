import { expect, it } from 'vitest'
import { splitStatements } from './split-statements.ts'

const split = (line: string) => splitStatements([line], Date.UTC(2026, 10, 20))

it.each([
  ['Salary 8500 USD per month. Joining 15 January 2027', ['Salary: 8500 USD per month.', 'Joining: 15 January 2027']],
  ['Salary: 8500 USD. Join date: 15.01.2027.', ['Salary: 8500 USD.', 'Join date: 15.01.2027.']],
  [
    'Good ship. Nice crew. Salary up to 7000 EUR. Contract 4 months. Paid in time. No delays.',
    ['Good ship. Nice crew.', 'Salary: up to 7000 EUR.', 'Contract: 4 months.', 'Paid in time. No delays.'],
  ],
  ['Зарплата 4500 USD. Посадка 15 января 2027.', ['Зарплата: 4500 USD.', 'Посадка: 15 января 2027.']],
  ['薪资：4500 USD。上船时间：2027年1月15日。', ['薪资：4500 USD。', '上船时间：2027年1月15日。']],
  ['Joining as soon as possible. Salary 5000 USD', ['Joining: as soon as possible.', 'Salary: 5000 USD']],
])('%s', (line, statements) => {
  expect(split(line)).toEqual(statements)
})

it.each([
  ['Salary competitive. Good crew.'],
  ['Start working with us and see the world in 12 months'],
  ['Joining: beg. of August 2027'],
  ['Einstieg: 15. August 2027'],
  ['The contract was signed. The ship has sailed.'],
  ['Rate of turn 5. Ports of call 3.'],
])('%s: is left as it stands', (line) => {
  expect(split(line)).toEqual([line])
})
